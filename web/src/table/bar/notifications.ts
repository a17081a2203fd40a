/** Notices of the browser itself: whether they can be had here, and showing one. */

/** Why there are none. */
export type Obstacle = "insecure" | "unable" | "refused";

export function allowed(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Asks the browser, which may ask the reader; null if nothing is in the way. */
export async function obstacle(): Promise<Obstacle | null> {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis)) return "unable";
  return (await Notification.requestPermission()) === "granted" ? null : "refused";
}

/** Some browsers have notices and throw all the same, as those of many phones do. */
export function show(title: string, body: string): boolean {
  try {
    new Notification(title, { body });
    return true;
  } catch {
    return false;
  }
}
