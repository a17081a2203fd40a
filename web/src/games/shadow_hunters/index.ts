/** Shadow Hunters: how its table looks and reads. */
import type { Game } from "../game";
import OffBoard from "./OffBoard.svelte";
import Board from "./board/Board.svelte";
import { headline, places, status } from "./text/status";
import SeatPanel from "./SeatPanel.svelte";
import { claimKinds, claimArguments } from "./text/claims";
import Ending from "./Ending.svelte";
import Hand from "./cards/Hand.svelte";
import { notes } from "./text/notes";
import { announcement } from "./text/announcements";
import { about, detail, isFinal, opensTurn } from "./text/story";
import { tips } from "./text/tips";
import type { View } from "./view";

const game: Game<View> = {
  name: "shadow_hunters",
  Board,
  Hand,
  SeatPanel,
  Ending,
  OffBoard,
  seats: (view) => view.players.map((player) => player.seat),
  unseated: () => [],
  portrait: (_view, seat) => seat,
  ghost: (view, seat) => !view.players[seat]?.alive,
  active: (scene) => (scene.view.ended ? null : scene.view.active_seat),
  headline,
  status,
  places,
  notes,
  votes: () => [],
  opensTurn,
  isFinal,
  about,
  detail,
  announcement,
  claimKinds,
  claimArguments,
  tips,
};

export default game;
