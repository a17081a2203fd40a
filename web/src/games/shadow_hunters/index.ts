/** Shadow Hunters at the table. */
import type { Game } from "../game";
import OffBoard from "./OffBoard.svelte";
import Board from "./board/Board.svelte";
import { headline, places, status } from "./text/status";
import SeatPanel from "./SeatPanel.svelte";
import { claimKinds, claimWords } from "./text/claims";
import Ending from "./Ending.svelte";
import { viewOf } from "./facts";
import Hand from "./cards/Hand.svelte";
import { journal } from "./text/notes";
import { moment } from "./text/announcements";
import { about, detail, isFinal, opensTurn } from "./text/story";
import { tips } from "./text/tips";
import type { ShadowHuntersView } from "../../wire/messages";

const game: Game = {
  name: "shadow_hunters",
  Board,
  Hand,
  SeatPanel,
  Ending,
  OffBoard,
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
