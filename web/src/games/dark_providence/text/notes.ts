/** The notes: what a seat knows, and how it learned it. */
import { t } from "../../../i18n/language.svelte";
import type { PileView } from "../../../wire/messages";
import type { Section } from "../../game";
import { known } from "./alignments";
import { cardName, counted, listed } from "./wording";
import { counts, people, type Scene } from "../view";

export function notes(scene: Scene): Section[] {
  const found = [whoIsWho(scene), hands(scene), stacks(scene), piles(scene)];
  return found.filter((section) => section.rows.length);
}

function whoIsWho(scene: Scene): Section {
  const view = scene.view;
  return {
    title: t("web-dp-journal-who"),
    headers: [t("web-dp-header-name"), t("web-dp-header-alignment")],
    rows: people(view).map((player) => [
      scene.translator.name("seat", player.seat),
      known(scene, player),
    ]),
    note: dealt(scene),
  };
}

/** The alignment cards from which the players' were dealt, as far as everybody knows. */
function dealt(scene: Scene): string {
  const sets = scene.view.dealt.map(counts);
  const often = (set: ReadonlyMap<string, number>, card: string) => set.get(card) ?? 0;
  const all = [...new Set(sets.flatMap((set) => [...set.keys()]))];
  const sure = all
    .map((card) => ({
      card: scene.translator.forms("alignment", card),
      number: Math.min(...sets.map((set) => often(set, card))),
    }))
    .filter(({ number }) => number);
  const some = all.filter((card) => new Set(sets.map((set) => often(set, card))).size > 1);
  const cards = listed(
    scene,
    sure.map((found) => t("web-dp-count", found)),
  );
  if (!some.length) return t("web-dp-dealt", { cards });
  const others = some.map((card) => scene.translator.name("alignment", card));
  return t("web-dp-dealt-one-of", { cards, others: listed(scene, others) });
}

/** The cards that the reader saw in hands, and those that everybody can count. */
function hands(scene: Scene): Section {
  return {
    title: t("web-dp-journal-hands"),
    headers: [
      t("web-dp-header-name"),
      t("web-dp-header-seen"),
      t("web-dp-header-unseen"),
      t("web-dp-header-discards"),
    ],
    rows: people(scene.view).map((player) => [
      scene.translator.name("seat", player.seat),
      counted(scene, player.known),
      counted(scene, player.unseen),
      counted(scene, [...player.discards, ...player.used]),
    ]),
  };
}

function stacks(scene: Scene): Section {
  const view = scene.view;
  const piles: [string, PileView][] = [
    ...Object.entries(view.stacks).map(([city, pile]): [string, PileView] => [
      scene.translator.name("city", city),
      pile,
    ]),
    [t("web-dp-reserve"), view.reserve],
    [t("web-dp-mythos-deck"), view.mythos_deck],
  ];
  return {
    title: t("web-dp-journal-stacks"),
    headers: [t("web-dp-header-stack"), t("web-dp-header-known")],
    rows: piles
      .filter(([, pile]) => pile.cards.some((cards) => cards !== null))
      .map(([name, pile]) => [name, layers(scene, pile)]),
  };
}

/** A pile from the top, as far as it is known. */
function layers(scene: Scene, pile: PileView): string {
  const found = pile.sizes.map((number, at) => {
    const cards = pile.cards[at];
    if (!cards) return t("web-dp-unknown-cards", { number });
    return listed(
      scene,
      cards.map((card) => cardName(scene, card)),
    );
  });
  return found.reverse().join(t("web-dp-then"));
}

/** The cards that have left the game, and the agents that the Mi-Go took. */
function piles(scene: Scene): Section {
  const view = scene.view;
  const rows: string[][] = [];
  if (view.gone.length) rows.push([t("web-dp-gone"), counted(scene, view.gone)]);
  if (view.brains.length) {
    const names = view.brains.map((agent) => scene.translator.name("agent", agent));
    rows.push([t("web-dp-brains"), listed(scene, names)]);
  }
  return {
    title: t("web-dp-journal-piles"),
    headers: [t("web-dp-header-stack"), t("web-dp-header-cards")],
    rows,
  };
}
