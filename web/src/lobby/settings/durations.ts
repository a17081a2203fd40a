/** The durations of the clocks: their names, and how they are written. */
import { t } from "../../i18n/language.svelte";
import type { Length } from "./defaults";

interface Duration {
  readonly name: Exclude<Length, "interval_ms">;
  readonly label: string;
  readonly text: string;
  /** The message for a duration of 0. */
  readonly zero: string;
}

export const DURATIONS: readonly Duration[] = [
  {
    name: "move",
    label: "web-clock-move",
    text: "web-clock-move-text",
    zero: "web-no-limit",
  },
  {
    name: "bank",
    label: "web-clock-bank",
    text: "web-clock-bank-text",
    zero: "web-no-time",
  },
  {
    name: "secret",
    label: "web-clock-secret",
    text: "web-clock-secret-text",
    zero: "web-no-limit",
  },
  {
    name: "window",
    label: "web-clock-window",
    text: "web-clock-window-text",
    zero: "web-until-all",
  },
  {
    name: "notice",
    label: "web-clock-notice",
    text: "web-clock-notice-text",
    zero: "web-no-time",
  },
  {
    name: "gone",
    label: "web-clock-gone",
    text: "web-clock-gone-text",
    zero: "web-no-limit",
  },
];

/** The units in seconds, with the messages of their names and of a number of them. */
const UNITS = [
  { seconds: 24 * 60 * 60, unit: "web-unit-days", number: "web-days" },
  { seconds: 60 * 60, unit: "web-unit-hours", number: "web-hours" },
  { seconds: 60, unit: "web-unit-minutes", number: "web-minutes" },
  { seconds: 1, unit: "web-unit-seconds", number: "web-seconds" },
] as const;

export type Unit = (typeof UNITS)[number];

/** A duration in words. */
export function describeDuration(duration: Duration, value: number): string {
  return value ? describeSeconds(value) : t(duration.zero);
}

/** Seconds in the largest unit that leaves no remainder. */
export function describeSeconds(seconds: number): string {
  const { seconds: length, number } = unitFor(seconds);
  return t(number, { number: seconds / length });
}

/** The largest unit that leaves no remainder. Parts of a second are seconds. */
export function unitFor(seconds: number): Unit {
  const fitting = seconds ? UNITS.find((unit) => seconds % unit.seconds === 0) : undefined;
  return fitting ?? UNITS[UNITS.length - 1]!;
}

/** The units to offer where no more than `most` seconds are allowed, the smallest first. */
export function unitsUpTo(most: number): Unit[] {
  return UNITS.filter(({ seconds }) => seconds === 1 || 2 * seconds <= most).reverse();
}
