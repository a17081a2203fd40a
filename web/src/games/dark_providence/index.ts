/** Dark Providence: how its table looks and reads. */
import "./colours.css";
import "./board/choices.css";
import { t } from "../../i18n/language.svelte";
import type { Game } from "../game";
import { active, headline, places, status } from "./text/status";
import OffBoard from "./OffBoard.svelte";
import Board from "./board/Board.svelte";
import SeatPanel from "./SeatPanel.svelte";
import { claimKinds, claimArguments } from "./text/claims";
import { detail } from "./text/details";
import Ending from "./scoring/Ending.svelte";
import Hand from "./cards/Hand.svelte";
import { notes } from "./text/notes";
import { announcement, isFinal, opensTurn } from "./text/story";
import { tips } from "./text/tips";
import type { View } from "./view";

const CULTIST_PORTRAITS = 7;

const game: Game<View> = {
  name: "dark_providence",
  Board,
  Hand,
  SeatPanel,
  Ending,
  OffBoard,
  seats: (view) => view.players.map((player) => player.seat),
  unseated: (view) =>
    view.players.filter((player) => player.cultist).map((player) => t(`dp-agent-${player.main}`)),
  ghost: () => false,
  portrait: (view, seat) => (view.players[seat]?.cultist ? CULTIST_PORTRAITS + seat : seat),
  active,
  headline,
  status,
  places,
  notes,
  votes: () => [],
  opensTurn,
  isFinal,
  detail,
  announcement,
  claimKinds,
  claimArguments,
  tips,
};

export default game;
