/** The table in words: the state of the game, places, decks and players. */
import calendar from "icon:moon-orbit";
import dove from "icon:peace-dove";
import extra from "icon:hourglass";
import hearts from "icon:heart-beats";
import { t } from "../../../i18n/language.svelte";
import type { PlaceText, Status } from "../../game";
import { sentences } from "../../sentences";
import { COLOURS, dealtKinds, kindOf, numbersOf, pointsOf, type Colour } from "../facts";
import { EMBLEMS } from "../icons";
import type { Scene, Seat } from "../view";

const PLACE_USES: Readonly<Record<string, string>> = {
  morganas_hut: "web-sh-use-hut",
  spring_of_wisdom: "web-sh-use-spring",
  chapel: "web-sh-use-chapel",
  graveyard: "web-sh-use-graveyard",
  magic_tree: "web-sh-use-tree",
  stone_circle: "web-sh-use-circle",
};

export function headline(scene: Scene): string {
  const view = scene.view;
  if (view.ended) return t("web-sh-over", { why: scene.translator.name("end", view.ended) });
  if (view.phase === "opening") return t("web-sh-opening");
  const mine = view.active_seat === scene.seat ? "yes" : "no";
  return t("web-sh-turn", {
    round: view.round,
    name: scene.translator.name("seat", view.active_seat),
    mine,
  });
}

export function status(scene: Scene): Status[] {
  const view = scene.view;
  const living = view.players.filter((player) => player.alive).length;
  const facts: Status[] = [
    { icon: calendar, label: t("web-sh-round"), value: String(view.round) },
    {
      icon: hearts,
      label: t("web-sh-living"),
      value: t("web-sh-of", { number: living, all: view.players.length }),
    },
    ...dealtKinds(view).map(([kind, number]) => ({
      icon: EMBLEMS[kind],
      label: t("web-sh-in-play", { kind }),
      value: String(number),
      text: scene.translator.text("icon", kind, "text"),
    })),
  ];
  if (view.peaceful)
    facts.push({ icon: dove, label: t("web-sh-peace"), value: t("web-sh-peace-value") });
  if (view.extra_turns) {
    const value = scene.translator.name("seat", view.active_seat);
    facts.push({
      icon: extra,
      label: t("web-sh-extra-turns", { number: view.extra_turns }),
      value,
      alarm: true,
    });
  }
  return facts;
}

/** The use of a place in a few words. */
export function placeUse(place: string): string {
  const message = PLACE_USES[place];
  return message ? t(message) : "";
}

/** The rolls that lead to a place: `6`, `2–3`. */
export function numbersLine(place: string): string {
  const numbers = numbersOf(place);
  const [low = 0, high = low] = numbers;
  return low === high ? String(low) : t("web-sh-range", { low, high });
}

export function deckLine(scene: Scene, colour: Colour): string {
  const deck = scene.view[colour];
  const discards = typeof deck.discards === "number" ? deck.discards : deck.discards.length;
  return t("web-sh-deck", { colour, left: deck.left, discards });
}

/** A player as everybody sees them: wounds, revealed character, equipment, marks. */
export function figureLabel(scene: Scene, seat: number, message = "web-sh-figure"): string {
  const player = scene.view.players[seat]!;
  const name = scene.translator.name("seat", seat);
  return sentences([
    t(message, { name, number: player.wounds }),
    player.revealed ? knownAs(scene, player) : "",
    equipment(scene, player),
    ...marksOf(player),
  ]);
}

/** A player who can be chosen: wounds, character if known, protection, equipment. */
export function choiceLine(scene: Scene, player: Seat): string {
  return sentences([
    targetLine(scene, player),
    isKnown(scene, player) && player.seat !== scene.seat ? knownAs(scene, player) : "",
    ...marksOf(player),
    equipment(scene, player),
  ]);
}

/** The wounds of a player who can be chosen, as a sentence about them. */
function targetLine(scene: Scene, player: Seat): string {
  const args = { ...nameOf(scene, player), number: player.wounds };
  return isKnown(scene, player)
    ? t("web-sh-target-known", { ...args, points: pointsOf(player.character!) })
    : t("web-sh-target", args);
}

