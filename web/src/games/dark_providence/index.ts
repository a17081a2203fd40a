/** Dark Providence: a railway map of the eastern states, two towers, and what each hides. */
import "./colours.css";
import "./marks.css";
import { t } from "../../i18n/language.svelte";
import type { Game } from "../game";
import { active, headline, places, status } from "./board";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import Chair from "./Chair.svelte";
import { claimKinds, claimWords } from "./claims";
import { detail } from "./details";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { journal } from "./journal";
import { isFinal, moment, opensTurn } from "./story";
import type { View } from "./table";
import { tips } from "./tips";

const CULTIST_PORTRAITS = 7;

const game: Game = {
  name: "dark_providence",
  Board,
  Hand,
  Chair,
  Ending,
  Beside,
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
