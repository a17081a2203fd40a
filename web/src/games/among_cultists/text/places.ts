/** The whole plan in words: every place with what lies there, who is there and where doors lead. */
import type { AmongCultistsView, RoomView } from "../../../wire/messages";
import { t } from "../../../i18n/language.svelte";
import type { PlaceLines } from "../../game";
import type { Scene } from "../../scene";
import { CAFETERIA, factsOf, GREENHOUSE, shelfOf, waysFrom, type Facts } from "../facts";
import { whoIs } from "./names";
import { ownColours, peopleAt, roomAt, viewOf } from "../view";

export function places(scene: Scene): PlaceLines[] {
  const view = viewOf(scene);
  const facts = factsOf(view);
  const found = facts.places.map(({ id }) => ({
    kind: "place",
    id,
    title: scene.translator.name("place", id),
    lines: linesOf(scene, view, facts, id),
  }));
  return [...found, shelves(scene, view, facts)];
}

function linesOf(scene: Scene, view: AmongCultistsView, facts: Facts, place: string): string[] {
  const room = roomAt(view, place);
  const lines = room
    ? [scene.translator.name("shelf", shelfOf(facts, place).id), roomWords(room)]
    : [t("web-ac-hall")];
  const colour = facts.places.find((found) => found.id === place)!.colour;
  if (scene.open && colour && ownColours(view).includes(colour)) {
    lines.push(t("web-ac-on-your-route"));
  }
  lines.push(...guests(view, place), here(scene, view, place));
  const ways = waysFrom(facts, place).map((way) => scene.translator.name("place", way));
  return [...lines, t("web-ac-doors", { places: scene.translator.catalogue.listed(ways) })];
}

function here(scene: Scene, view: AmongCultistsView, place: string): string {
  const names = peopleAt(view, place).map(({ seat, ghost }) => {
    const name = whoIs(seat, scene.translator);
    return ghost ? t("web-ac-ghost-of", { name }) : name;
  });
  if (!names.length) return t("web-ac-nobody-here");
  return t("web-ac-here", { names: scene.translator.catalogue.listed(names) });
}

/** Books, cards and token of a room. */
export function roomWords(room: RoomView): string {
  if (!room.books) return t("web-ac-completed");
  const counts = { books: room.books, cards: room.loose + room.stack };
  if (!room.searched) return t("web-ac-room", counts);
  return room.icon ? t("web-ac-room-unsafe", counts) : t("web-ac-room-searched", counts);
}

/** What came in from outside, the gate, and the vote token. */
export function guests(view: AmongCultistsView, place: string): string[] {
  const found: [boolean, () => string][] = [
    [view.fishman === place, () => t("web-ac-fishman-here")],
    [roomAt(view, place)?.intruder ?? false, () => t("web-ac-cultist-here")],
    [
      place === GREENHOUSE && view.gate === "open",
      () => t("web-ac-gate-open", { round: view.gate_deadline }),
    ],
    [place === CAFETERIA && view.vote_token, () => t("web-ac-vote-ready")],
  ];
  return found.filter(([there]) => there).map(([, words]) => words());
}

function shelves(scene: Scene, view: AmongCultistsView, facts: Facts): PlaceLines {
  const lines = facts.shelves.map((shelf) =>
    t("web-ac-shelf-words", {
      shelf: scene.translator.name("shelf", shelf.id),
      on: view.shelves[shelf.id] ?? 0,
      of: shelf.books,
      points: shelf.points,
    }),
  );
  return { kind: "shelf", id: "shelves", title: t("web-ac-shelves"), lines };
}
