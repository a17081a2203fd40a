/** The notes: who is who, green cards, attacks, and all characters that may be in the game. */
import type { GiftView } from "../../../wire/messages";
import { t } from "../../../i18n/language.svelte";
import type { Section } from "../../game";
import { sentences } from "../../sentences";
import { characterLine, characterNames } from "./status";
import { dealtKinds, kindOf, pointsOf } from "../facts";
import type { Scene, Seat } from "../view";

export function notes(scene: Scene): Section[] {
  const view = scene.view;
  const sections = [characters(scene)];
  if (received(view.gifts).length) sections.push(greenCards(scene, view.gifts));
  if (view.attacks.length) sections.push(attacks(scene));
  return [...sections, ...almanac(scene)];
}

/** Who is who, or who they may still be as far as everybody can deduce. */
function characters(scene: Scene): Section {
  const view = scene.view;
  return {
    title: t("web-sh-journal-characters"),
    headers: [t("web-sh-header-name"), t("web-sh-header-character"), t("web-sh-header-may-be")],
    rows: view.players.map((player) => [
      scene.translator.name("seat", player.seat),
      knownLine(scene, player),
      mayBe(scene, player, view.pool),
    ]),
    note: t("web-sh-journal-note"),
  };
}

/** A seat's character, as far as the reader knows it. */
function knownLine(scene: Scene, player: Seat): string {
  if (player.character === null) return t("web-sh-hidden");
  if (player.revealed) return characterLine(scene, player.character);
  return t("web-sh-only-you-know", {
    ...characterNames(scene, player.character),
    mine: player.seat === scene.seat ? "yes" : "no",
  });
}

function mayBe(scene: Scene, player: Seat, all: readonly string[]): string {
  if (player.character !== null || player.revealed) return "";
  const left = all.filter((character) => player.may_be.includes(character));
  if (left.length === all.length) return t("web-sh-anybody");
  return scene.translator.catalogue.listed(
    left.map((character) => scene.translator.name("character", character)),
  );
}

/** Every green card that was given, with its face if the reader saw it. */
export function greenCards(scene: Scene, gifts: readonly GiftView[]): Section {
  return {
    title: t("web-sh-journal-green"),
    headers: [t("web-sh-header-gift"), t("web-sh-header-card"), t("web-sh-header-outcome")],
    rows: received(gifts).map((gift) => [
      fromTo(scene, gift.giver, gift.receiver),
      gift.card === null ? t("web-sh-unknown-card") : faceLine(scene, gift.card),
      sentences([outcomeLine(scene, gift), lieLine(scene, gift)]),
    ]),
  };
}

/** The cards that have reached their receiver. */
export function received(gifts: readonly GiftView[]): GiftView[] {
  return gifts.filter((gift) => gift.receiver >= 0);
}

export function faceLine(scene: Scene, card: string): string {
  return t("web-sh-card", {
    card: scene.translator.forms("card", card),
    says: scene.translator.text("card", card, "text"),
  });
}

/** The result of a green card: what its receiver did. */
export function outcomeLine(scene: Scene, gift: GiftView): string {
  const { translator } = scene;
  const [kind, value] = gift.outcome;
  const args = {
    giver: translator.name("seat", gift.giver),
    receiver: translator.name("seat", gift.receiver),
  };
  switch (kind) {
    case undefined:
      return t("web-sh-no-answer");
    case "take":
      return t("web-sh-took", { ...args, number: Number(value) });
    case "heal":
      return t("web-sh-took-healing", { ...args, number: Number(value) });
    case "show":
      return t("web-sh-took-showing", args);
    case "hand_over":
      return t("web-sh-took-handing", {
        ...args,
        card: translator.forms("card", String(value), "the"),
      });
    default:
      return translator.name("outcome", kind);
  }
}

/** Who gave a green card to whom, and the result. */
export function giftLine(scene: Scene, gift: GiftView): string {
  const line = t("web-sh-gift", {
    giver: scene.translator.name("seat", gift.giver),
    receiver: scene.translator.name("seat", gift.receiver),
    outcome: outcomeLine(scene, gift),
  });
  return sentences([line, lieLine(scene, gift)]);
}

/** After the end: that an answer was a lie, and who may lie. */
function lieLine(scene: Scene, gift: GiftView): string {
  const character = scene.view.players[gift.receiver]?.character;
  if (!gift.lie || !character) return "";
  return t("web-sh-lie", { character: scene.translator.forms("character", character) });
}

function fromTo(scene: Scene, from: number, to: number): string {
  return t("web-sh-from-to", {
    from: scene.translator.name("seat", from),
    to: scene.translator.name("seat", to),
  });
}

/** Who attacked whom, and how often. */
function attacks(scene: Scene): Section {
  const counts = new Map<string, number>();
  for (const [attacker, target] of scene.view.attacks) {
    const pair = fromTo(scene, attacker, target);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return {
    title: t("web-sh-journal-attacks"),
    headers: [t("web-sh-header-attack"), t("web-sh-header-times")],
    rows: [...counts].map(([pair, number]) => [pair, t("web-sh-times", { number })]),
  };
}

/** All characters that may be in the game, kind by kind. */
function almanac(scene: Scene): Section[] {
  const view = scene.view;
  return dealtKinds(view).map(([kind, number]) => ({
    title: t("web-sh-almanac", { number, kind }),
    headers: [
      t("web-sh-header-character"),
      t("web-sh-header-points"),
      t("web-sh-header-ability"),
      t("web-sh-header-goal"),
    ],
    rows: view.pool
      .filter((character) => kindOf(character) === kind)
      .map((character) => [
        scene.translator.name("character", character),
        String(pointsOf(character)),
        scene.translator.text("character", character, "ability"),
        scene.translator.text("character", character, "goal"),
      ]),
  }));
}
