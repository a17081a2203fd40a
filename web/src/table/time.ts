/** Lengths of time as people read them on a clock. */
const HOUR = 3600;
const MINUTE = 60;

/** Some milliseconds as `4:05` or `2:04:05`; days are hours, too. */
export function lengthOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR);
  const [minutes, rest] = [Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  if (!hours) return `${minutes}:${two(rest)}`;
  return `${hours}:${two(minutes)}:${two(rest)}`;
}
