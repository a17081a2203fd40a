/** Small questions to a view: whose turn it is, who is where, what binds the reader. */
import type { AmongCultistsSeatView, AmongCultistsView, RoomView } from "../../wire/messages";
import type { Scene } from "../scene";
import { factsOf, OF_USE, routeLine, type Colour } from "./facts";

/** The view of a scene; the page knows that it is of this game. */
export function viewOf(scene: Scene): AmongCultistsView {
  return scene.view as AmongCultistsView;
}

export function activeSeat(view: AmongCultistsView): number | null {
  if (view.ended || (view.phase !== "movement" && view.phase !== "action")) return null;
  const at = view.order.indexOf(view.knife) + view.turn;
  return view.order[at % view.order.length] ?? null;
}

export function reader(view: AmongCultistsView): AmongCultistsSeatView | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

export function roomAt(view: AmongCultistsView, place: string): RoomView | undefined {
  return view.rooms.find((room) => room.id === place);
}

/** Whether nothing is left to do in a room: its books are found, and it is of no other use. */
export function isIdle(view: AmongCultistsView, place: string): boolean {
  return roomAt(view, place)?.books === 0 && !OF_USE.includes(place);
}

/** Who is there, ghosts too, in the order of the table. */
export function peopleAt(view: AmongCultistsView, place: string): AmongCultistsSeatView[] {
  return view.order.map((seat) => view.players[seat]!).filter((player) => player.place === place);
}

/** Whether no route binds somebody: Cultists never, the Mechanic while alive. */
export function isFree(player: AmongCultistsSeatView): boolean {
  return player.role === "cultist" || (player.role === "mechanic" && !player.ghost);
}

/** The colours of the reader's own route in this round. */
export function ownColours(view: AmongCultistsView): readonly Colour[] {
  const me = reader(view);
  return me?.route == null || view.ended ? [] : routeLine(me.route, view.round);
}

/** Whether there is light in a place: of the lamps, or of a Radiant's ghost. */
export function isLight(view: AmongCultistsView, place: string): boolean {
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

export function colourOf(view: AmongCultistsView, place: string): Colour | "" {
  return factsOf(view).places.find((found) => found.id === place)?.colour ?? "";
}

/** The Investigators whom a Cultist knows to be dead. */
export function knownDead(view: AmongCultistsView): number {
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
