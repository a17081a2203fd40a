/** Short questions about a view: who is where, and what the reader sees of it. */
import type { AmongCultistsSeatView, AmongCultistsView, RoomView } from "../../wire/messages";
import type { Scene as SceneOf } from "../scene";

export type View = AmongCultistsView;
export type Seat = AmongCultistsSeatView;
export type Scene = SceneOf<View>;

export function reader(view: View): Seat | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** Whether a player is on the Cultists' team, as far as the reader knows. */
export function isCultist(player: Seat | undefined): boolean {
  return player?.side === "cultists";
}

export function roomAt(view: View, place: string): RoomView | undefined {
  return view.rooms.find((room) => room.id === place);
}

/** Everybody in a place, including ghosts, in table order. */
export function peopleAt(view: View, place: string): Seat[] {
  return view.order.map((seat) => view.players[seat]!).filter((player) => player.place === place);
}

/** Whether a room is on the reader's route in this round; never while the cover is down. */
export function isOnRoute(scene: Scene, place: string): boolean {
  return scene.open && (scene.view.own?.route_places.includes(place) ?? false);
}

/** Whether there is light in a place. */
export function isLight(view: View, place: string): boolean {
  return view.power || view.lights.includes(place);
}
