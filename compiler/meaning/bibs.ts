import { findBibBlock, writeBib } from "#core/bibs.ts";
import type { BibBlock, Bibs, Race, RaceItem } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import type { Context } from "./context.ts";
import { nearest } from "./nearest.ts";
import { listFields } from "./signUpFields.ts";

const at = "/race/bibs";

/**
 * Reports blocks of bibs that end before they begin, share numbers, name what the race does not
 * have or are too small for the places of their item, and lucky numbers that nobody can get.
 */
export function checkBibs({ site: { race }, forms }: Context): Finding[] {
  const bibs = race?.bibs;
  if (!race || !bibs) return [];
  const fields = listFields(forms);
  const blocks = bibs.blocks.flatMap((block, index) => checkBlock(block, { race, fields, at: pointTo(index) }));
  const isRight = blocks.length === 0;
  return [
    ...blocks,
    ...checkShared(bibs.blocks),
    ...(isRight ? [...checkSizes(race, bibs), ...checkLucky(race, bibs)] : []),
  ];
}

const pointTo = (index: number) => `${at}/blocks/${index}`;

function checkBlock(
  { item, from, to, start, when }: BibBlock,
  { race, fields, at: pointer }: { race: Race; fields: string[] | undefined; at: string },
): Finding[] {
  const findings: Finding[] = [];
  if (to < from) findings.push(report("SL6270", `${pointer}/to`, { from, to }));
  const items = race.items ?? [];
  const ids = items.map(({ id }) => id);
  if (!ids.includes(item)) {
    const near = nearest(item, ids);
    const place = `${pointer}/item`;
    return [...findings, report("SL6272", place, { item, near, known: ids }, suggest(place, near, item))];
  }
  const starts = items.find(({ id }) => id === item)?.results?.starts?.map(({ id }) => id) ?? [];
  if (start !== undefined && !starts.includes(start)) {
    const near = nearest(start, starts);
    const place = `${pointer}/start`;
    findings.push(report("SL6273", place, { start, item, near }, suggest(place, near, start)));
  }
  if (when && fields && !fields.includes(when.field)) {
    const near = nearest(when.field, fields);
    const place = `${pointer}/when/field`;
    findings.push(report("SL6274", place, { field: when.field, near }, suggest(place, near, when.field)));
  }
  return findings;
}

// Each bib is printed once, in blocks of different items too.
function checkShared(blocks: readonly BibBlock[]): Finding[] {
  return blocks.flatMap((block, index) => {
    const { from, to } = block;
    const shared = blocks.slice(0, index).findIndex((earlier) => {
      const last = Math.min(to, earlier.to);
      const isInBoth = Math.max(from, earlier.from) <= last && (block.prefix ?? "") === (earlier.prefix ?? "");
      // Zeros make the difference for small numbers only.
      return isInBoth && writeBib(block, last) === writeBib(earlier, last);
    });
    if (shared < 0) return [];
    const bib = writeBib(block, Math.min(to, blocks[shared]?.to ?? to));
    return [report("SL6271", pointTo(index), { bib, other: { pointer: pointTo(shared) } })];
  });
}

function checkSizes({ items = [] }: Race, { blocks }: Bibs): Finding[] {
  return items.flatMap(({ id, places }: RaceItem) => {
    const first = blocks.findIndex(({ item }) => item === id);
    const numbers = blocks.reduce((sum, { item, from, to }) => (item === id ? sum + to - from + 1 : sum), 0);
    if (first < 0 || places === undefined || numbers >= places) return [];
    return [report("SL6277", `${pointTo(first)}/to`, { item: id, numbers, places })];
  });
}

function checkLucky({ bibsFrozenAt, items = [] }: Race, { blocks, lucky }: Bibs): Finding[] {
  if (!lucky) return [];
  const findings = lucky.numbers.flatMap((bib, index) => {
    const isOfBlock = items.some(({ id }) => findBibBlock(blocks, id, bib));
    return isOfBlock ? [] : [report("SL6275", `${at}/lucky/numbers/${index}`, { bib })];
  });
  const { closesAt } = lucky;
  if (bibsFrozenAt !== undefined && Date.parse(closesAt) > Date.parse(bibsFrozenAt))
    findings.push(report("SL6276", `${at}/lucky/closesAt`, { closesAt, frozenAt: bibsFrozenAt }));
  return findings;
}
