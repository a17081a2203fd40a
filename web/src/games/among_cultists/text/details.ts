/** A line of help for a choice: what is to be found at a place, what a card or an action does. */
import type { AmongCultistsView } from "../../../wire/messages";
import { t } from "../../../i18n/language.svelte";
import type { Term } from "../../../i18n/grammar";
import type { Scene } from "../../scene";
import { factsOf, shelfOf } from "../facts";
import { looks } from "../ledger";
import { joined } from "./names";
import { guests, roomWords } from "./places";
import { colourOf, isIdle, knownDead, ownColours, peopleAt, reader, roomAt, viewOf } from "../view";

/** What an action does, where its name does not say it. */
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

/** Choices that a role dies of, by the role. */
const DEADLY: Readonly<Record<string, readonly string[]>> = {
  rookie: ["call_vote", "use_cameras"],
  klutz: ["scare_off_fishman", "look", "draw_token"],
  coward: ["reveal"],
};

export function detail(option: Term, scene: Scene): string {
  const view = viewOf(scene);
  return danger(option, scene, view) || help(option, scene, view);
}

function help(option: Term, scene: Scene, view: AmongCultistsView): string {
  const [kind, about] = option as [string, string | number];
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

/** What lies in a room, and what it is good for to lay or to turn up a card there. */
function inRoom(kind: string, place: string, view: AmongCultistsView): string {
  const room = roomAt(view, place);
  if (!room) return "";
  const words = roomWords(room);
  if (kind !== "refill_room") return t("web-ac-says-check", { room: words });
  return room.searched ? words : t("web-ac-says-refill", { room: words });
}

/** What one goes on from: talk, one's own ballot, or the pulse cards just seen. */
function afterwards(scene: Scene, view: AmongCultistsView): string {
  if (scene.topic?.[0] === "discussion") return t("web-ac-says-ready");
  if (scene.topic?.[0] === "change_vote") return t("web-ac-says-keep-vote");
  if (scene.topic?.[0] !== "status") return "";
  if (!scene.open) return t("web-ac-says-lift-cover");
  const look = looks(view.ledger).findLast((found) => found.who === view.seat);
  return look ? t("web-ac-pulse-seen", { alive: look.alive, dead: look.dead }) : "";
}

/** Whether the reader's own role would die of a choice; hidden while the cover is down. */
function danger(option: Term, scene: Scene, view: AmongCultistsView): string {
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

/** What an announcement needs, and the price of a false one. */
function atStake(view: AmongCultistsView): string {
  return t("web-ac-at-stake", { dead: knownDead(view), kills: factsOf(view).kills });
}

/** The colour, whether one's route leads there, what lies there, and who is there. */
function foundAt(place: string, scene: Scene, view: AmongCultistsView): string {
  const room = roomAt(view, place);
  const parts: string[] = [];
  if (room) {
    const colour = colourOf(view, place);
    const name = scene.translator.name("shelf", shelfOf(factsOf(view), place).id);
    const led =
      scene.open && colour !== "" && ownColours(view).includes(colour) && !isIdle(view, place);
    parts.push(led ? t("web-ac-on-route", { colour: name }) : name, roomWords(room));
  }
  parts.push(...guests(view, place));
  const there = peopleAt(view, place).filter((one) => !one.ghost && one.seat !== view.seat);
  if (there.length) {
    const names = there.map((one) => scene.translator.name("seat", one.seat));
    parts.push(t("web-ac-here", { names: scene.translator.catalogue.listed(names) }));
  }
  return joined(parts);
}
