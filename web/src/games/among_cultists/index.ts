/** Among Cultists: how its table looks and reads. */
import "./colours.css";
import { t } from "../../i18n/language.svelte";
import type { AmongCultistsView } from "../../wire/messages";
import type { Game } from "../game";
import { about } from "./text/about";
import OffBoard from "./OffBoard.svelte";
import Board from "./board/Board.svelte";
import { headline, status } from "./text/status";
import SeatPanel from "./SeatPanel.svelte";
import { claimKinds, claimWords } from "./text/claims";
import { detail } from "./text/details";
import Ending from "./ending/Ending.svelte";
import { CHARACTERS } from "./facts";
import Hand from "./cards/Hand.svelte";
import { journal } from "./text/notes";
import { places } from "./text/places";
import { isFinal, moment, opensTurn, voice } from "./text/story";
import { activeSeat, viewOf } from "./view";
import { tips } from "./text/tips";
import { votes } from "./text/votes";

const game: Game = {
  name: "among_cultists",
  Board,
  Hand,
  SeatPanel,
  Ending,
  OffBoard,
  seats: (view) => (view as AmongCultistsView).order,
  unseated: (view) => ((view as AmongCultistsView).options.automa ? [t("ac-automa")] : []),
  ghost: (view, seat) => (view as AmongCultistsView).players[seat]?.ghost ?? false,
  portrait: (view, seat) =>
    Math.max(0, CHARACTERS.indexOf((view as AmongCultistsView).players[seat]?.character ?? "")),
  active: (scene) => activeSeat(viewOf(scene)),
  headline,
  status,
  places,
  journal,
  votes,
  opensTurn,
  isFinal,
  about,
  detail,
  moment,
  voice,
  claimKinds,
  claimWords,
  tips,
};

export default game;
