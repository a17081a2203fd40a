/** The signs on the board, on cards and at the seats, each with a line that explains it. */
import barrier from "icon:magic-shield";
import drop from "icon:drop";
import hidden from "icon:hooded-figure";
import skull from "icon:death-skull";
import used from "icon:candle-holder";
import voided from "icon:broken-shield";
import ward from "icon:shield-reflect";
import type { Sign } from "../Legend.svelte";
import { dealtKinds } from "./facts";
import { BACKS, EMBLEMS, iconOf } from "./icons";
import type { Scene } from "./view";

/** A drawing in lines, for signs that are not icons. */
const lines = (path: string, more = "") =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="36" stroke-linejoin="round" ${more}/>`;
const lettered = (letter: string, outline: string) =>
  `${lines(outline)}<text x="256" y="372" font-size="300" text-anchor="middle" fill="currentColor">${letter}</text>`;

const SIGNS: readonly (readonly [string, string])[] = [
  ["hidden", hidden],
  ["secret", lines("M40 130H472V382H40Z", 'stroke-dasharray="70 40" ')],
  ["turn", '<path d="M256 60L380 240L256 452L132 240Z" fill="currentColor"/>'],
  ["wounds", drop],
  [
    "points",
    lettered("9", "M256 20C300 130 440 200 440 320A184 184 0 0 1 72 320C72 200 212 130 256 20Z"),
  ],
  ["dead", skull],
  ["ward", ward],
  ["barrier", barrier],
  ["void", voided],
  ["used", used],
  ["place", lettered("6", "M30 90H482V422H30Z")],
  [
    "area",
    lines(
      "M30 120Q256 220 482 120M30 256H482M30 392Q256 292 482 392M150 160Q190 256 150 352M362 160Q322 256 362 352",
    ),
  ],
  ["track", lines("M160 20V492M352 20V492M160 130H260M160 256H300M160 382H240")],
  ["grave", lettered("A", "M90 480V210A166 166 0 0 1 422 210V480Z")],
  ["end", skull],
  ["red", BACKS.red],
  ["blue", BACKS.blue],
  ["green", BACKS.green],
  ["dice", lines("M40 190H240V390H40ZM370 130L480 390H260Z")],
];

/** All signs that are in the game, and the equipment in front of the players. */
export function signs(scene: Scene): Sign[] {
  const { view, translator } = scene;
  const kinds = dealtKinds(view).map(([kind]) => [kind, EMBLEMS[kind]] as const);
  const gear = [...new Set(view.players.flatMap((player) => player.gear))];
  return [
    ...[...kinds, ...SIGNS].map(([id, sign]) => ({
      sign,
      name: translator.text("icon", id),
      text: translator.text("icon", id, "text"),
    })),
    ...gear.map((card) => ({
      sign: iconOf(card),
      name: translator.name("card", card),
      text: translator.text("card", card, "text"),
    })),
  ];
}
