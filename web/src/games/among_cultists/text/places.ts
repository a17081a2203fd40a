/** The map in text: every place with its contents, the players there, and its doors. */
import type { RoomView } from "../../../wire/messages";
import { t } from "../../../i18n/language.svelte";
import type { PlaceText } from "../../game";
import { factsOf, shelfOf, waysFrom, type Facts } from "../facts";
import { badgeOf } from "./badges";
import { nameOrGhost } from "./names";
import { gateText } from "./status";
import { isOnRoute, peopleAt, roomAt, type Scene, type View } from "../view";

export function places(scene: Scene): PlaceText[] {
  const view = scene.view;
  const facts = factsOf(view);
  const found = facts.places.map(({ id }) => ({
    kind: "place",
    id,
    title: scene.translator.name("place", id),
    lines: linesOf(scene, view, facts, id),
  }));
  return [...found, shelves(scene, view, facts)];
}

function linesOf(scene: Scene, view: View, facts: Facts, place: string): string[] {
  const room = roomAt(view, place);
  const lines = room ? [colourLine(scene, facts, place), roomText(room)] : [t("web-ac-hall")];
  if (isOnRoute(scene, place)) lines.push(t("web-ac-on-your-route"));
  lines.push(...visitors(view, place), here(scene, view, place));
  const ways = waysFrom(facts, place).map((way) => scene.translator.name("place", way));
  return [...lines, t("web-ac-doors", { places: scene.translator.catalogue.listed(ways) })];
}

/** The colour of a room, with the badge on the map if there are several of that colour. */
function colourLine(scene: Scene, facts: Facts, place: string): string {
  const id = shelfOf(facts, place).colour;
  const colour = scene.translator.forms("colour", id);
  const several = facts.places.filter((one) => one.colour === id).length > 1;
  return several
    ? t("web-ac-colour-badge", { colour, badge: badgeOf(place, id) })
    : t("web-ac-colour", { colour });
}

function here(scene: Scene, view: View, place: string): string {
  const names = peopleAt(view, place).map(({ seat, ghost }) =>
    nameOrGhost(seat, ghost, scene.translator),
  );
  if (!names.length) return t("web-ac-nobody-here");
  return t("web-ac-here", { names: scene.translator.catalogue.listed(names) });
}

/** The books, cards and token of a room. */
export function roomText(room: RoomView): string {
  if (!room.books) return t("web-ac-completed");
  const counts = { books: room.books, cards: room.loose + room.stack };
  if (!room.searched) return t("web-ac-room", counts);
  return room.icon ? t("web-ac-room-unsafe", counts) : t("web-ac-room-searched", counts);
}

/** Intruders, the gate and the vote token in a place. */
export function visitors(view: View, place: string): string[] {
  const room = roomAt(view, place);
  return [
    view.fishman === place ? t("web-ac-fishman-here") : "",
    room?.intruder ? t("web-ac-cultist-here") : "",
    room?.gate ? gateText(view) : "",
    room?.vote ? t("web-ac-vote-ready") : "",
  ].filter(Boolean);
}

function shelves(scene: Scene, view: View, facts: Facts): PlaceText {
  const lines = facts.shelves.map((shelf) =>
    t("web-ac-shelf-words", {
      shelf: scene.translator.forms("shelf", shelf.id),
      on: view.shelves[shelf.id] ?? 0,
      of: shelf.books,
      points: shelf.points,
    }),
  );
  return { kind: "shelf", id: "shelves", title: t("web-ac-shelves"), lines };
}
