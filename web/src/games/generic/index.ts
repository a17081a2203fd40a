/** The table of a game that the page was not built with, drawn from its grammar and its views. */
import type { GameName, Grammar, Term } from "../../i18n/grammar";
import { grammarOf } from "../../i18n/grammar";
import type { Game } from "../game";
import { installed } from "../installed.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import { notes, votes } from "./notes";
import SeatPanel from "./SeatPanel.svelte";
import {
  active,
  announcement,
  claimArguments,
  claimKinds,
  detail,
  headline,
  opensTurn,
  places,
  tips,
} from "./text";
import { isPublic, outFlags, playersIn, type GenericView, type Scene } from "./view";

/** How many portraits there are. */
const PORTRAITS = 10;

export function genericGame(name: GameName): Game<GenericView> {
  const grammar = grammarOf(name);
  return {
    name,
    Board,
    Hand,
    SeatPanel,
    Ending,
    seats: (_view, people) => Array.from({ length: people }, (_, seat) => seat),
    unseated: () => [],
    portrait: (_view, seat) => seat % PORTRAITS,
    ghost: (view, seat) => isPublic(grammar, "alive") && playersIn(view)[seat]?.["alive"] === false,
    out: (view, seat) => outFlags(grammar, view, seat).length > 0,
    active,
    headline,
    status: () => [],
    places,
    notes,
    votes,
    opensTurn,
    quietTurns: true,
    isFinal: (topic: Term, option: Term) => isFinal(grammar, topic, option),
    about: (topic: Term, { translator }: Scene) => translator.askText(topic),
    detail,
    announcement,
    claimKinds,
    claimArguments,
    tips: tips(installed.of(name)?.rulebook ?? false),
  };
}

/** Whether an answer can't be undone: any but an idle one, if the game declares none as final. */
function isFinal({ final, idle }: Grammar, topic: Term, option: Term): boolean {
  if (!final.topics.length && !final.options.length) return !idle.includes(String(option[0]));
  return final.topics.includes(String(topic[0])) || final.options.includes(String(option[0]));
}
