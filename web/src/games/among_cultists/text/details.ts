/** Notes on options: what is at a place, what a card or an action does. */
import { t } from "../../../i18n/language.svelte";
import type { Term, Word } from "../../../i18n/grammar";
import { factsOf, shelfOf } from "../facts";
import { looks, UNKNOWN_COUNT } from "../ledger";
import { sentences } from "../../sentences";
import { visitors, roomText } from "./places";
import { isOnRoute, peopleAt, roomAt, type Scene, type View } from "../view";

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

export function detail(option: Term, scene: Scene): string {
  const view = scene.view;
  return danger(option, scene, view) || help(option, scene, view);
}

function help(option: Term, scene: Scene, view: View): string {
  const [kind, about = ""] = [String(option[0]), option[1]];
  switch (kind) {
    case "go":
    case "stop":
      return sentences([secretDoor(about, view), foundAt(String(about), scene, view)]);
    case "refill_room":
    case "check_room":
      return sentences([secretDoor(about, view), inRoom(kind, String(about), view)]);
    case "camera_room":
      return inRoom(kind, String(about), view);
    case "give":
    case "lay":
      return scene.translator.text("card", about, "text");
    case "look":
    case "check_status":
    case "camera_status":
      return t("web-ac-says-status", { number: view.players[Number(about)]!.pulse_count });
    case "go_on":
      return afterwards(scene, view);
    case "announce":
      return atStake(view);
    default:
      return SAYS[kind] ? t(SAYS[kind]) : "";
  }
}

/** A note if the way to a place leads through a secret door. */
function secretDoor(place: Word, view: View): string {
  return view.secret_ways.includes(String(place)) ? t("web-ac-by-secret-door") : "";
}

/** The contents of a room, and the use of laying or turning up a card there. */
function inRoom(kind: string, place: string, view: View): string {
  const room = roomAt(view, place);
  if (!room) return "";
  const text = roomText(room);
  if (kind !== "refill_room") return sentences([text, t("web-ac-says-check")]);
  return sentences([text, room.searched ? "" : t("web-ac-says-refill")]);
}

/** What 'go on' ends: a discussion, or a look at pulse cards. */
function afterwards(scene: Scene, view: View): string {
  if (scene.topic?.[0] === "discussion") return t("web-ac-says-ready");
  if (scene.topic?.[0] !== "status") return "";
  const look = looks(view.ledger).findLast((found) => found.who === view.seat);
  if (!look || look.alive === UNKNOWN_COUNT) return "";
  return t("web-ac-pulse-seen", { alive: look.alive, dead: look.dead });
}

/** A warning if an option would kill the reader's role; none while the cover is down. */
function danger(option: Term, scene: Scene, view: View): string {
  const { own } = view;
  if (!scene.open || !own || !scene.topic) return "";
  const [topic, kind] = [scene.topic[0], option[0]];
  const among = (choices: readonly (readonly [string, string])[]) =>
    choices.some(([asked, chosen]) => asked === topic && chosen === kind);
  if (among(own.deadly)) return t("web-ac-deadly");
  return among(own.risky) ? t("web-ac-deadly-check") : "";
}

/** What an announcement needs, and the cost of a false one. */
function atStake(view: View): string {
  return t("web-ac-at-stake", { dead: view.own?.known_dead ?? 0, kills: view.fixed.kills });
}

/** A place's colour, whether it is on the reader's route, its contents, and who is there. */
function foundAt(place: string, scene: Scene, view: View): string {
  const room = roomAt(view, place);
  const parts: string[] = [];
  if (room) {
    const colour = scene.translator.forms("shelf", shelfOf(factsOf(view), place).id);
    const message = isOnRoute(scene, place) ? "web-ac-on-route" : "web-ac-colour";
    parts.push(t(message, { colour }), roomText(room));
  }
  parts.push(...visitors(view, place));
  const there = peopleAt(view, place).filter((one) => !one.ghost && one.seat !== view.seat);
  if (there.length) {
    const names = there.map((one) => scene.translator.name("seat", one.seat));
    parts.push(t("web-ac-here", { names: scene.translator.catalogue.listed(names) }));
  }
  return sentences(parts);
}
