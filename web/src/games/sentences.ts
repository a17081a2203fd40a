/** Whole sentences one after another. Empty ones are left out. */
export function sentences(parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}
