/** Who voted for whom: for the list of votes, and for the seats right after a vote. */
import { t } from "../../../i18n/language.svelte";
import type { Translator } from "../../../i18n/translator";
import type { Term } from "../../../i18n/grammar";
import type { Section } from "../../game";
import { NOBODY, votes as votesIn, type Vote } from "../ledger";
import type { Scene, View } from "../view";

export function votes(scene: Scene): Section[] {
  return sections(scene.view.ledger, scene.translator);
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

/** Everybody who got votes with their voters, most votes first; abstentions come last. */
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

function counted(vote: Vote, translator: Translator): string[] {
  return tally(vote).map(({ named, voters }) => {
    const names = voters.map((voter) => {
      const who = translator.name("seat", voter);
      return voter === vote.double ? t("web-ac-counts-twice", { who }) : who;
    });
    const who = translator.catalogue.listed(names);
    if (named === NOBODY) return t("web-ac-abstained", { who });
    return t("web-ac-ballots", { whom: translator.name("seat", named), who });
  });
}

function whom(seat: number, translator: Translator): string {
  return seat === NOBODY ? t("web-ac-nobody") : translator.name("seat", seat);
}

/** The last vote, if it was held in this round. */
export function freshVote(view: View): Vote | null {
  const last = votesIn(view.ledger).at(-1);
  return last && last.round === view.round && !view.ended ? last : null;
}

/** Whom a seat has just voted for; undefined if there was no recent vote. */
export function ballotOf(scene: Scene, seat: number): number | undefined {
  const view = scene.view;
  const recent = scene.recent.findLast(
    ([kind, who]) =>
      who === seat &&
      ["votes", "votes_nobody", "changes_vote", "changes_vote_nobody"].includes(String(kind)),
  );
  if (recent) return recent.length > 2 ? Number(recent[2]) : NOBODY;
  return freshVote(view)?.ballots[seat];
}
