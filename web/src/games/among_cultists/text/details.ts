/** Notes on options: what is at a place, what a card or an action does. */
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import { factsOf, shelfOf } from "../facts";
import { looks } from "../ledger";
import { joined } from "./names";
import { visitors, roomText } from "./places";
import {
  colourOf,
  isIdle,
  knownDead,
  ownColours,
  peopleAt,
  reader,
  roomAt,
  type Scene,
  type View,
} from "../view";

/** What an action does, if its name does not say so. */
const SAYS: Readonly<Record<string, string>> = {
  secure_hallway: "web-ac-says-secure",
  fight_cultist: "web-ac-says-fight",
  scare_off_fishman: "web-ac-says-chase",
  kill_character: "web-ac-says-kill",
  call_vote: "web-ac-says-vote",
  use_cameras: "web-ac-says-camera",
  reset_power: "web-ac-says-power",
  close_gate: "web-ac-says-gate",
  draw_token: "web-ac-says-token",
  abstain: "web-ac-says-abstain",
  reveal: "web-ac-says-reveal",
};

/** The options that kill a role. */
const DEADLY: Readonly<Record<string, readonly string[]>> = {
  rookie: ["call_vote", "use_cameras"],
  klutz: ["scare_off_fishman", "look", "draw_token"],
  coward: ["reveal"],
};

export function detail(option: Term, scene: Scene): string {
  const view = scene.view;
  return danger(option, scene, view) || help(option, scene, view);
}

function help(option: Term, scene: Scene, view: View): string {
  const [kind, about = ""] = [String(option[0]), option[1]];
  switch (kind) {
    case "go":
    case "stop":
      return foundAt(String(about), scene, view);
    case "refill_room":
    case "check_room":
    case "camera_room":
      return inRoom(kind, String(about), view);
    case "give":
    case "lay":
      return scene.translator.text("card", about, "text");
    case "look":
    case "check_status":
    case "camera_status":
      return t("web-ac-says-status", {
        pulse: t("web-ac-pulse-count", { number: view.players[Number(about)]!.pulse_count }),
      });
    case "go_on":
      return afterwards(scene, view);
    case "announce":
      return atStake(view);
    default:
      return SAYS[kind] ? t(SAYS[kind]) : "";
  }
}

/** The contents of a room, and the use of laying or turning up a card there. */
function inRoom(kind: string, place: string, view: View): string {
  const room = roomAt(view, place);
  if (!room) return "";
  const text = roomText(room);
  if (kind !== "refill_room") return t("web-ac-says-check", { room: text });
  return room.searched ? text : t("web-ac-says-refill", { room: text });
}

/** What 'go on' ends: a discussion, a vote, or a look at pulse cards. */
function afterwards(scene: Scene, view: View): string {
  if (scene.topic?.[0] === "discussion") return t("web-ac-says-ready");
  if (scene.topic?.[0] === "change_vote") return t("web-ac-says-keep-vote");
  if (scene.topic?.[0] !== "status") return "";
  if (!scene.open) return t("web-ac-says-lift-cover");
  const look = looks(view.ledger).findLast((found) => found.who === view.seat);
  return look ? t("web-ac-pulse-seen", { alive: look.alive, dead: look.dead }) : "";
}

/** A warning if an option would kill the reader's role; none while the cover is down. */
function danger(option: Term, scene: Scene, view: View): string {
  const me = reader(view);
  if (!scene.open || !me?.role || me.ghost) return "";
  const kind = String(option[0]);
  const withKnife = me.role === "klutz" && view.seat === view.knife;
  const doubles = scene.topic?.[0] === "vote" && factsOf(view).count > 6;
  const changes = scene.topic?.[0] === "change_vote";
  const byVote =
    withKnife && ((kind === "vote" && (doubles || changes)) || (kind === "abstain" && changes));
  if (DEADLY[me.role]?.includes(kind) || byVote) return t("web-ac-deadly");
  const checks = kind === "check_status" || kind === "camera_status";
  return me.role === "coward" && checks ? t("web-ac-deadly-check") : "";
}

/** What an announcement needs, and the cost of a false one. */
function atStake(view: View): string {
  return t("web-ac-at-stake", { dead: knownDead(view), kills: factsOf(view).kills });
}

/** A place's colour, whether it is on the reader's route, its contents, and who is there. */
function foundAt(place: string, scene: Scene, view: View): string {
  const room = roomAt(view, place);
  const parts: string[] = [];
  if (room) {
    const colour = colourOf(view, place);
    const name = scene.translator.name("shelf", shelfOf(factsOf(view), place).id);
    const led =
      scene.open && colour !== "" && ownColours(view).includes(colour) && !isIdle(view, place);
    parts.push(led ? t("web-ac-on-route", { colour: name }) : name, roomText(room));
  }
  parts.push(...visitors(view, place));
  const there = peopleAt(view, place).filter((one) => !one.ghost && one.seat !== view.seat);
  if (there.length) {
    const names = there.map((one) => scene.translator.name("seat", one.seat));
    parts.push(t("web-ac-here", { names: scene.translator.catalogue.listed(names) }));
  }
  return joined(parts);
}
