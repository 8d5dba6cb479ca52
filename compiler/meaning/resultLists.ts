import type { AgeGroup, Prizes, Ranking, RankingBasis } from "#schemas/generated/types.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/** Ranges of places that leave places without a basis, or that no place is in. */
export function checkBases(ranking: Ranking | undefined, at: string): Finding[] {
  const { basis, lists = {} } = ranking ?? {};
  return [
    ...checkBasis(basis, `${at}/basis`),
    ...Object.entries(lists).flatMap(([name, own]) => checkBasis(own, `${at}/lists/${name}`)),
  ];
}

function checkBasis(basis: RankingBasis = [], at: string): Finding[] {
  const last = basis.length - 1;
  return basis.flatMap(({ upTo }, index): Finding[] => {
    const before = basis[index - 1]?.upTo;
    if (index < last && upTo === undefined) return [report("SL6206", `${at}/${index}`, { kind: "open" })];
    if (index === last && upTo !== undefined)
      return [report("SL6206", `${at}/${index}/upTo`, { kind: "ended", place: upTo })];
    if (upTo !== undefined && before !== undefined && upTo <= before)
      return [report("SL6206", `${at}/${index}/upTo`, { kind: "backwards", place: upTo, before })];
    return [];
  });
}

interface PlacedGroup {
  from: number;
  to: number;
  index: number;
}

/** Age groups that no age is in, that overlap, or between which ages have no group. */
export function checkAgeGroups(groups: AgeGroup[] = [], at: string): Finding[] {
  const empty = groups.findIndex(({ from = 0, to = Number.POSITIVE_INFINITY }) => from > to);
  const { from = 0, to = 0 } = groups[empty] ?? {};
  if (empty >= 0) return [report("SL6207", `${at}/${empty}/to`, { kind: "empty", from, to })];
  const found = (["male", "female"] as const).flatMap((gender) => checkGender(groups, gender, at));
  // A group for all is in both lists.
  return found.filter(({ pointer }, index) => found.findIndex((other) => other.pointer === pointer) === index);
}

function checkGender(groups: AgeGroup[], gender: "male" | "female", at: string): Finding[] {
  const sorted = groups
    .map(({ from = 0, to = Number.POSITIVE_INFINITY, ...group }, index) => ({ ...group, from, to, index }))
    .filter((group) => group.gender === undefined || group.gender === gender)
    .sort((a, b) => a.from - b.from);
  return sorted.flatMap((group, place) => {
    const before = sorted[place - 1];
    return before ? checkBorder(before, group, at) : [];
  });
}

function checkBorder(before: PlacedGroup, { from, index }: PlacedGroup, at: string): Finding[] {
  const other = { pointer: `${at}/${before.index}` };
  if (from <= before.to) return [report("SL6207", `${at}/${index}`, { kind: "overlap", from, other })];
  const [youngest, oldest] = [before.to + 1, from - 1];
  return youngest <= oldest ? [report("SL6209", `${at}/${index}`, { youngest, oldest, other })] : [];
}

/** Prizes that rise with the place, and a tax that was written as a fraction. */
export function checkPrizeLists(prizes: Prizes | undefined, at: string): Finding[] {
  const { lists = [], taxPercent = 0 } = prizes ?? {};
  const rising = lists.flatMap(({ amountsFen }, index) => {
    const place = amountsFen.findIndex((amount, rank) => rank > 0 && amount > (amountsFen[rank - 1] ?? amount));
    const [before = 0, amount = 0] = amountsFen.slice(Math.max(0, place - 1));
    const pointer = `${at}/lists/${index}/amountsFen/${place}`;
    return place < 0 ? [] : [report("SL6210", pointer, { place: place + 1, amount, before })];
  });
  const isFraction = taxPercent > 0 && taxPercent < 1;
  const wanted = Math.round(taxPercent * 10_000) / 100;
  return isFraction ? [...rising, report("SL6211", `${at}/taxPercent`, { written: taxPercent, wanted })] : rising;
}
