/** The notes on a generic table: what the viewer knows and was told, and who voted for whom. */
import { isPublicEvent } from "../../i18n/cover";
import { shapeOf, type Term } from "../../i18n/grammar";
import { t } from "../../i18n/language.svelte";
import type { Section } from "../game";
import {
  knownOfOthers,
  labelOf,
  lineOf,
  nameOf,
  roundLabel,
  seatFacts,
  secretFacts,
} from "./facts";
import { CLAIMS } from "./text";
import { fieldsOf, type Scene } from "./view";

/** What the viewer alone knows, and was told. */
export function notes(scene: Scene): Section[] {
  return scene.seat === null ? [] : [...known(scene, scene.seat), ...told(scene)];
}

function known(scene: Scene, seat: number): Section[] {
  const { translator } = scene;
  const own = { seat, facts: secretFacts(scene, seat).filter((fact) => fact.isKnown) };
  const known = [own, ...knownOfOthers(scene)].filter(({ facts }) => facts.length);
  if (!known.length) return [];
  const rows = known.map(({ seat, facts }) => [
    translator.name("seat", seat),
    facts.map((fact) => lineOf(fact, translator)).join(" · "),
  ]);
  return [
    { title: t("web-generic-yours"), headers: headers(t("web-generic-secret-column")), rows },
  ];
}

/** The events that only some were told, with the round of each. */
function told(scene: Scene): Section[] {
  const { translator } = scene;
  const rows = withRounds(scene)
    .filter(({ event }) => !isPublicEvent(translator.grammar, event))
    .filter(({ event }) => !CLAIMS.includes(String(event[0])))
    .map(({ round, event }) => [round, translator.event(event)]);
  if (!rows.length) return [];
  const columns = [roundLabel(scene), t("web-generic-told-column")];
  return [{ title: t("web-only-you"), headers: columns, rows }];
}

/** All events that may be shown, each with the name of its round. */
function withRounds(scene: Scene): { round: string; event: Term }[] {
  let round = t("web-generic-before");
  return scene.story.map((event) => {
    if (event[0] === "round" && typeof event[1] === "number")
      round = t("web-generic-round-name", { label: roundLabel(scene), round: event[1] });
    return { round, event };
  });
}

/** Who voted for whom: by the events that are votes, and the fields of the players that are seats. */
export function votes(scene: Scene): Section[] {
  return [...votesCast(scene), ...seatsNamed(scene)];
}

/** A row for each player, and a column for each round with votes. */
function votesCast(scene: Scene): Section[] {
  const { translator, people } = scene;
  const cast = withRounds(scene).filter(({ event }) =>
    translator.grammar.votes.includes(String(event[0])),
  );
  if (!cast.length) return [];
  const rounds = [...new Set(cast.map(({ round }) => round))];
  const rows = people.map(({ seat, name }) => [
    name,
    ...rounds.map((round) =>
      scene.translator.catalogue.listed(
        cast
          .filter(({ event, round: other }) => event[1] === seat && other === round)
          .map(({ event }) => votedFor(scene, event)),
      ),
    ),
  ]);
  const columns = [t("web-generic-player"), ...rounds];
  return [{ title: t("web-generic-votes"), headers: columns, rows }];
}

/** Whom or what a vote is for; a dash if nothing. */
function votedFor({ translator }: Scene, event: Term): string {
  const kinds = shapeOf(translator.grammar.events, event) ?? [];
  const words = event.slice(2).map((word, at) => {
    const kind = kinds[at + 1] ?? "number";
    if (kind === "flag") return t(word ? "web-generic-yes" : "web-generic-no");
    return kind === "number" ? String(word) : nameOf(translator, kind, word);
  });
  return words.length ? translator.catalogue.listed(words) : "–";
}

/** The public fields of the players that are seats. */
function seatsNamed(scene: Scene): Section[] {
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
