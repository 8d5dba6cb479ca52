import { createHmac } from "node:crypto";
import { readBib, writeBib } from "#core/bibs.ts";
import type { Answers } from "#forms/form.ts";
import type { BibBlock, Bibs } from "#schemas/generated/types.ts";
import { fitsBlock } from "../../race/bibs.ts";

/** A confirmed entry without a bib. */
export interface BibCandidate {
  entryId: string;
  /** The public code, by which it is drawn. */
  code: string;
  item: string;
  answers: Answers;
  /** Whether it takes part in the draw of lucky numbers. */
  isWish: boolean;
}

/** Who gets which bib. */
export interface BibPlan {
  /** The bib of each entry by its id. */
  bibs: Map<string, string>;
  /** How many of each block. */
  given: Map<string, number>;
  drawn: number;
  without: BibCandidate[];
}

interface BibSituation {
  /** All bibs that were ever given: none is given again. */
  taken: ReadonlySet<string>;
  /** What lucky numbers are drawn by; undefined before they close, or if runners choose them. */
  seed: string | undefined;
  /** Whether lucky numbers can still be had: then nobody gets one by the way. */
  isLuckyOpen: boolean;
}

/**
 * Plans the bibs of entries, in their order: lucky numbers first, if they are drawn, then the next
 * free number of the first block of the item that fits.
 *
 * The draw: each entry that wants a lucky number has the key HMAC-SHA256(seed, public code). In the
 * order in which the config lists the numbers, each goes to the entry with the lowest key whose
 * item and answers fit its block and who has none yet.
 */
export function planBibs({ blocks, lucky }: Bibs, candidates: readonly BibCandidate[], now: BibSituation): BibPlan {
  const plan: BibPlan = { bibs: new Map(), given: new Map(), drawn: 0, without: [] };
  const taken = new Set(now.taken);
  const give = ({ entryId }: BibCandidate, block: BibBlock, bib: string) => {
    plan.bibs.set(entryId, bib);
    plan.given.set(block.id, (plan.given.get(block.id) ?? 0) + 1);
    taken.add(bib);
  };
  const numbers = lucky?.numbers ?? [];
  if (now.seed !== undefined)
    for (const { candidate, block, bib } of drawLucky(blocks, numbers, candidates, { taken, seed: now.seed })) {
      give(candidate, block, bib);
      plan.drawn++;
    }
  if (now.isLuckyOpen) for (const bib of numbers) taken.add(bib);
  const next = new Map(blocks.map((block) => [block, block.from]));
  for (const candidate of candidates) {
    if (plan.bibs.has(candidate.entryId)) continue;
    const fitting = blocks.filter((block) => block.item === candidate.item && fitsBlock(block, candidate.answers));
    const block = fitting.find((candidateBlock) => findNext(candidateBlock, next, taken));
    if (block) give(candidate, block, writeBib(block, next.get(block) ?? block.from));
    else plan.without.push(candidate);
  }
  return plan;
}

// Moves to the next free number of a block; false if it is used up.
function findNext(block: BibBlock, next: Map<BibBlock, number>, taken: ReadonlySet<string>): boolean {
  let number = next.get(block) ?? block.from;
  while (number <= block.to && taken.has(writeBib(block, number))) number++;
  next.set(block, number);
  return number <= block.to;
}

function drawLucky(
  blocks: readonly BibBlock[],
  numbers: readonly string[],
  candidates: readonly BibCandidate[],
  { taken, seed }: { taken: ReadonlySet<string>; seed: string },
): { candidate: BibCandidate; block: BibBlock; bib: string }[] {
  const makeKey = (code: string) => createHmac("sha256", seed).update(code).digest("hex");
  const ranked = candidates
    .filter(({ isWish }) => isWish)
    .map((candidate) => ({ candidate, key: makeKey(candidate.code) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ candidate }) => candidate);
  return numbers.flatMap((bib) => {
    const block = taken.has(bib) ? undefined : blocks.find((candidate) => readBib(candidate, bib) !== undefined);
    if (!block) return [];
    const place = ranked.findIndex(({ item, answers }) => item === block.item && fitsBlock(block, answers));
    const [candidate] = place < 0 ? [] : ranked.splice(place, 1);
    return candidate ? [{ candidate, block, bib }] : [];
  });
}
