/** The icons of tokens, roles, cards, rooms and actions. */
import alive from "icon:heart-beats";
import anatomy from "icon:anatomy";
import archive from "icon:files";
import beds from "icon:bunk-beds";
import flask from "icon:fizzing-flask";
import leaf from "icon:monstera-leaf";
import maps from "icon:treasure-map";
import meal from "icon:meal";
import medicine from "icon:medical-pack";
import reading from "icon:desk-lamp";
import violin from "icon:violin";
import assassin from "icon:hooded-assassin";
import books from "icon:book-pile";
import boots from "icon:boot-prints";
import camera from "icon:cctv-camera";
import card from "icon:card-play";
import coward from "icon:run";
import cultist from "icon:cowled";
import dead from "icon:death-skull";
import failure from "icon:cancel";
import firestarter from "icon:flame";
import fishman from "icon:fish-monster";
import gate from "icon:magic-portal";
import ghost from "icon:ghost";
import halt from "icon:halt";
import high_morale from "icon:sunrise";
import infected from "icon:virus";
import investigator from "icon:magnifying-glass";
import klutz from "icon:foot-trip";
import knife from "icon:plain-dagger";
import lamp from "icon:light-bulb";
import lantern from "icon:lantern-flame";
import lightning from "icon:lightning-storm";
import low_morale from "icon:despair";
import mechanic from "icon:monkey-wrench";
import mirror from "icon:mirror-mirror";
import moon from "icon:moon";
import no_connection from "icon:silenced";
import path from "icon:path-distance";
import radiant from "icon:sun-radiations";
import rookie from "icon:graduate-cap";
import sabotage from "icon:time-bomb";
import secret_doors from "icon:secret-door";
import seer from "icon:crystal-ball";
import success from "icon:open-book";
import talk from "icon:conversation";
import under_control from "icon:swap-bag";
import vote from "icon:vote";
import watching_eyes from "icon:evil-eyes";

/** A window with two broken panes, which the icon set does not have. */
const broken_panes =
  '<path fill="currentColor" fill-rule="evenodd" d="M56 40h400v432H56zM96 80v150h140V80zM276 80v50l58 34-30 40 62 26h50V80zM96 270v162h140v-52l-52-38 38-30-16-42zM276 270v162h140V270l-66 74-24-34 20-40z"/>';

export const TOKENS: Readonly<Record<string, string>> = {
  lightning,
  secret_doors,
  no_connection,
  watching_eyes,
  high_morale,
  under_control,
  gate_opens: gate,
  broken_panes,
  low_morale,
  mirror,
};

export const ROLES: Readonly<Record<string, string>> = {
  investigator,
  cultist,
  seer,
  radiant,
  infected,
  super_ghost: ghost,
  mechanic,
  rookie,
  klutz,
  coward,
  firestarter,
  assassin,
};

export const CARDS: Readonly<Record<string, string>> = { alive, dead, success, failure, sabotage };

/** The picture on the floor of a room. */
export const ROOMS: Readonly<Record<string, string>> = {
  D1: reading,
  D2: archive,
  D3: maps,
  P1: beds,
  P2: medicine,
  P3: violin,
  O1: flask,
  O2: anatomy,
  LB: meal,
  R: camera,
  G: leaf,
};

/** The icon of an action, by the kind of option. */
export const ACTION_ICONS: Readonly<Record<string, string>> = {
  go: boots,
  stop: halt,
  refill_room: card,
  check_room: investigator,
  camera_room: camera,
  check_status: alive,
  camera_status: camera,
  look: watching_eyes,
  kill_character: knife,
  to: card,
  vote,
  name: seer,
  close_gate: gate,
};

export {
  alive,
  books,
  broken_panes as broken,
  boots,
  camera,
  card,
  cultist,
  dead,
  fishman,
  gate,
  ghost,
  knife,
  lamp,
  lantern,
  lightning,
  moon,
  path,
  seer,
  talk,
  vote,
  watching_eyes as look,
};
