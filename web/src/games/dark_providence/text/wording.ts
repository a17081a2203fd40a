/** Cards, influence, cities and agents in words. */
import { language, t } from "../../../i18n/language.svelte";
import { cardOf, doesSomething, resourcesOf, strengthOf, type Resource } from "../box";
import {
  counts,
  figures,
  influence,
  isLocked,
  size,
  type Scene,
  type Seat,
  type Spot,
} from "../view";

export function listed(scene: Scene, items: readonly string[]): string {
  return scene.translator.catalogue.listed(items);
}

/** A list of things of which one counts: “money 1 or strength 1”. */
export function either(items: readonly string[]): string {
  return language.catalogue.listed(items, "web-dp-list-or");
}

/** A sign between facts that don't depend on each other; it is the same in every language. */
const BETWEEN = "\u00a0· ";

/** Complete short facts in a row. */
export function joined(items: readonly string[]): string {
  return items.filter(Boolean).join(BETWEEN);
}

/** Facts on lines of their own. */
export function lines(items: readonly string[]): string {
  return items.filter(Boolean).join("\n");
}

export function who(scene: Scene, seat: number): string {
  return seat === scene.seat ? t("web-dp-you") : scene.translator.name("seat", seat);
}

export function cardName(scene: Scene, card: string): string {
  return scene.translator.name("card", card);
}

export function cardText(scene: Scene, card: string): string {
  return scene.translator.text("card", card, "text");
}

/** A list of cards, with how often each is in it. */
export function counted(scene: Scene, cards: readonly string[]): string {
  const found = [...counts(cards)].map(([id, number]) => {
    const text = t("web-dp-count", { card: scene.translator.forms("card", id), number });
    return { name: cardName(scene, id), text };
  });
  if (!found.length) return t("web-dp-none");
  const order = new Intl.Collator(language.code);
  return joined(
    found.sort((one, other) => order.compare(one.name, other.name)).map(({ text }) => text),
  );
}

export function resourceText(scene: Scene, resource: Resource, number: number): string {
  return t("web-dp-resource", { resource: scene.translator.forms("resource", resource), number });
}

function resourceTexts(scene: Scene, card: string): string[] {
  return resourcesOf(card).map(([resource, number]) => resourceText(scene, resource, number));
}

/** Everything on a card but its text. */
export function facts(scene: Scene, card: string): string[] {
  const { agent, vp, sanity } = cardOf(card);
  const found = resourceTexts(scene, card);
  if (agent) found.push(t("web-dp-is-agent", { strength: agent.token_strength }));
  if (vp.general) found.push(t("web-dp-vp-general", { number: vp.general }));
  if (vp.investigator) found.push(t("web-dp-vp-investigator", { number: vp.investigator }));
  if (vp.cultist) found.push(t("web-dp-vp-cultist", { number: vp.cultist }));
  if (sanity) found.push(t("web-dp-sanity-test"));
  return found;
}

/** Everything that is printed on a card, in one line. */
export function fullText(scene: Scene, card: string): string {
  return joined([...facts(scene, card), doesSomething(card) ? cardText(scene, card) : ""]);
}

/** Who has how much influence; with `agentsAlone`, also where there are no cubes. */
export function onSpot(scene: Scene, spot: Spot, agentsAlone = false): string {
  const view = scene.view;
  const there = influence(view, spot);
  const shown = agentsAlone || there.some((one) => one.cubes) ? there : [];
  const found = shown.map(({ seat, cubes, presence, most }) =>
    t(most ? "web-dp-influence-most" : "web-dp-influence", {
      name: who(scene, seat),
      is_me: seat === scene.seat ? "yes" : "no",
      amount: t("web-dp-amount", { cubes, presence }),
    }),
  );
  if (isLocked(view, spot)) found.push(t("web-dp-locked"));
  return joined(found);
}

/** Who controls a city, its gate, and the tokens there. */
export function marks(scene: Scene, city: string): string[] {
  const view = scene.view;
  const found: string[] = [];
  const holder = view.control[city];
  if (holder !== undefined) {
    const name = scene.translator.name("seat", holder);
    found.push(t("web-dp-held", { name, is_me: holder === scene.seat ? "yes" : "no" }));
  }
  const gate = view.gates[city];
  if (gate) {
    const kind = scene.translator.forms("gate", gate[1]);
    found.push(t("web-dp-gate", { kind, name: who(scene, gate[0]) }));
  }
  if (view.cthulhu === city) found.push(t("web-dp-cthulhu"));
  if (view.martial_law === city) found.push(t("web-dp-martial-law"));
  if (view.whateleys.includes(city)) found.push(t("web-dp-whateley"));
  return found;
}

/** The face-up base card with its values, and how many cards are below it. */
export function baseCard(scene: Scene, city: string): string {
  const view = scene.view;
  const card = view.tops[city];
  if (!card) return t("web-dp-no-base");
  const args = { card: scene.translator.forms("card", card), left: size(view.stacks[city]) };
  return joined([t("web-dp-base", args), ...facts(scene, card)]);
}

/** The face-up base card, where the context says that it is one. */
export function baseInShort(scene: Scene, city: string): string {
  const card = scene.view.tops[city];
  if (!card) return t("web-dp-no-base");
  return t("web-dp-base-short", {
    card: scene.translator.forms("card", card),
    found: joined(facts(scene, card)),
  });
}

/** An agent with its strength, and whether it is possessed. */
export function agentName(scene: Scene, owner: Seat, agent: string): string {
  if (owner.cultist) {
    const id = owner.revealed ? "web-dp-cultist-shown" : "web-dp-cultist-hidden";
    return t(id, { name: who(scene, owner.seat) });
  }
  const id = owner.possessed.includes(agent) ? "web-dp-agent-possessed" : "web-dp-agent";
  return t(id, {
    agent: scene.translator.forms("agent", agent),
    strength: strengthOf(agent),
    name: who(scene, owner.seat),
  });
}

/** Everybody's agents and Deep Ones in a city. */
export function agentsIn(scene: Scene, city: string): string[] {
  const view = scene.view;
  const found = figures(view)
    .filter((figure) => figure.city === city)
    .map(({ owner, agent }) => agentName(scene, owner, agent));
  for (const player of view.players) {
    const number = player.deep_ones.filter((place) => place === city).length;
    if (number) found.push(t("web-dp-deep-ones", { number, name: who(scene, player.seat) }));
  }
  return found;
}
