/** What a player needs to know to answer a question. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import { factsOf, type Colour } from "../facts";
import { mayIgnoreRoute, isIdle, ownColours, reader, type Scene } from "../view";

export function about(topic: Term, scene: Scene): string {
  switch (topic[0]) {
    case "move":
      return whereToAct(scene);
    case "give":
      return met(topic[1]!, scene);
    default:
      return "";
  }
}

/** The names of the rooms of some colours, without those where nothing is left to do. */
export function roomsOf(colours: readonly Colour[], scene: Scene): string {
  const view = scene.view;
  const found = factsOf(view).places.filter(
    ({ id, colour }) => colour && colours.includes(colour) && !isIdle(view, id),
  );
  return scene.translator.catalogue.listed(
    found.map(({ id }) => scene.translator.name("place", id)),
  );
}

/** Where the reader's route leads in this round; nothing while the cover is down. */
function whereToAct(scene: Scene): string {
  const view = scene.view;
  const me = reader(view);
  const rooms = roomsOf(ownColours(view), scene);
  if (!scene.open || !me || me.ghost || !rooms) return "";
  return mayIgnoreRoute(me)
    ? t("web-ac-about-free", { rooms })
    : t("web-ac-about-route", { rooms });
}

/** Why a card is given, and what happens to it. */
function met(seat: Term[number], scene: Scene): string {
  const view = scene.view;
  const place = scene.translator.form("place", reader(view)?.place ?? "", "in");
  const name = scene.translator.name("seat", seat);
  return t("web-ac-about-give", { name, place });
}
