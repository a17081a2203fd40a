/** Among Cultists: how its table looks and reads. */
import "./colours.css";
import { t } from "../../i18n/language.svelte";
import type { AmongCultistsView } from "../../wire/messages";
import type { Game } from "../game";
import { about } from "./about";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { headline, status } from "./board";
import Chair from "./Chair.svelte";
import { claimKinds, claimWords } from "./claims";
import { detail } from "./details";
import Ending from "./Ending.svelte";
import { CHARACTERS } from "./facts";
import Hand from "./Hand.svelte";
import { journal } from "./journal";
import { places } from "./places";
import { isFinal, moment, opensTurn, voice } from "./story";
import { activeSeat, viewOf } from "./table";
import { tips } from "./tips";
import { votes } from "./votes";

const game: Game = {
  name: "among_cultists",
  Board,
  Hand,
  Chair,
  Ending,
  Beside,
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
