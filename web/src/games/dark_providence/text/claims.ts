/** Suggestions for claims. */
import type { Word, Term } from "../../../i18n/grammar";
import { ALIGNMENTS } from "./alignments";
import { CITIES } from "../box";
import { mine, people, type Scene } from "../view";

/** In the solo game there is nobody to talk to. */
export function claimKinds(scene: Scene): readonly string[] {
  if (people(scene.view).length < 2) return [];
  return ["is", "suspect", "trust", "saw", "will_claim"];
}

export function claimArguments(claim: Term, slot: string, scene: Scene): readonly Word[] {
  if (slot === "alignment") return ALIGNMENTS;
  if (slot === "city") return likelyCities(scene);
  const seats = people(scene.view).map((player) => player.seat);
  const others = seats.filter((seat) => seat !== scene.seat);
  return claim[0] === "is" && scene.seat !== null ? [scene.seat, ...others] : others;
}

/** Cities in which the reader has cubes come first. */
function likelyCities(scene: Scene): string[] {
  const cubes = new Set(mine(scene)?.cubes.map(([[, place]]) => place));
  const ids = CITIES.map((city) => city.id);
  return [...ids.filter((city) => cubes.has(city)), ...ids.filter((city) => !cubes.has(city))];
}
