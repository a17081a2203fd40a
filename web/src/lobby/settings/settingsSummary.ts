/** The settings beside the game's own options, in words. */
import { t } from "../../i18n/language.svelte";
import { describeDuration, describeSeconds, DURATIONS } from "./durations";
import { DEFAULTS, PACES } from "./defaults";
import { describePace, type Draft } from "./settings";

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

/** The pace and everything that differs from the default, and the rest. */
export function settingsSummary(draft: Draft): { changed: Fact[]; rest: Fact[] } {
  const { clocks, spectators } = draft;
  const pace = clocks.pace ?? DEFAULTS.clocks.pace;
  const durations = DURATIONS.flatMap((one) => {
    const usual = PACES[pace][one.name];
    const value = clocks[one.name] ?? usual;
    return value === usual ? [] : [{ name: t(one.label), value: describeDuration(one, value) }];
  });
  const delays = spectators.allowed && spectators.delay ? [spectators.delay] : [];
  const switches = [
    ...AIDS.map(({ name, label }) => ({
      name: t(label),
      on: draft.aids[name],
      usual: DEFAULTS.aids[name],
    })),
    { name: t("web-free-text"), on: draft.free_text, usual: DEFAULTS.free_text },
    { name: t("web-spectators"), on: spectators.allowed, usual: DEFAULTS.spectators.allowed },
    { name: t("web-listed"), on: draft.listed, usual: DEFAULTS.listed },
    { name: t("web-several-seats"), on: draft.several_seats, usual: DEFAULTS.several_seats },
  ];
  const fact = ({ name, on }: { name: string; on: boolean }) => ({
    name,
    value: t(on ? "web-on" : "web-off"),
  });
  return {
    changed: [
      { name: t("web-pace"), value: describePace(pace) },
      ...durations,
      ...switches.filter(({ on, usual }) => on !== usual).map(fact),
      ...delays.map((delay) => ({ name: t("web-delay"), value: describeSeconds(delay) })),
    ],
    rest: switches.filter(({ on, usual }) => on === usual).map(fact),
  };
}
