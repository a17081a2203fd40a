/** What a host decides beside the game's own options, in words for all. */
import { t } from "../../i18n/language.svelte";
import { LENGTHS, secondsTold, toldOf } from "./durations";
import { PACES, type Draft } from "./settings";

export interface Fact {
  name: string;
  value: string;
}

export const AIDS = [
  { name: "journal", label: "web-aid-journal", text: "web-aid-journal-text" },
  { name: "marks", label: "web-aid-marks", text: "web-aid-marks-text" },
  { name: "votes", label: "web-aid-votes", text: "web-aid-votes-text" },
  { name: "claims", label: "web-aid-claims", text: "web-aid-claims-text" },
] as const;

/** What all should know, and what is as usual. */
export function settingsSummary(draft: Draft): { told: Fact[]; rest: Fact[] } {
  const { clocks, spectators } = draft;
  const pace = clocks.pace ?? "live";
  const lengths = LENGTHS.flatMap((one) => {
    const value = clocks[one.name] ?? one.usual[pace];
    return value === one.usual[pace] ? [] : [{ name: t(one.label), value: toldOf(one, value) }];
  });
  const delays = spectators.allowed && spectators.delay ? [spectators.delay] : [];
  const switches = [
    ...AIDS.map(({ name, label }) => ({ name: t(label), on: draft.aids[name], usual: true })),
    { name: t("web-free-text"), on: draft.free_text, usual: true },
    { name: t("web-watchers"), on: spectators.allowed, usual: true },
    { name: t("web-listed"), on: draft.listed, usual: false },
    { name: t("web-several-seats"), on: draft.several_seats, usual: false },
  ];
  const fact = ({ name, on }: { name: string; on: boolean }) => ({
    name,
    value: t(on ? "web-on" : "web-off"),
  });
  return {
    told: [
      { name: t("web-pace"), value: t(PACES[pace]) },
      ...lengths,
      ...switches.filter(({ on, usual }) => on !== usual).map(fact),
      ...delays.map((delay) => ({ name: t("web-delay"), value: secondsTold(delay) })),
    ],
    rest: switches.filter(({ on, usual }) => on === usual).map(fact),
  };
}
