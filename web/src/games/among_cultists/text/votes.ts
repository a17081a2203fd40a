/** Who voted for whom: for the list of votes, and for the chairs while it is fresh. */
import type { AmongCultistsView } from "../../../wire/messages";
import { t } from "../../../i18n/language.svelte";
import type { Translator } from "../../../i18n/translator";
import type { Term } from "../../../i18n/grammar";
import type { Section } from "../../game";
import type { Scene } from "../../scene";
import { NOBODY, votes as votesIn, type Vote } from "../ledger";
import { joined } from "./names";
import { viewOf } from "../view";

export function votes(scene: Scene): Section[] {
  return sections(viewOf(scene).ledger, scene.translator);
}

export function sections(ledger: readonly Term[], translator: Translator): Section[] {
  const rows = votesIn(ledger).map((vote) => [
    String(vote.round),
    whom(vote.out, translator),
    counted(vote, translator),
  ]);
  const headers = [t("web-ac-header-round"), t("web-ac-header-out"), t("web-ac-header-ballots")];
  return rows.length ? [{ title: t("web-ac-journal-votes"), headers, rows }] : [];
}

/** Those who were named with those who named them, most voters first; nobody comes last. */
export function tally(vote: Vote): { named: number; voters: number[]; count: number }[] {
  const named = [...new Set(vote.ballots)].map((seat) => {
    const voters = vote.ballots.flatMap((choice, voter) => (choice === seat ? [voter] : []));
    return { named: seat, voters, count: voters.length + Number(voters.includes(vote.double)) };
  });
  return named.sort(
    (one, other) =>
      Number(one.named === NOBODY) - Number(other.named === NOBODY) || other.count - one.count,
  );
}

function counted(vote: Vote, translator: Translator): string {
  const parts = tally(vote).map(({ named, voters }) => {
    const names = voters.map((voter) => {
      const who = translator.name("seat", voter);
      return voter === vote.double ? t("web-ac-counts-twice", { who }) : who;
    });
    const who = translator.catalogue.listed(names);
    if (named === NOBODY) return t("web-ac-abstained", { who });
    return t("web-ac-ballots", { whom: translator.name("seat", named), who });
  });
  return joined(parts);
}

function whom(seat: number, translator: Translator): string {
  return seat === NOBODY ? t("web-ac-nobody") : translator.name("seat", seat);
}

/** The last vote, while the round in which it was held lasts. */
export function freshVote(view: AmongCultistsView): Vote | null {
  const last = votesIn(view.ledger).at(-1);
  return last && last.round === view.round && !view.ended ? last : null;
}

/** Whom somebody has just voted for; undefined if no vote is fresh. */
export function ballotOf(scene: Scene, seat: number): number | undefined {
  const view = viewOf(scene);
  const told = scene.recent.findLast(
    ([kind, who]) =>
      who === seat &&
      ["votes", "votes_nobody", "changes_vote", "changes_vote_nobody"].includes(String(kind)),
  );
  if (told) return told.length > 2 ? Number(told[2]) : NOBODY;
  return freshVote(view)?.ballots[seat];
}
