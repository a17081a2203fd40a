/** Notifications of the browser, for when the page is not visible. */

/** Why notifications don't work here. */
export type Obstacle = "insecure" | "unable" | "refused";

export function isPermitted(): boolean {
  return "Notification" in globalThis && Notification.permission === "granted";
}

/** Asks for permission. Returns null if it was granted. */
export async function requestPermission(): Promise<Obstacle | null> {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis)) return "unable";
  return (await Notification.requestPermission()) === "granted" ? null : "refused";
}

/** Shows a notification. Returns false where that fails, as it does on many phones. */
export function notify(title: string, body: string): boolean {
  try {
    new Notification(title, { body });
    return true;
  } catch {
    return false;
  }
}
