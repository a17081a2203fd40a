/** Short questions about a view: whose turn it is, who is where, what the reader may do. */
import type { AmongCultistsSeatView, AmongCultistsView, RoomView } from "../../wire/messages";
import type { Scene as SceneOf } from "../scene";
import { factsOf, OF_USE, routeLine, type Colour } from "./facts";

export type View = AmongCultistsView;
export type Seat = AmongCultistsSeatView;
export type Scene = SceneOf<View>;

export function activeSeat(view: View): number | null {
  if (view.ended || (view.phase !== "movement" && view.phase !== "action")) return null;
  const at = view.order.indexOf(view.knife) + view.turn;
  return view.order[at % view.order.length] ?? null;
}

export function reader(view: View): Seat | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function roomAt(view: View, place: string): RoomView | undefined {
  return view.rooms.find((room) => room.id === place);
}

/** Whether nothing is left to do in a room: its books are found, and it has no other use. */
export function isIdle(view: View, place: string): boolean {
  return roomAt(view, place)?.books === 0 && !OF_USE.includes(place);
}

/** Everybody in a place, including ghosts, in table order. */
export function peopleAt(view: View, place: string): Seat[] {
  return view.order.map((seat) => view.players[seat]!).filter((player) => player.place === place);
}

/** Whether a player may ignore their route: Cultists always, the Mechanic while alive. */
export function mayIgnoreRoute(player: Seat): boolean {
  return player.role === "cultist" || (player.role === "mechanic" && !player.ghost);
}

/** The colours of the reader's route in this round. */
export function ownColours(view: View): readonly Colour[] {
  const me = reader(view);
  return me?.route == null || view.ended ? [] : routeLine(me.route, view.round);
}

/** Whether a place is lit: by its lamps, or by a Radiant's ghost. */
export function isLight(view: View, place: string): boolean {
  if (view.power) return true;
  const colour = colourOf(view, place);
  return view.players.some(
    (player) =>
      player.ghost &&
      player.shown &&
      player.role === "radiant" &&
      !player.automa &&
      (player.place === place ||
        (view.effect === "secret_doors" &&
          colour !== "" &&
          colourOf(view, player.place) === colour)),
  );
}

export function colourOf(view: View, place: string): Colour | "" {
  return factsOf(view).places.find((found) => found.id === place)?.colour ?? "";
}

/** How many Investigators the reader, as a Cultist, knows to be dead. */
export function knownDead(view: View): number {
  const ghosts = view.players.filter((player) => player.ghost && player.role !== "cultist");
  const gifts = view.ledger.filter(
    (line) => line[0] === "given" && line[1] === view.seat && line[3] === "dead",
  );
  return new Set([
    ...ghosts.map((player) => player.seat),
    ...gifts.map((line) => Number(line[2])),
    ...(view.dead_already ?? []),
  ]).size;
}
