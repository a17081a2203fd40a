/** What this page has stored in the browser under a key; nothing if it can't be read. */
export function readStored<Stored extends object>(key: string): Partial<Stored> {
  try {
    // Only this page writes under the key, so it is trusted to have the form that it was given.
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}
