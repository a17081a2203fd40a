/** Shadow Hunters at the table. */
import type { Game } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { headline, places, status } from "./board";
import Chair from "./Chair.svelte";
import { claimKinds, claimWords } from "./claims";
import Ending from "./Ending.svelte";
import { viewOf } from "./facts";
import Hand from "./Hand.svelte";
import { journal } from "./journal";
import { moment } from "./moments";
import { about, detail, isFinal, opensTurn } from "./story";
import { tips } from "./tips";
import type { ShadowHuntersView } from "../../wire/messages";

const game: Game = {
  name: "shadow_hunters",
  Board,
  Hand,
  Chair,
  Ending,
  Beside,
  seats: (view) => (view as ShadowHuntersView).players.map((player) => player.seat),
  unseated: () => [],
  portrait: (_view, seat) => seat,
  ghost: (view, seat) => !(view as ShadowHuntersView).players[seat]?.alive,
  active: (scene) => (viewOf(scene).ended ? null : viewOf(scene).active_seat),
  headline,
  status,
  places,
  journal,
  votes: () => [],
  opensTurn,
  isFinal,
  about,
  detail,
  moment,
  voice: () => null,
  claimKinds,
  claimWords,
  tips,
};

export default game;
