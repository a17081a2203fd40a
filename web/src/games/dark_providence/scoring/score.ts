/** What the reader would score if the game ended now, part by part. */
import { t } from "../../../i18n/language.svelte";
import { BOX, TRACKS, cardOf, cityOf, type Track } from "../box";
import { joined } from "../text/wording";
import { mine, type Scene, type Seat, type View } from "../view";

export type Part = readonly [string, number];

/** All parts of a score, in the order of the score sheet. */
export const PARTS = [
  "track_vp",
  "hidden",
  "revealed_dissenter",
  "own_track",
  "gates_closed",
  "gates_opened",
  "cards",
  "agents",
  "effects",
  "investigator_agents",
  "mythos",
  "possessed",
  "deep_ones",
  "crypt",
] as const;

const OPPOSITE: Readonly<Record<string, string>> = {
  investigator: "cultist",
  cultist: "investigator",
  dissenter_investigator: "dissenter_cultist",
  dissenter_cultist: "dissenter_investigator",
};

export function opposite(alignment: string): string {
  return OPPOSITE[alignment] ?? alignment;
}

/** The parts that are not 0, perhaps for the opposite alignment; none for a spectator. */
export function ownScore(scene: Scene, changed = false): Part[] {
  return ownSheet(scene, changed).filter(([, points]) => points);
}

/** Everything that can score for the reader, in the order of the score sheet. */
export function ownSheet(scene: Scene, changed = false): Part[] {
  const me = mine(scene);
  if (!me?.alignment || !me.hand) return [];
  const view = scene.view;
  const alignment = changed ? opposite(me.alignment) : me.alignment;
  const { rules } = BOX;
  const hidden = !me.revealed;
  const parts: Part[] = [
    ["track_vp", me.vp],
    ["hidden", hidden ? rules.hidden_bonus : 0],
    ["cards", ofCards(me)],
    ["agents", ofAgents(me, "general")],
    ["effects", ofEffects(me)],
  ];
  if (alignment === "investigator") {
    parts.push(["investigator_agents", ofAgents(me, "investigator")]);
  } else if (alignment === "cultist") {
    parts.push(...ofCultist(view, me));
  } else if (!hidden) {
    parts.push(["revealed_dissenter", rules.dissenter_reveal_penalty]);
  }
  if (alignment !== "investigator") parts.push(["crypt", rules.crypt_vp * me.crypt.length]);
  if (me.revealed !== "action") parts.push(...ofTrackAndGates(view, me, alignment));
  const order = (part: Part) => PARTS.findIndex((name) => name === part[0]);
  return parts.sort((one, other) => order(one) - order(other));
}

function ofCards(me: Seat): number {
  const owned = [...me.unseen, ...me.discards, ...me.used, ...me.mythos].map(cardOf);
  return owned.reduce((sum, card) => sum + (card.agent ? 0 : card.vp.general), 0);
}

function ofAgents(me: Seat, kind: "general" | "investigator"): number {
  const hired = Object.keys(me.agents).filter((agent) => agent.startsWith("ag_"));
  return hired.reduce((sum, agent) => sum + cardOf(agent).vp[kind], 0);
}

function ofEffects(me: Seat): number {
  const effects = me.mythos.flatMap((card) => cardOf(card).end_game);
  return effects.reduce(
    (sum, { cap, n }) => sum + (cap && n ? Math.min(cap, n * me.insanity) : 0),
    0,
  );
}

function ofCultist(view: View, me: Seat): Part[] {
  const out = view.players.reduce((sum, player) => sum + player.deep_ones.length, 0);
  const deep = me.claimed_deep_ones && out === BOX.components.deep_ones;
  return [
    ["mythos", me.mythos.reduce((sum, card) => sum + cardOf(card).vp.cultist, 0)],
    ["possessed", BOX.rules.possessed_vp * me.possessed.length],
    ["deep_ones", deep ? BOX.rules.deep_ones_cultist_vp : 0],
  ];
}

/** The track that scores for an alignment. */
export function trackOf(alignment: string): Track {
  const investigates = alignment === "investigator" || alignment === "dissenter_investigator";
  return investigates ? "investigation" : "ritual";
}

/** The points for the alignment's track and for the player's own gates. */
export function ofTrackAndGates(view: View, me: Seat, alignment: string): Part[] {
  const parts: Part[] = [["own_track", trackPoints(view, trackOf(alignment))]];
  if (alignment !== "cultist") parts.push(["gates_closed", gatePoints(view, me, "closed")]);
  if (alignment !== "investigator") parts.push(["gates_opened", gatePoints(view, me, "open")]);
  return parts;
}

/** Whether an open or closed gate scores for an alignment. */
export function countsGate(alignment: string, kind: string): boolean {
  return alignment !== (kind === "open" ? "investigator" : "cultist");
}

export function trackPoints(view: View, track: Track): number {
  return TRACKS[track].vp[view[track]] ?? 0;
}

function gatePoints(view: View, me: Seat, kind: string): number {
  return Object.entries(view.gates).reduce(
    (sum, [city, [seat, made]]) =>
      sum + (seat === me.seat && made === kind ? cityOf(city).gate : 0),
    0,
  );
}

export function total(parts: readonly Part[]): number {
  return parts.reduce((sum, [, points]) => sum + points, 0);
}

/** The parts with their points, in a row. */
export function inParts(parts: readonly Part[], scene: Scene): string {
  const found = parts.map(([part, points]) =>
    t("web-dp-part", { part: scene.translator.name("part", part), points }),
  );
  return joined(found);
}
