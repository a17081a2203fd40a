/** Suggestions for claims, the likeliest first. Their order never depends on secrets. */
import type { Word, Term } from "../../../i18n/grammar";
import { dealtKinds, EQUIPMENT, GREENS } from "../facts";
import { received } from "./notes";
import type { Scene } from "../view";

const OUTCOMES = ["nothing", "take", "heal", "hand_over", "show"];
/** Claims that can't be about oneself. */
const ABOUT_OTHERS = ["gave_green", "got_green", "will_attack", "trust", "suspect"];

export function claimKinds(scene: Scene): string[] {
  const gifts = received(scene.view.gifts);
  const kinds = ["kind", "suspect", "trust"];
  if (gifts.some((gift) => gift.giver === scene.seat)) kinds.push("gave_green");
  if (gifts.some((gift) => gift.receiver === scene.seat)) kinds.push("got_green");
  return [...kinds, "will_attack", "character"];
}

export function claimArguments(claim: Term, slot: string, scene: Scene): Word[] {
  switch (slot) {
    case "seat":
      return seats(String(claim[0]), scene);
    case "kind":
      return dealtKinds(scene.view).map(([kind]) => kind);
    case "character":
      return characters(Number(claim[1]), scene);
    case "green":
      return [...GREENS];
    case "outcome":
      return outcomes(claim, scene);
    default:
      return [];
  }
}

function seats(kind: string, scene: Scene): number[] {
  const view = scene.view;
  const all = view.players.map((player) => player.seat);
  if (!ABOUT_OTHERS.includes(kind)) return first([scene.seat ?? 0], all);
  const living = view.players.filter((player) => player.alive).map((player) => player.seat);
  const gifts = received(view.gifts).reverse();
  const mine =
    kind === "gave_green"
      ? gifts.filter((gift) => gift.giver === scene.seat).map((gift) => gift.receiver)
      : kind === "got_green"
        ? gifts.filter((gift) => gift.receiver === scene.seat).map((gift) => gift.giver)
        : [];
  return first([...mine, ...living], all).filter((seat) => seat !== scene.seat);
}

/** The characters that the seat may be as far as everybody knows come first. */
function characters(seat: number, scene: Scene): string[] {
  const view = scene.view;
  const all = view.pool;
  const left = view.players[seat]?.may_be ?? [];
  return first(
    all.filter((character) => left.includes(character)),
    all,
  );
}

/** The public result of the last card between the two comes first. */
function outcomes(claim: Term, scene: Scene): string[] {
  const [kind, other] = claim;
  const [giver, receiver] = kind === "gave_green" ? [scene.seat, other] : [other, scene.seat];
  const last = received(scene.view.gifts).findLast(
    (gift) => gift.giver === giver && gift.receiver === receiver,
  );
  const [outcome, card] = last?.outcome ?? [];
  const seen =
    outcome === "hand_over" && card !== undefined
      ? [String(card)]
      : outcome
        ? [String(outcome)]
        : [];
  return first(seen, [...OUTCOMES, ...EQUIPMENT]);
}

function first<T>(some: readonly T[], all: readonly T[]): T[] {
  return [...new Set([...some, ...all])];
}
