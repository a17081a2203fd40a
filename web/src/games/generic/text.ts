/** What a generic table says: headline, notes, claims, and the table in words. */
import { thingsIn, type Term, type Word } from "../../i18n/grammar";
import { t } from "../../i18n/language.svelte";
import type { Announcement, PlaceText, Section, Tip } from "../game";
import {
  explained,
  knownOfOthers,
  labelOf,
  lineOf,
  seatFacts,
  secretFacts,
  shownFacts,
  tableFacts,
} from "./facts";
import { endIn, fieldsOf, roundIn, type GenericView, type Scene } from "./view";

/** Events that begin a new paragraph of the story. */
const OPENING = ["round", "turn"];
/** The events of claims, which are in the talk. */
const CLAIMS = ["claims", "claims_apart"];
/** The numbers that a claim can name go up to this at least. */
const NUMBERS = 10;

/** The seat whose turn it is: the only one that is asked. */
export function active({ view }: Scene): number | null {
  return view.asked.length === 1 && !endIn(view) ? (view.asked[0] ?? null) : null;
}

export function headline(scene: Scene): string {
  const { view, translator } = scene;
  if (endIn(view)) return t("web-generic-over");
  const round = roundIn(view);
  if (!round) return stage(scene);
  const field = fieldsOf(translator.grammar).find(
    ({ name, ofPlayers }) => name === "round" && !ofPlayers,
  );
  const label = field ? labelOf(translator, field) : t("web-generic-round-label");
  return t("web-generic-round", { label, round, stage: stage(scene) });

  function stage(scene: Scene): string {
    const seat = active(scene);
    if (seat === null)
      return view.asked.length ? t("web-generic-together") : translator.text("name");
    const mine = seat === scene.seat ? "yes" : "no";
    return t("web-generic-turn", { mine, name: translator.name("seat", seat) });
  }
}

/** Why the game has ended, in the words of the game. */
export function endText({ view, translator }: Scene): string {
  const reason = endIn(view);
  return reason && translator.has("end", reason) ? translator.text("end", reason) : "";
}

export function places(scene: Scene): PlaceText[] {
  const table = shownFacts(scene, tableFacts(scene));
  const seats = scene.people.map(({ seat, name }) => ({
    kind: "seat",
    id: seat,
    title: name,
    lines: shownFacts(scene, seatFacts(scene, seat)).map((fact) => lineOf(fact, scene.translator)),
  }));
  if (!table.length) return seats;
  const lines = table.map((fact) => lineOf(fact, scene.translator));
  return [{ kind: "table", id: 0, title: t("web-generic-facts"), lines }, ...seats];
}

/** What the viewer alone knows. */
export function notes(scene: Scene): Section[] {
  const { seat, translator } = scene;
  if (seat === null) return [];
  const own = { seat, facts: secretFacts(scene, seat).filter((fact) => fact.isKnown) };
  const known = [own, ...knownOfOthers(scene)].filter(({ facts }) => facts.length);
  if (!known.length) return [];
  const rows = known.map(({ seat, facts }) => [
    translator.name("seat", seat),
    facts.map((fact) => lineOf(fact, translator)).join(" · "),
  ]);
  return [{ title: t("web-generic-yours"), headers: headers(t("web-generic-secret")), rows }];
}

/** Who named whom: the public fields of the players that are seats. */
export function votes(scene: Scene): Section[] {
  const { translator, people } = scene;
  return fieldsOf(translator.grammar)
    .filter((field) => field.ofPlayers && field.kind === "seat")
    .map((field) => ({
      title: labelOf(translator, field),
      headers: headers(labelOf(translator, field)),
      rows: people.flatMap(({ seat, name }) => {
        const fact = seatFacts(scene, seat).find((one) => one.field.name === field.name);
        if (!fact?.isPublic || !fact.isKnown) return [];
        return [[name, translator.catalogue.listed(fact.items.map((item) => item.text))]];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function headers(second: string): string[] {
  return [t("web-generic-player"), second];
}

export function opensTurn(event: Term): boolean {
  return OPENING.includes(String(event[0]));
}

/** What an option's things can do, in the words of the game. */
export function detail(option: Term, { translator }: Scene): string {
  return thingsIn(translator.grammar, "options", option)
    .flatMap(({ kind, id }) => explained(translator, kind, id))
    .join(" ");
}

/** What happens to the reader is announced; the rest is in the story. */
export function announcement(event: Term, scene: Scene): Announcement<GenericView> | null {
  const { translator, seat } = scene;
  if (CLAIMS.includes(String(event[0]))) return null;
  const found = thingsIn(translator.grammar, "events", event);
  const isAboutMe = found.some(({ kind, id }) => kind === "seat" && id === seat);
  return isAboutMe ? { text: translator.event(event), tone: "plain" } : null;
}

/** All claims whose arguments can be listed. */
export function claimKinds({ translator: { grammar } }: Scene): string[] {
  const isListable = (kind: string) => !kind.endsWith("*");
  return Object.keys(grammar.claims).filter((kind) => grammar.claims[kind]![0]!.every(isListable));
}

/** The values of a claim's argument. Their order never depends on secrets. */
export function claimArguments(_claim: Term, kind: string, scene: Scene): Word[] {
  const { grammar } = scene.translator;
  if (kind === "seat") {
    const seats = scene.people.map((person) => person.seat);
    const others = seats.filter((seat) => seat !== scene.seat);
    return [...others, ...seats.filter((seat) => seat === scene.seat)];
  }
  if (kind === "flag") return [1, 0];
  if (kind === "number") {
    const round = roundIn(scene.view);
    const all = Array.from({ length: Math.max(NUMBERS, round) + 1 }, (_, number) => number);
    // Most numbers are rounds: this one and those before come first.
    const past = all.slice(1, round + 1).reverse();
    return [...past, ...all.filter((number) => !past.includes(number))];
  }
  return [...(grammar.names[grammar.kinds[kind] ?? ""] ?? [])];
}

export function tips(hasRulebook: boolean): Tip<GenericView>[] {
  const all: Tip<GenericView>[] = [
    {
      id: "web-generic-tip-secrets",
      points: "hand",
      when: (scene) => scene.seat !== null && secretFacts(scene, scene.seat).length > 0,
    },
    { id: "web-generic-tip-question", points: "prompt" },
  ];
  return hasRulebook ? [...all, { id: "web-generic-tip-rules" }] : all;
}