/** What healing a player without wounds does. */
export function nothingToHeal(scene: Scene, player: Seat): string {
  return t("web-sh-nothing-to-heal", nameOf(scene, player));
}

/** A player's name, and whether it is the reader, for a message. */
function nameOf(scene: Scene, player: Seat) {
  return {
    name: scene.translator.name("seat", player.seat),
    is_me: player.seat === scene.seat ? "yes" : "no",
  };
}

/** Whether the reader knows a player's character and may see it now. */
function isKnown(scene: Scene, player: Seat): boolean {
  return player.character !== null && (player.revealed || scene.open);
}

function knownAs(scene: Scene, player: Seat): string {
  if (player.character === null) return "";
  const args = characterNames(scene, player.character);
  return t(player.revealed ? "web-sh-is-revealed" : "web-sh-is-known", args);
}

function equipment(scene: Scene, player: Seat): string {
  const cards = player.gear.map((card) => scene.translator.name("card", card));
  return cards.length
    ? t("web-sh-has-equipment", { cards: scene.translator.catalogue.listed(cards) })
    : "";
}

export function characterLine(scene: Scene, character: string): string {
  return t("web-sh-character", characterNames(scene, character));
}

/** The names of a character and its kind, for a message. */
export function characterNames(scene: Scene, character: string) {
  return {
    character: scene.translator.forms("character", character),
    kind: scene.translator.forms("kind", kindOf(character)),
  };
}

/** The marks of a player that everybody sees. */
export function marksOf(player: Seat): string[] {
  const marks: string[] = [];
  if (!player.alive) marks.push(t("web-sh-mark-dead"));
  if (player.warded) marks.push(t("web-sh-mark-ward"));
  if (player.barred) marks.push(t("web-sh-mark-barrier"));
  if (player.void) marks.push(t("web-sh-mark-void"));
  if (player.used) marks.push(t("web-sh-mark-used"));
  return marks;
}

/** The wounds; with the hit points, if the reader knows the character and may see it now. */
export function woundsLine(scene: Scene, player: Seat): string {
  if (!isKnown(scene, player)) return t("web-sh-wounds", { number: player.wounds });
  return t("web-sh-wounds-of", { number: player.wounds, points: pointsOf(player.character!) });
}

export function places(scene: Scene): PlaceText[] {
  const view = scene.view;
  const { translator } = scene;
  const there = (place: string) => {
    const found = view.players.filter((player) => player.alive && player.place === place);
    return found.length
      ? found.map((player) => figureLabel(scene, player.seat, "web-sh-here"))
      : [t("web-sh-nobody")];
  };
  const area = (place: string) => {
    const at = view.areas.findIndex((places) => places.includes(place));
    const other = (view.areas[at] ?? []).find((partner) => partner !== place)!;
    return t("web-sh-area", { number: at + 1, other: translator.forms("place", other, "the") });
  };
  const shown: PlaceText[] = view.slots.map((place) => ({
    kind: "place",
    id: place,
    title: t("web-sh-place", {
      place: translator.forms("place", place),
      numbers: numbersLine(place),
    }),
    lines: [area(place), placeUse(place), ...there(place)],
  }));
  const waiting = view.players.some((player) => player.alive && !player.place);
  if (waiting)
    shown.push({ kind: "middle", id: "middle", title: t("web-sh-middle"), lines: there("") });
  const dead = view.players.filter((player) => !player.alive);
  if (dead.length) {
    const lines = dead.map((player) => figureLabel(scene, player.seat));
    shown.push({ kind: "dead", id: "dead", title: t("web-sh-dead"), lines });
  }
  for (const colour of COLOURS) {
    shown.push({
      kind: "colour",
      id: colour,
      title: deckLine(scene, colour),
      lines: [translator.text("icon", colour, "text"), ...discardLines(scene, colour)],
    });
  }
  return shown;
}

/** The face-up discards of a deck, newest first. */
function discardLines(scene: Scene, colour: Colour): string[] {
  const { discards } = scene.view[colour];
  return typeof discards === "number"
    ? []
    : [...discards].reverse().map((card) => scene.translator.name("card", card));
}
