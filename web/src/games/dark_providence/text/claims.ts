/** What can be claimed by tapping. */
import type { Word, Term } from "../../../i18n/grammar";
import type { Scene } from "../../scene";
import { ALIGNMENTS } from "./alignments";
import { CITIES } from "../box";
import { mine, people, viewOf } from "../view";

/** Alone at the table there is nobody to talk to. */
export function claimKinds(scene: Scene): readonly string[] {
  if (people(viewOf(scene)).length < 2) return [];
  return ["is", "suspect", "trust", "saw", "will_claim"];
}

export function claimWords(said: Term, slot: string, scene: Scene): readonly Word[] {
  if (slot === "alignment") return ALIGNMENTS;
  if (slot === "city") return likelyCities(scene);
  const seats = people(viewOf(scene)).map((player) => player.seat);
  const others = seats.filter((seat) => seat !== scene.seat);
  return said[0] === "is" && scene.seat !== null ? [scene.seat, ...others] : others;
}

/** First where the reader has cubes. */
function likelyCities(scene: Scene): string[] {
  const cubes = new Set(mine(scene)?.cubes.map(([[, place]]) => place));
  const ids = CITIES.map((city) => city.id);
  return [...ids.filter((city) => cubes.has(city)), ...ids.filter((city) => !cubes.has(city))];
}
