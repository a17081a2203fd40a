/** The table in words: the state of the game, places, decks and players. */
import calendar from "icon:moon-orbit";
import dove from "icon:peace-dove";
import extra from "icon:hourglass";
import hearts from "icon:heart-beats";
import { t } from "../../../i18n/language.svelte";
import type { PlaceText, Status } from "../../game";
import { COLOURS, dealtCount, kindOf, KINDS, numbersOf, pointsOf, type Colour } from "../facts";
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
    ...KINDS.filter((kind) => dealtCount(view, kind)).map((kind) => ({
      icon: EMBLEMS[kind],
      label: t("web-sh-in-play", { kind }),
      value: String(dealtCount(view, kind)),
    })),
  ];
  const peaceful = (view.options.first_round_no_attack ?? true) && view.round === 1 && !view.ended;
  if (peaceful)
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

export function howMany(number: number, kind: string): string {
  return t("web-sh-count", { number, kind });
}

/** The use of a place in a few words. */
export function placeUse(place: string): string {
  const message = PLACE_USES[place];
  return message ? t(message) : "";
}

/** The throws that lead to a place: `6`, `2–3`. */
export function numbersLine(place: string): string {
  const numbers = numbersOf(place);
  const [low = 0, high = low] = numbers;
  return low === high ? String(low) : t("web-sh-range", { low, high });
}

export function deckLine(scene: Scene, colour: Colour): string {
  const deck = scene.view[colour];
  const discards = typeof deck.discards === "number" ? deck.discards : deck.discards.length;
  return t("web-sh-deck", {
    colour: scene.translator.name("colour", colour),
    left: deck.left,
    discards,
  });
}

/** A player as everybody sees them: wounds, revealed character, equipment, marks. */
export function figureLine(scene: Scene, player: Seat): string {
  const { translator } = scene;
  const facts = [t("web-sh-wounds", { number: player.wounds })];
  if (player.revealed && player.character) facts.push(characterLine(scene, player.character));
  facts.push(...player.gear.map((card) => translator.name("card", card)), ...marksOf(player));
  return translator.catalogue.listed(facts);
}

/** A player who can be chosen: wounds, character if known, protection, equipment. */
export function choiceLine(scene: Scene, player: Seat): string {
  const { translator } = scene;
  const known = player.character !== null && (player.revealed || scene.open);
  const facts = [
    known
      ? t("web-sh-so-far-of", { number: player.wounds, points: pointsOf(player.character!) })
      : t("web-sh-so-far", { number: player.wounds }),
  ];
  if (known && player.seat !== scene.seat) facts.push(characterLine(scene, player.character!));
  if (player.warded) facts.push(t("web-sh-mark-ward"));
  if (player.barred) facts.push(t("web-sh-mark-barrier"));
  const gear = player.gear.map((card) => translator.name("card", card));
  if (gear.length) facts.push(translator.catalogue.listed(gear));
  return facts.reduce((facts, fact) => t("web-sh-besides", { facts, fact }));
}

export function figureLabel(scene: Scene, seat: number): string {
  const name = scene.translator.name("seat", seat);
  return t("web-sh-figure", { name, facts: figureLine(scene, scene.view.players[seat]!) });
}

export function characterLine(scene: Scene, character: string): string {
  return t("web-sh-character", {
    character: scene.translator.name("character", character),
    kind: scene.translator.name("kind", kindOf(character)),
  });
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
  const shown = player.character !== null && (player.revealed || scene.open);
  if (!shown) return t("web-sh-wounds", { number: player.wounds });
  return t("web-sh-wounds-of", { number: player.wounds, points: pointsOf(player.character!) });
}

export function places(scene: Scene): PlaceText[] {
  const view = scene.view;
  const { translator } = scene;
  const there = (place: string) => {
    const found = view.players.filter((player) => player.alive && player.place === place);
    return found.length
      ? found.map((player) => figureLabel(scene, player.seat))
      : [t("web-sh-nobody")];
  };
  const shown: PlaceText[] = view.slots.map((place, slot) => ({
    kind: "place",
    id: place,
    title: t("web-sh-place", {
      place: translator.name("place", place),
      numbers: numbersLine(place),
    }),
    lines: [
      t("web-sh-area", {
        number: Math.floor(slot / 2) + 1,
        other: translator.form("place", view.slots[slot ^ 1]!, "the"),
      }),
      placeUse(place),
      ...there(place),
    ],
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
      lines: discardLines(scene, colour),
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
