/** The icons of resources and cards. */
import influence from "icon:public-speaker";
import money from "icon:two-coins";
import strength from "icon:revolver";
import ritual from "icon:pentacle";
import investigation from "icon:magnifying-glass";
import fedora from "icon:fedora";
import briefcase from "icon:briefcase";
import suitcase from "icon:top-hat";
import city from "icon:modern-city";
import mythos from "icon:kraken-tentacle";
import type { Card, Resource } from "./box";

/** Up and down have the same icon, with an arrow beside it. */
export const RESOURCE_ICONS: Readonly<Record<Resource, string>> = {
  influence,
  money,
  strength,
  ritual_up: ritual,
  ritual_down: ritual,
  invest_up: investigation,
  invest_down: investigation,
};

export function arrowOf(resource: Resource): "up" | "down" | "" {
  if (resource.endsWith("_up")) return "up";
  return resource.endsWith("_down") ? "down" : "";
}

/** The sort of a card, which decides its icon and colour. */
export function sortOf(card: Card): "starter" | "agent" | "base" | "city" | "mythos" {
  return card.agent ? "agent" : card.kind;
}

export const SORT_ICONS = { starter: suitcase, agent: fedora, base: briefcase, city, mythos };
