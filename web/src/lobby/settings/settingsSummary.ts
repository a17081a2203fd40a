/** The settings beside the game's own options, in words. */
import { grammarOf, type GameName } from "../../i18n/grammar";
import { t } from "../../i18n/language.svelte";
import { describeSpeed } from "./botSpeeds";
import { describeDuration, describeSeconds, DURATIONS } from "./durations";
import { DEFAULTS, PACES } from "./defaults";
import { describePace, type Draft } from "./settings";

export interface Fact {
  name: string;
  value: string;
}

const AIDS = [
  { name: "journal", label: "web-aid-journal", text: "web-aid-journal-text" },
  { name: "marks", label: "web-aid-marks", text: "web-aid-marks-text" },
  { name: "votes", label: "web-aid-votes", text: "web-aid-votes-text" },
  { name: "claims", label: "web-aid-claims", text: "web-aid-claims-text" },
] as const;

/** The reminders that a game can have; without votes it has no vote history. */
export function aidsFor(game: GameName): readonly (typeof AIDS)[number][] {
  return AIDS.filter(({ name }) => name !== "votes" || grammarOf(game).votes.length);
}

/** The pace and everything that differs from the default, and the rest. */
export function settingsSummary(draft: Draft): { changed: Fact[]; rest: Fact[] } {
  const { clocks, spectators } = draft;
  const pace = clocks.pace ?? DEFAULTS.clocks.pace;
  const durations = DURATIONS.flatMap((one) => {
    const usual = PACES[pace][one.name];
    const value = clocks[one.name] ?? usual;
    return value === usual ? [] : [{ name: t(one.label), value: describeDuration(one, value) }];
  });
  const { interval_ms: usualInterval } = PACES[pace];
  const interval = clocks.interval_ms ?? usualInterval;
  const speeds = interval === usualInterval ? [] : [interval];
  const delays = spectators.allowed && spectators.delay ? [spectators.delay] : [];
  const switches = [
    ...aidsFor(draft.game).map(({ name, label }) => ({
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
      ...speeds.map((speed) => ({ name: t("web-bot-speed"), value: describeSpeed(speed) })),
      ...switches.filter(({ on, usual }) => on !== usual).map(fact),
      ...delays.map((delay) => ({ name: t("web-delay"), value: describeSeconds(delay) })),
    ],
    rest: switches.filter(({ on, usual }) => on === usual).map(fact),
  };
}
