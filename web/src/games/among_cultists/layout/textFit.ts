/** Fits text into little space: breaks it into lines, or cuts it off. */

/** The average width of a letter, as a share of the font size. */
const LETTER = 0.49;

export function widthOf(text: string, size: number): number {
  return text.length * size * LETTER;
}

/** The text in lines of this width; null if a word is too long, or there are too many lines. */
export function fit(text: string, size: number, width: number, most: number): string[] | null {
  const parts = text.split(/(?<=-)|\s+/);
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const joined = last == null ? part : last.endsWith("-") ? last + part : `${last} ${part}`;
    if (last != null && widthOf(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
  return fits ? lines : null;
}

/** As much of a name as fits. */
export function cut(name: string, size: number, width: number): string {
  const letters = Math.floor(width / (size * LETTER));
  if (name.length <= letters) return name;
  return letters > 4 ? `${name.slice(0, letters - 1)}…` : name.slice(0, Math.max(1, letters));
}
