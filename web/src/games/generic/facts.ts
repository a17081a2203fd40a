/** The fields of a view in words: which of them are public, and what they say. */
import type { Word } from "../../i18n/grammar";
import { t } from "../../i18n/language.svelte";
import type { Translator } from "../../i18n/translator";
import { fieldsOf, playersIn, valueOf, type Field, type Scene, type Value } from "./view";

/** One value of a fact. */
export interface Item {
  readonly text: string;
  /** What is drawn instead of the text, such as a question mark for an unknown value. */
  readonly sign?: string;
  /** The thing that it names, if it does. */
  readonly thing?: { readonly kind: string; readonly id: Word };
}

/** A field with its label and values. */
export interface Fact {
  readonly field: Field;
  readonly label: string;
  readonly items: readonly Item[];
  /** Whether others may see it. */
  readonly isPublic: boolean;
  /** Whether it becomes public later, such as a role that can be revealed. */
  readonly isHidden: boolean;
  /** Whether the viewer knows anything of it. */
  readonly isKnown: boolean;
}

const OPEN = { isPublic: true, isHidden: false };
const SECRET = { isPublic: false, isHidden: false };

/** The facts of the table itself. */
export function tableFacts(scene: Scene): Fact[] {
  return factsOf(scene, false, 0);
}

/** The facts about a seat. */
export function seatFacts(scene: Scene, seat: number): Fact[] {
  return factsOf(scene, true, seat);
}

/**
 * The facts that may be drawn in the open: all that are public, and those that the viewer knows
 * while the cover is lifted. What will be public one day is drawn as unknown until then.
 */
export function shownFacts(scene: Scene, facts: readonly Fact[]): Fact[] {
  return facts.flatMap((fact) => {
    if (fact.isPublic || (scene.open && fact.isKnown)) return [fact];
    return fact.isHidden ? [{ ...fact, items: [unknown()] }] : [];
  });
}

/** The facts that only the viewer knows: about the table, and about a seat. */
export function secretFacts(scene: Scene, seat: number): Fact[] {
  return [...tableFacts(scene), ...seatFacts(scene, seat)].filter((fact) => !fact.isPublic);
}

/** What the viewer knows about other seats, which others do not. */
export function knownOfOthers(scene: Scene): { seat: number; facts: Fact[] }[] {
  return scene.people
    .filter(({ seat }) => seat !== scene.seat)
    .map(({ seat }) => ({
      seat,
      facts: seatFacts(scene, seat).filter((fact) => !fact.isPublic && fact.isKnown),
    }))
    .filter(({ facts }) => facts.length > 0);
}

/** The values of a fact in one line. */
export function lineOf({ label, items }: Fact, translator: Translator): string {
  const value = translator.catalogue.listed(items.map((item) => item.text));
  return t("web-generic-fact", { label, value });
}

function factsOf(scene: Scene, ofPlayers: boolean, seat: number): Fact[] {
  const { grammar } = scene.translator;
  if (ofPlayers && !playersIn(scene.view)[seat]) return [];
  return fieldsOf(grammar)
    .filter((field) => field.ofPlayers === ofPlayers)
    .map((field) => {
      const value = valueOf(scene.view, field, seat);
      return {
        field,
        label: labelOf(scene.translator, field),
        items: itemsOf(scene, field, value),
        ...publicity(scene, field, seat),
        isKnown: value !== null && value !== "" && !(isList(value) && !value.length),
      };
    });
}

export function labelOf(translator: Translator, { name, ofPlayers }: Field): string {
  const id = ofPlayers ? ["field", "players", name] : ["field", name];
  return translator.has(...id) ? translator.text(...id) : name;
}

/** What the game calls a round. */
export function roundLabel({ translator }: Scene): string {
  const field = fieldsOf(translator.grammar).find(
    ({ name, ofPlayers }) => name === "round" && !ofPlayers,
  );
  return field ? labelOf(translator, field) : t("web-generic-round-label");
}

/** Whether everybody may see a field: always, or once a field beside it says so. */
function publicity(
  scene: Scene,
  { name, ofPlayers }: Field,
  seat: number,
): Pick<Fact, "isPublic" | "isHidden"> {
  let rules = scene.translator.grammar.public.view;
  let holder: Readonly<Record<string, unknown>> | undefined = scene.view;
  if (ofPlayers) {
    const players = rules["players"];
    if (players === true) return OPEN;
    if (!players || !("inside" in players)) return SECRET;
    rules = players.inside;
    holder = playersIn(scene.view)[seat];
  }
  const rule = rules[name];
  if (rule === true) return OPEN;
  if (!rule || !("blank" in rule) || !rule.if) return SECRET;
  return rule.if.some((other) => holder?.[other]) ? OPEN : { isPublic: false, isHidden: true };
}

function itemsOf(scene: Scene, field: Field, value: Value | readonly Value[]): readonly Item[] {
  const { translator } = scene;
  if (typeof value === "number" && field.kind === "number" && !field.ofPlayers)
    return [{ text: numberText(scene, field.name, value) }];
  if (!isList(value)) return [itemOf(translator, field.kind, value)];
  if (!value.length) return [{ text: t("web-generic-nothing"), sign: "–" }];
  return value.map((one, position) => {
    const item = itemOf(translator, field.kind, one);
    // A game may have a message that includes an entry's position in the list.
    const placed = !field.ofPlayers && translator.has("field", field.name, "entry");
    if (!placed) return item;
    const text = translator.text("field", field.name, "entry", { position, value: item.text });
    return { ...item, text };
  });
}

function itemOf(translator: Translator, kind: string, value: Value): Item {
  if (value === null) return unknown();
  if (value === "") return { text: t("web-generic-nothing"), sign: "–" };
  if (kind === "flag" || typeof value === "boolean")
    return { text: t(value ? "web-generic-yes" : "web-generic-no") };
  if (kind === "number") return { text: String(value) };
  return { text: nameOf(translator, kind, value), thing: { kind, id: value } };
}

/** A number of the view, with its highest value if the game declares it: “3 of 10”. */
export function numberText({ view, translator }: Scene, name: string, number: number): string {
  const limit = view[translator.grammar.limits[name] ?? ""];
  return typeof limit === "number" ? t("web-generic-of", { number, limit }) : String(number);
}

function unknown(): Item {
  return { text: t("web-generic-unknown"), sign: "?" };
}

/** The name of a thing; its id if the game has no name for it. */
export function nameOf(translator: Translator, kind: string, id: Word): string {
  if (kind === "seat") return translator.name("seat", id);
  const family = translator.grammar.kinds[kind];
  return family && translator.has(family, id) ? translator.name(kind, id) : String(id);
}

/** What the game says about a thing: what it wins by, and what it can do. */
export function explained(translator: Translator, kind: string, id: Word): string[] {
  const family = translator.grammar.kinds[kind];
  if (!family) return [];
  return ["goal", "text"]
    .filter((part) => translator.has(family, id, part))
    .map((part) => translator.text(family, id, part));
}

function isList(value: Value | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}
