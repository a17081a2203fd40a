/** The speed of bots: how many milliseconds there are between their moves. */
import { t } from "../../i18n/language.svelte";
import { describeSeconds } from "./durations";

/** What can be chosen; programs may set anything. */
const SPEEDS: readonly number[] = [0, 600, 1200, 3000];
/** The longest intervals of the speeds that are called fast and normal. */
const FAST = 999;
const NORMAL = 2000;

/** The speeds to choose from, among them the current one. */
export function speedsWith(current: number): readonly number[] {
  return SPEEDS.includes(current) ? SPEEDS : [...SPEEDS, current].sort((a, b) => a - b);
}

/** A speed in words. */
export function describeSpeed(interval: number): string {
  if (!interval) return t("web-speed-at-once");
  const time = describeSeconds(interval / 1000);
  if (interval <= FAST) return t("web-speed-fast", { time });
  return t(interval <= NORMAL ? "web-speed-normal" : "web-speed-slow", { time });
}
