/** The arguments of claims: what is asked about each, and what stands for it until it is known. */
import type { Catalogue } from "../../i18n/catalogue";
import type { Translator } from "../../i18n/translator";
import { language, t } from "../../i18n/language.svelte";

interface Slot {
  readonly question: string;
  readonly gap: string;
}

const PLACE: Slot = { question: "web-slot-place", gap: "web-gap-place" };
const CARD: Slot = { question: "web-slot-card", gap: "web-gap-card" };
const SLOTS: Readonly<Record<string, Slot>> = {
  seat: { question: "web-slot-seat", gap: "web-gap-seat" },
  number: { question: "web-slot-number", gap: "web-gap-number" },
  side: { question: "web-slot-team", gap: "web-gap-side" },
  kind: { question: "web-slot-kind", gap: "web-gap-kind" },
  alignment: { question: "web-slot-alignment", gap: "web-gap-alignment" },
  place: PLACE,
  lay_place: PLACE,
  city: { question: "web-slot-city", gap: "web-gap-city" },
  pulse_card: CARD,
  room_card: CARD,
  green: CARD,
  character: { question: "web-slot-character", gap: "web-gap-character" },
  event: { question: "web-slot-event", gap: "web-gap-event" },
  outcome: { question: "web-slot-outcome", gap: "web-gap-outcome" },
};

/** What is asked about an argument: in the game's own words, if it has any. */
export function slotQuestion(translator: Translator, slot: string): string {
  if (translator.has("which", slot)) return translator.text("which", slot);
  return t(SLOTS[slot]?.question ?? "web-slot-other");
}

/** What stands for a form of an argument that is still open, such as “[player]”. */
export function slotGap(catalogue: Catalogue, prefix: string, slot: string, form = ""): string {
  const own = `${prefix}-gap-${slot}`;
  const forms = catalogue.has(own)
    ? catalogue.forms(own)
    : language.catalogue.forms(SLOTS[slot]?.gap ?? "web-gap-other");
  return t("web-gap", { what: forms[form] ?? forms[""]! });
}
