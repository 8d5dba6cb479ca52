import type { PrizeList, Prizes } from "#schemas/generated/types.ts";

/** A runner in a prize list, with the place there. Who is disqualified may hold the place. */
export interface Candidate {
  bib: string;
  place: number;
  isDisqualified: boolean;
}

/**
 * The candidates for one list of prizes, in the order of their places. `key` names it among all
 * lists of the item: the id of the list and, if men, women or age groups are apart, which of them.
 */
export interface Contest {
  key: string;
  list: Pick<PrizeList, "amountsFen">;
  candidates: readonly Candidate[];
}

/** What a candidate gets of a list: a prize, or none for a reason. */
export interface Award {
  key: string;
  bib: string;
  /** The place among the candidates of the list. */
  place: number;
  /** Before tax, in fen; 0 if the runner does not get it. */
  amountFen: number;
  taxFen: number;
  /** Why there is no prize: the runner gets a higher one, or is disqualified. */
  without: "higher" | "disqualified" | null;
}

type Tax = (amountFen: number) => number;

/**
 * Computes who gets which prizes. Runners on one place share what their places are worth together,
 * rounded down to fen.
 */
export function awardPrizes(contests: readonly Contest[], prizes: Omit<Prizes, "lists">): Award[] {
  const { stack = "highest", passOn = false, taxPercent = 0 } = prizes;
  const tax: Tax = (amountFen) => Math.round((amountFen * taxPercent) / 100);
  if (stack === "all") return contests.flatMap((contest) => shareOut(contest, new Set(), tax));
  const lists = contests.map((contest) => ({ contest, outdone: new Set<string>() }));
  // Each turn takes a runner out of a list, so that there is a last one.
  for (;;) {
    const turn = lists.map((list) => ({
      ...list,
      awards: shareOut(list.contest, passOn ? list.outdone : new Set(), tax),
    }));
    const highest = findHighest(turn.map(({ awards }) => awards));
    const isMore = turn.map(({ awards, outdone, contest }) => {
      const lower = awards.filter(({ bib, amountFen }) => amountFen > 0 && highest.get(bib) !== contest.key);
      const before = outdone.size;
      for (const { bib } of lower) outdone.add(bib);
      return outdone.size > before;
    });
    if (!isMore.includes(true)) return turn.flatMap(listOutdone);
  }
}

// Of equal prizes the one of the earlier list counts.
function findHighest(awards: readonly (readonly Award[])[]): Map<string, string> {
  const highest = new Map<string, Award>();
  for (const award of awards.flat())
    if (award.amountFen > (highest.get(award.bib)?.amountFen ?? 0)) highest.set(award.bib, award);
  return new Map([...highest].map(([bib, { key }]) => [bib, key]));
}

// `passed` are those whose prizes go to the next runners.
function shareOut({ key, list, candidates }: Contest, passed: ReadonlySet<string>, tax: Tax): Award[] {
  const left = candidates.filter(({ bib }) => !passed.has(bib));
  return left.flatMap(({ bib, place, isDisqualified }): Award[] => {
    const before = candidates.filter((other) => passed.has(other.bib) && other.place < place).length;
    const many = left.filter((other) => other.place === place).length;
    const first = place - before - 1;
    const worth = list.amountsFen.slice(first, first + many).reduce((sum, amount) => sum + amount, 0);
    if (worth === 0) return [];
    const amountFen = isDisqualified ? 0 : Math.floor(worth / many);
    return [{ key, bib, place, amountFen, taxFen: tax(amountFen), without: isDisqualified ? "disqualified" : null }];
  });
}

function listOutdone({
  contest: { key, candidates },
  outdone,
  awards,
}: {
  contest: Contest;
  outdone: ReadonlySet<string>;
  awards: readonly Award[];
}): Award[] {
  const won = awards.filter(({ bib }) => !outdone.has(bib));
  const none = candidates
    .filter(({ bib }) => outdone.has(bib))
    .map(({ bib, place }): Award => ({ key, bib, place, amountFen: 0, taxFen: 0, without: "higher" }));
  return [...won, ...none].sort((a, b) => a.place - b.place);
}
