/** The durations of the clocks: their names, limits and defaults, and how they are written. */
import { t } from "../../i18n/language.svelte";

const DAY = 24 * 60 * 60;
const LONGEST = 14 * DAY;

/** `zero` is the message for 0; `usual` is what the server fills in for each pace. */
export const DURATIONS = [
  {
    name: "move",
    label: "web-clock-move",
    text: "web-clock-move-text",
    zero: "web-no-limit",
    usual: { live: 45, correspondence: DAY, untimed: 0 },
    most: LONGEST,
  },
  {
    name: "bank",
    label: "web-clock-bank",
    text: "web-clock-bank-text",
    zero: "web-no-time",
    usual: { live: 300, correspondence: 3 * DAY, untimed: 0 },
    most: LONGEST,
  },
  {
    name: "secret",
    label: "web-clock-secret",
    text: "web-clock-secret-text",
    zero: "web-no-limit",
    usual: { live: 120, correspondence: 2 * DAY, untimed: 0 },
    most: LONGEST,
  },
  {
    name: "window",
    label: "web-clock-window",
    text: "web-clock-window-text",
    zero: "web-until-all",
    usual: { live: 4, correspondence: 0, untimed: 5 },
    most: 60,
  },
  {
    name: "notice",
    label: "web-clock-notice",
    text: "web-clock-notice-text",
    zero: "web-no-time",
    usual: { live: 20, correspondence: DAY / 4, untimed: 30 },
    most: LONGEST,
  },
  {
    name: "gone",
    label: "web-clock-gone",
    text: "web-clock-gone-text",
    zero: "web-for-ever",
    usual: { live: 60, correspondence: 0, untimed: 300 },
    most: LONGEST,
  },
  {
    name: "interval_ms",
    label: "web-clock-beat",
    text: "web-clock-beat-text",
    zero: "web-no-time",
    usual: { live: 1200, correspondence: 1200, untimed: 1200 },
    most: 10_000,
  },
] as const;

const UNITS = [
  [DAY, "web-days"],
  [60 * 60, "web-hours"],
  [60, "web-minutes"],
  [1, "web-seconds"],
] as const;

type Duration = (typeof DURATIONS)[number];

/** How many units of a duration make a second. */
export function perSecond({ name }: Duration): number {
  return name === "interval_ms" ? 1000 : 1;
}

/** The label of a field for a duration, with its unit. */
export function durationLabel({ name, label }: Duration): string {
  return t(name === "interval_ms" ? "web-in-thousandths" : "web-in-seconds", { what: t(label) });
}

/** The value of a duration in words. */
export function describeDuration({ name, zero }: Duration, value: number): string {
  if (!value) return t(zero);
  return name === "interval_ms"
    ? t("web-thousandths", { number: value / 1000 })
    : describeSeconds(value);
}

/** Seconds in the largest unit that leaves no remainder. */
export function describeSeconds(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds % length === 0)!;
  return t(unit, { number: seconds / length });
}
