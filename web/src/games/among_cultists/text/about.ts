/** What a player needs to know to answer a question. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import { reader, type Scene } from "../view";

export function about(topic: Term, scene: Scene): string {
  switch (topic[0]) {
    case "move":
      return whereToAct(scene);
    case "give":
      return met(topic[1]!, scene);
    case "action":
      return whyIdle(scene);
    default:
      return "";
  }
}

/** The names of the rooms of the reader's route in this round. */
export function roomsOnRoute(scene: Scene): string {
  const rooms = scene.view.own?.route_places ?? [];
  return scene.translator.catalogue.listed(
    rooms.map((place) => scene.translator.name("place", place)),
  );
}

/** Where the reader's route leads in this round; nothing while the cover is down. */
function whereToAct(scene: Scene): string {
  const me = reader(scene.view);
  const rooms = roomsOnRoute(scene);
  if (!scene.open || !me || me.ghost || !rooms) return "";
  return scene.view.own?.free
    ? t("web-ac-about-free", { rooms })
    : t("web-ac-about-route", { rooms });
}

/** Why the reader can take no room action. */
const IDLE: Readonly<Record<string, string>> = {
  off_route: "web-ac-about-off-route",
  ghost_in_hall: "web-ac-about-ghost-hall",
  ghost_and_cultist: "web-ac-about-ghost-blocked",
  nothing_to_do: "web-ac-about-nothing",
};

function whyIdle(scene: Scene): string {
  const message = IDLE[scene.view.own?.idle ?? ""];
  return message ? t(message) : "";
}

/** Why a card is given, and what happens to it. */
function met(seat: Term[number], scene: Scene): string {
  return t("web-ac-about-give", { name: scene.translator.name("seat", seat) });
}
