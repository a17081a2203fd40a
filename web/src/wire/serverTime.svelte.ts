/** The server's time for components that count down. */
import type { RoomState } from "./roomState.svelte";

const UPDATED_EVERY = 500;

/** The server's time, kept up to date while it is needed. To be called by a new component. */
export function serverTime(
  roomState: () => RoomState,
  isNeeded: () => boolean = () => true,
): { readonly now: number } {
  let now = $state(0);
  $effect(() => {
    if (!isNeeded()) return;
    const update = () => (now = roomState().now());
    update();
    const timer = setInterval(update, UPDATED_EVERY);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
