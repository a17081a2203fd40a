/** The journal: who is who, green cards, attacks, and who can be in the game at all. */
import type { GiftView, ShadowHuntersSeatView } from "../../../wire/messages";
import { t } from "../../../i18n/language.svelte";
import type { Section } from "../../game";
import type { Scene } from "../../scene";
import { characterLine, howMany } from "./status";
import { dealtOf, kindOf, KINDS, pointsOf, poolOf, viewOf } from "../facts";

export function journal(scene: Scene): Section[] {
  const view = viewOf(scene);
  const sections = [characters(scene)];
  if (given(view.gifts).length) sections.push(greenCards(scene, view.gifts));
  if (view.attacks.length) sections.push(attacks(scene));
  return [...sections, ...almanac(scene)];
}

/** Who is who, or who may still be who as far as all can reckon. */
function characters(scene: Scene): Section {
  const view = viewOf(scene);
  const pool = poolOf(view);
  return {
    title: t("web-sh-journal-characters"),
    headers: [t("web-sh-header-name"), t("web-sh-header-character"), t("web-sh-header-may-be")],
    rows: view.players.map((player) => [
      scene.translator.name("seat", player.seat),
      knownLine(scene, player),
      mayBe(scene, player, pool.length),
    ]),
    note: t("web-sh-journal-note"),
  };
}

/** Who sits there, as far as the reader may say. */
function knownLine(scene: Scene, player: ShadowHuntersSeatView): string {
  if (player.character === null) return t("web-sh-hidden");
  const character = characterLine(scene, player.character);
  if (player.revealed) return character;
  return t("web-sh-only-you-know", { character, mine: player.seat === scene.seat ? "yes" : "no" });
}

function mayBe(scene: Scene, player: ShadowHuntersSeatView, all: number): string {
  if (player.character !== null || player.revealed) return "";
  if (player.may_be.length === all) return t("web-sh-anybody");
  return scene.translator.catalogue.listed(
    player.may_be.map((c) => scene.translator.name("character", c)),
  );
}

/** Every green card that was given; its face only where the reader saw it. */
export function greenCards(scene: Scene, gifts: readonly GiftView[]): Section {
  return {
    title: t("web-sh-journal-green"),
    headers: [t("web-sh-header-gift"), t("web-sh-header-card"), t("web-sh-header-outcome")],
    rows: given(gifts).map((gift) => [
      fromTo(scene, gift.giver, gift.receiver),
      gift.card === null ? t("web-sh-unknown-card") : faceLine(scene, gift.card),
      outcomeLine(scene, gift),
    ]),
  };
}

/** Those that have reached somebody. */
export function given(gifts: readonly GiftView[]): GiftView[] {
  return gifts.filter((gift) => gift.receiver >= 0);
}

export function faceLine(scene: Scene, card: string): string {
  return t("web-sh-card", {
    card: scene.translator.name("card", card),
    says: scene.translator.text("card", card, "text"),
  });
}

/** What came of a green card; a card that changed hands goes by its own name. */
export function outcomeLine(scene: Scene, gift: GiftView): string {
  const [kind, card] = gift.outcome;
  if (kind === undefined) return t("web-sh-no-answer");
  if (kind === "take") return t("web-sh-took", { number: Number(card) });
  return scene.translator.name("outcome", kind === "hand_over" && card !== undefined ? card : kind);
}

export function fromTo(scene: Scene, from: number, to: number): string {
  return t("web-sh-from-to", {
    from: scene.translator.name("seat", from),
    to: scene.translator.name("seat", to),
  });
}

/** Who attacked whom, and how often. */
function attacks(scene: Scene): Section {
  const counts = new Map<string, number>();
  for (const [attacker, target] of viewOf(scene).attacks) {
    const pair = fromTo(scene, attacker, target);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return {
    title: t("web-sh-journal-attacks"),
    headers: [t("web-sh-header-attack"), t("web-sh-header-times")],
    rows: [...counts].map(([pair, number]) => [pair, t("web-sh-times", { number })]),
  };
}

/** All who can be in the game, kind by kind. */
function almanac(scene: Scene): Section[] {
  const view = viewOf(scene);
  const pool = poolOf(view);
  return KINDS.filter((kind) => dealtOf(view, kind)).map((kind) => ({
    title: t("web-sh-almanac", { count: howMany(dealtOf(view, kind), kind) }),
    headers: [
      t("web-sh-header-character"),
      t("web-sh-header-points"),
      t("web-sh-header-ability"),
      t("web-sh-header-goal"),
    ],
    rows: pool
      .filter((character) => kindOf(character) === kind)
      .map((character) => [
        scene.translator.name("character", character),
        String(pointsOf(character)),
        scene.translator.text("character", character, "ability"),
        scene.translator.text("character", character, "goal"),
      ]),
  }));
}
