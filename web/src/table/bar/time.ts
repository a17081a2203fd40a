/** Durations as a clock shows them. */
import { t } from "../../i18n/language.svelte";

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;

/** Milliseconds as `4:05` or `2:04:05`; from a day on, as days and hours. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR);
  const [minutes, rest] = [Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  if (seconds >= DAY)
    return t("web-days-left", { days: Math.floor(hours / 24), hours: hours % 24 });
  if (!hours) return `${minutes}:${two(rest)}`;
  return `${hours}:${two(minutes)}:${two(rest)}`;
}
