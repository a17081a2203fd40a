/** Among Cultists: how its table looks and reads. */
import "./colours.css";
import { t } from "../../i18n/language.svelte";
import type { Game } from "../game";
import { about } from "./text/about";
import OffBoard from "./OffBoard.svelte";
import Board from "./board/Board.svelte";
import { headline, status } from "./text/status";
import SeatPanel from "./SeatPanel.svelte";
import { claimKinds, claimArguments } from "./text/claims";
import { detail } from "./text/details";
import Ending from "./ending/Ending.svelte";
import { CHARACTERS } from "./facts";
import Hand from "./cards/Hand.svelte";
import { notes } from "./text/notes";
import { places } from "./text/places";
import { announcement, isFinal, narration, opensTurn } from "./text/story";
import { tips } from "./text/tips";
import { votes } from "./text/votes";
import type { View } from "./view";

const game: Game<View> = {
  name: "among_cultists",
  Board,
  Hand,
  SeatPanel,
  Ending,
  OffBoard,
  seats: (view) => view.order,
  unseated: (view) => view.players.filter((player) => player.automa).map(() => t("ac-automa")),
  ghost: (view, seat) => view.players[seat]?.ghost ?? false,
  portrait: (view, seat) => Math.max(0, CHARACTERS.indexOf(view.players[seat]?.character ?? "")),
  active: (scene) => scene.view.active,
  headline,
  status,
  places,
  notes,
  votes,
  opensTurn,
  isFinal,
  idleFirst: ["announce"],
  about,
  detail,
  announcement,
  narration,
  claimKinds,
  claimArguments,
  tips,
};

export default game;
