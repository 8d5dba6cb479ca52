import { count, eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { resultSets, results } from "../../base/db/resultSchema.ts";
import { cacheReads, type ReadCached } from "../../base/readCache.ts";
import type { ResultRules } from "../sets/rules.ts";

/** What never changes of a published set: its rules, and how many are ranked. */
export interface SetFacts {
  rules: ResultRules;
  /** How many have a place in the list of all, of a gender, and of a gender and an age group. */
  ranked: {
    overall: number;
    gender(gender: number): number;
    ageGroup(gender: number, ageGroup: string | null): number;
  };
}

const caches = new WeakMap<Database, ReadCached<SetFacts>>();

/** Reads the facts of a published set; undefined if there is no such set. */
export function readSetFacts(db: Database, setId: number): Promise<SetFacts | undefined> {
  const readCached = caches.get(db) ?? cacheReads<SetFacts>(200);
  caches.set(db, readCached);
  return readCached(`${setId}`, () => readFacts(db, setId));
}

async function readFacts(db: Database, setId: number): Promise<SetFacts | undefined> {
  const [set] = await db.select({ rules: resultSets.rules }).from(resultSets).where(eq(resultSets.setId, setId));
  if (!set) return undefined;
  const { gender, ageGroup, overallRank, genderRank, ageGroupRank } = results;
  const rows = await db
    .select({
      gender,
      ageGroup,
      overall: count(overallRank),
      ofGender: count(genderRank),
      ofAgeGroup: count(ageGroupRank),
    })
    .from(results)
    .where(eq(results.setId, setId))
    .groupBy(gender, ageGroup);
  const rules = set.rules as ResultRules;
  const sum = (key: "overall" | "ofGender" | "ofAgeGroup", isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((total, row) => total + row[key], 0);
  return {
    rules,
    ranked: {
      overall: sum("overall", () => true),
      gender: (of) => sum("ofGender", (row) => row.gender === of),
      ageGroup: (of, group) =>
        sum("ofAgeGroup", (row) => row.ageGroup === group && (rules.mixedAgeGroups || row.gender === of)),
    },
  };
}
