/** Dark Providence: a railway map of the eastern states, two towers, and what each hides. */
import "./colours.css";
import "./board/choices.css";
import { t } from "../../i18n/language.svelte";
import type { Game } from "../game";
import { active, headline, places, status } from "./text/status";
import OffBoard from "./OffBoard.svelte";
import Board from "./board/Board.svelte";
import SeatPanel from "./SeatPanel.svelte";
import { claimKinds, claimWords } from "./text/claims";
import { detail } from "./text/details";
import Ending from "./scoring/Ending.svelte";
import Hand from "./cards/Hand.svelte";
import { journal } from "./text/notes";
import { isFinal, moment, opensTurn } from "./text/story";
import type { View } from "./view";
import { tips } from "./text/tips";

const CULTIST_PORTRAITS = 7;

const game: Game = {
  name: "dark_providence",
  Board,
  Hand,
  SeatPanel,
  Ending,
  OffBoard,
  seats: (view) => (view as View).players.map((player) => player.seat),
  unseated: (view) =>
    (view as View).players
      .filter((player) => player.cultist)
      .map((player) => t(`dp-agent-${player.main}`)),
  ghost: () => false,
  portrait: (view, seat) =>
    (view as View).players[seat]?.cultist ? CULTIST_PORTRAITS + seat : seat,
  active,
  headline,
  status,
  places,
  journal,
  votes: () => [],
  opensTurn,
  isFinal,
  detail,
  moment,
  voice: () => null,
  claimKinds,
  claimWords,
  tips,
};

export default game;
