/** The icons of cards, kinds and decks. */
import amulet from "icon:tribal-pendant";
import axe from "icon:wood-axe";
import bats from "icon:evil-bat";
import bear from "icon:biceps";
import blade from "icon:spinning-sword";
import bone from "icon:broken-bone";
import brooch from "icon:elderberry";
import cake from "icon:cake-slice";
import chain from "icon:crossed-chains";
import cloak from "icon:cloak";
import coins from "icon:two-coins";
import crossbow from "icon:crossbow";
import cup from "icon:jeweled-chalice";
import doll from "icon:voodoo-doll";
import eye from "icon:third-eye";
import face from "icon:drama-masks";
import fangs from "icon:fangs";
import flail from "icon:flail";
import garlic from "icon:garlic";
import hands from "icon:healing";
import herbs from "icon:herbs-bundle";
import hearth from "icon:fireplace";
import imp from "icon:imp-laugh";
import keg from "icon:barrel-leak";
import knife from "icon:bowie-knife";
import lodestone from "icon:compass";
import mirror from "icon:mirror-mirror";
import moon from "icon:moon";
import nightToll from "icon:moon-bats";
import path from "icon:falling";
import lantern from "icon:lantern-flame";
import rite from "icon:chalice-drops";
import sickle from "icon:sickle";
import spear from "icon:thrown-spear";
import spider from "icon:long-legged-spider";
import spirit from "icon:floating-ghost";
import storm from "icon:sunbeams";
import sun from "icon:sun";
import veil from "icon:hooded-figure";
import water from "icon:water-drop";
import weak from "icon:person-in-bed";
import wind from "icon:wind-slap";
import wolf from "icon:wolf-head";
import wolfsbane from "icon:poison-bottle";
import bloodDrop from "icon:drop";
import { colourOf, type Colour, type Kind } from "./facts";

const CARDS: Readonly<Record<string, string>> = {
  full_moon: moon,
  healers_gift: hands,
  honey_cake: cake,
  second_wind: wind,
  silver_mirror: mirror,
  bonesetter: bone,
  storm_of_light: storm,
  warding_spirit: spirit,
  spring_water: water,
  rowan_brooch: brooch,
  lodestone: lodestone,
  pilgrims_cloak: cloak,
  silver_chain: chain,
  moon_spear: spear,
  talisman: amulet,
  slippery_path: path,
  cave_spider: spider,
  blood_rite: rite,
  powder_keg: keg,
  thieving_imp: imp,
  straw_doll: doll,
  hungry_bats: bats,
  boar_knife: knife,
  war_sickle: sickle,
  wood_axe: axe,
  restless_blade: blade,
  crossbow: crossbow,
  flail: flail,
  g_aid: herbs,
  g_huddle: cup,
  g_nurturance: hearth,
  g_anger: nightToll,
  g_blackmail: coins,
  g_greed: veil,
  g_slap: wolfsbane,
  g_spell: garlic,
  g_exorcism: sun,
  g_bully: weak,
  g_lesson: bear,
  g_prediction: face,
};

/** The icon on the back of a deck, so that decks differ by more than colour. */
export const BACKS: Readonly<Record<Colour, string>> = { red: bloodDrop, blue: moon, green: eye };

export const EMBLEMS: Readonly<Record<Kind, string>> = {
  werewolf: wolf,
  vampire: fangs,
  human: lantern,
};

export function iconOf(card: string): string {
  return CARDS[card] ?? BACKS[colourOf(card)];
}
