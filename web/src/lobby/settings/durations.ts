/** The lengths of the clocks: what they are called, how long they may be, how they are told. */
import { t } from "../../i18n/language.svelte";

const DAY = 24 * 60 * 60;
const LONGEST = 14 * DAY;

/** `none` is what 0 means; the usual is what the house fills in where nobody decides. */
export const LENGTHS = [
  {
    name: "move",
    label: "web-clock-move",
    text: "web-clock-move-text",
    none: "web-no-limit",
    usual: { live: 45, correspondence: DAY, untimed: 0 },
    most: LONGEST,
  },
  {
    name: "bank",
    label: "web-clock-bank",
    text: "web-clock-bank-text",
    none: "web-no-time",
    usual: { live: 300, correspondence: 3 * DAY, untimed: 0 },
    most: LONGEST,
  },
  {
    name: "secret",
    label: "web-clock-secret",
    text: "web-clock-secret-text",
    none: "web-no-limit",
    usual: { live: 120, correspondence: 2 * DAY, untimed: 0 },
    most: LONGEST,
  },
  {
    name: "window",
    label: "web-clock-window",
    text: "web-clock-window-text",
    none: "web-until-all",
    usual: { live: 4, correspondence: 0, untimed: 5 },
    most: 60,
  },
  {
    name: "notice",
    label: "web-clock-notice",
    text: "web-clock-notice-text",
    none: "web-no-time",
    usual: { live: 20, correspondence: DAY / 4, untimed: 30 },
    most: LONGEST,
  },
  {
    name: "gone",
    label: "web-clock-gone",
    text: "web-clock-gone-text",
    none: "web-for-ever",
    usual: { live: 60, correspondence: 0, untimed: 300 },
    most: LONGEST,
  },
  {
    name: "interval_ms",
    label: "web-clock-beat",
    text: "web-clock-beat-text",
    none: "web-no-time",
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

/** How much of a length makes a second. */
export function perSecond({ name }: (typeof LENGTHS)[number]): number {
  return name === "interval_ms" ? 1000 : 1;
}

/** What a length is called where a number is to be written. */
export function labelOf({ name, label }: (typeof LENGTHS)[number]): string {
  return t(name === "interval_ms" ? "web-in-thousandths" : "web-in-seconds", { what: t(label) });
}

/** A length in words. */
export function toldOf({ name, none }: (typeof LENGTHS)[number], value: number): string {
  if (!value) return t(none);
  return name === "interval_ms"
    ? t("web-thousandths", { number: value / 1000 })
    : secondsTold(value);
}

/** Seconds in the largest unit that leaves no rest. */
export function secondsTold(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds % length === 0)!;
  return t(unit, { number: seconds / length });
}
