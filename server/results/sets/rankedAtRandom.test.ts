import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { park } from "#fixtures/results/races.ts";
import { runs } from "#scripts/properties.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { type RankedList, type ResultRules, rankedLists } from "./rules.ts";
import { deriveRows, getRules, importRows, type TestRow } from "./testResults.ts";

const open = await openTestDatabase();
afterAll(() => open.close());

/** A runner as the simple ranking reads one. */
interface Runner {
  bib: string;
  gender: number;
  age: number | null;
  gunMs: number | null;
  netMs: number | null;
  status: "finished" | "dsq" | "dnf" | "out_of_competition";
}

type Choices = Pick<ResultRules, "basis" | "rounding" | "ties" | "mixedAgeGroups">;

/**
 * Ranks as a person would with the list on paper: again and again, the runners whom a range of
 * places is about are sorted, and the first of them get the next places.
 */
function rankSimply(runners: readonly Runner[], { rounding, ties }: Choices, basis: ResultRules["basis"][RankedList]) {
  const places = new Map<string, number>();
  const round = (time: number) =>
    rounding === "none" ? time : (rounding === "up" ? Math.ceil(time / 1000) : Math.floor(time / 1000)) * 1000;
  for (const { by, upTo = Number.POSITIVE_INFINITY } of basis) {
    const key = (runner: Runner): number[] => {
      const time = (by === "gun" ? runner.gunMs : runner.netMs) ?? 0;
      const exact = runner.gunMs ?? Number.MAX_SAFE_INTEGER;
      return [round(time), ties === "gun" ? exact : ties === "bib" ? Number(runner.bib) : 0];
    };
    const isBefore = (one: Runner, other: Runner) => {
      const [time = 0, tie = 0] = key(one);
      const [otherTime = 0, otherTie = 0] = key(other);
      return time < otherTime || (time === otherTime && tie < otherTie);
    };
    const left = runners.filter(
      (runner) => !places.has(runner.bib) && (by === "gun" ? runner.gunMs : runner.netMs) !== null,
    );
    const taken = places.size;
    for (const runner of left) {
      const place = taken + 1 + left.filter((other) => isBefore(other, runner)).length;
      if (place <= upTo) places.set(runner.bib, place);
    }
  }
  return places;
}

const groupOf = (age: number | null) => (age === null ? null : age < 30 ? "young" : age < 40 ? "middle" : null);

function rankAllSimply(runners: readonly Runner[], choices: Choices) {
  const ranked = runners.filter(({ status, gunMs, netMs }) => status === "finished" && (gunMs ?? netMs) !== null);
  const apart = (list: RankedList) => {
    const groups = new Map<string, Runner[]>();
    for (const runner of ranked) {
      const group = groupOf(runner.age);
      const isKnown = runner.gender !== 0;
      const key =
        list === "overall"
          ? "all"
          : list === "gender"
            ? isKnown && `${runner.gender}`
            : group && (choices.mixedAgeGroups ? group : isKnown && `${group} ${runner.gender}`);
      if (key) groups.set(key, [...(groups.get(key) ?? []), runner]);
    }
    const places = [...groups.values()].flatMap((group) => [...rankSimply(group, choices, choices.basis[list])]);
    return new Map(places);
  };
  return Object.fromEntries(rankedLists.map((list) => [list, apart(list)]));
}

// Few different times, so that many are the same.
const time = fc.option(
  fc.integer({ min: 1, max: 40 }).map((step) => 1_800_000 + step * 300),
  { freq: 6 },
);
const field = fc.array(
  fc.record({
    gender: fc.integer({ min: 0, max: 2 }),
    age: fc.option(fc.integer({ min: 18, max: 45 })),
    gunMs: time,
    netMs: time,
    status: fc.constantFrom("finished", "finished", "finished", "dsq", "dnf", "out_of_competition" as const),
  }),
  { minLength: 1, maxLength: 40 },
);
const by = fc.constantFrom("gun", "net" as const);
const basis = fc
  .tuple(fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), by), { maxLength: 3 }), by)
  .map(([ranges, last]) => {
    const ends = ranges.map((_, index) => ranges.slice(0, index + 1).reduce((sum, [more]) => sum + more, 0));
    return [...ranges.map(([, kind], index) => ({ upTo: ends[index], by: kind })), { by: last }];
  });
const choices = fc.record({
  basis: fc.record({ overall: basis, gender: basis, ageGroup: basis }),
  rounding: fc.constantFrom("none", "up", "down" as const),
  ties: fc.constantFrom("shared", "gun", "bib" as const),
  mixedAgeGroups: fc.boolean(),
});
const named = (id: string) => ({ id, name: { zh: id } });
const ageGroups = [
  { ...named("young"), to: 29 },
  { ...named("middle"), from: 30, to: 39 },
];

let editions = 0;

test("for any times, ties and rules everybody has the ranks that counting on paper gives", async () => {
  await fc.assert(
    fc.asyncProperty(field, choices, async (rows, chosen) => {
      const runners: Runner[] = rows.map((row, index) => ({ ...row, bib: String(index + 1) }) as Runner);
      const edition = { raceId: "race", item: "ten-km", edition: `e${++editions}` };
      await importRows(open.db, edition, runners as TestRow[]);
      const derived = await deriveRows(open.db, edition, {
        ...getRules(park, "ten-km"),
        ...chosen,
        ageGroups,
      } as ResultRules);
      const simple = rankAllSimply(runners, chosen as Choices);
      const byBib = (one: { bib: string | null }, other: { bib: string | null }) => Number(one.bib) - Number(other.bib);
      const ranks = derived
        .toSorted(byBib)
        .map(({ bib, overallRank, genderRank, ageGroupRank }) => ({ bib, overallRank, genderRank, ageGroupRank }));
      const expected = runners.map(({ bib }) => ({
        bib,
        overallRank: simple.overall?.get(bib) ?? null,
        genderRank: simple.gender?.get(bib) ?? null,
        ageGroupRank: simple.ageGroup?.get(bib) ?? null,
      }));
      expect(ranks).toEqual(expected);
    }),
    { numRuns: runs(60) },
  );
});
