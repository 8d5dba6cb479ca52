import { randomUUID } from "node:crypto";
import type { PublicResult, ResultList } from "#contract/publicResults.ts";
import { specified } from "#fixtures/results/races.ts";
import { entries, persons } from "../../base/db/entrySchema.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { type Answered, call } from "../../people/accounts/testPeople.ts";
import { openWorld, tinyRace, tinySite, type World } from "../../testWorld.ts";
import type { ResultSetRow } from "../sets/current.ts";
import { publishSet } from "../sets/publish.ts";
import { type Edition, readResultRules } from "../sets/rules.ts";
import { importRows, ms, type TestRow } from "../sets/testResults.ts";

/** The domain and race whose results tests publish. */
export const domainName = "tiny.localhost";
export const raceId = "7001";

/** Opens a world with a race that has the specification's marathon. */
export function openResults(): Promise<World> {
  return openWorld({ "tiny/site.json": tinySite({ ...specified, routes: [] }), "tiny/race.json": tinyRace });
}

/** Returns what asks for public results of the marathon, and publishes editions of it. */
export function openPublic(getWorld: () => World) {
  const ask = <T>(path: string, query: Record<string, string | number> = {}, more: object = {}) => {
    const search = new URLSearchParams({ domainName, ...query } as Record<string, string>);
    return call<T>(getWorld(), `/sign-up/results${path}?${search}`, more);
  };
  let year = 1950;
  // Each test publishes an edition of its own.
  const nextEdition = () => marathon(String(year++));
  return {
    ask,
    nextEdition,
    list: (query: Record<string, string | number>) => ask<ResultList>("/list", { item: "marathon", ...query }),
    runner: (query: Record<string, string | number>) => ask<PublicResult>("/runner", { item: "marathon", ...query }),
    publish: async (rows: TestRow[]) => {
      const edition = nextEdition();
      await publishRows(getWorld(), rows, edition);
      return edition.edition;
    },
  };
}

/** Returns the bibs of a page of the list. */
export const listBibs = ({ data }: Answered<ResultList>) => data.runners.map(({ bib }) => bib);

/** An edition of that marathon. */
export const marathon = (edition = "2025"): Edition => ({ raceId, item: "marathon", edition });

/** A finisher whose times grow with the bib, with all splits. */
export function finisher(number: number, more: Partial<TestRow> = {}): TestRow {
  const gunMs = ms("2:30:00") + number * 61_000;
  const splitsMs = Array.from({ length: 8 }, (_, index) => Math.round((gunMs * (index + 1) * 5) / 42.195));
  return {
    bib: `M${String(number).padStart(5, "0")}`,
    name: `Runner ${String(number).padStart(5, "0")}`,
    gender: number % 3 === 0 ? 2 : 1,
    age: 20 + (number % 40),
    club: number % 5 === 0 ? "Riverside" : null,
    country: number % 4 === 0 ? "VNM" : "CHN",
    gunMs,
    netMs: gunMs - 1000 * (number % 30),
    splitsMs,
    status: "finished",
    ...more,
  };
}

/** Imports these rows and publishes the next set of an edition of the marathon. */
export async function publishRows(
  { db }: Pick<World, "db">,
  rows: TestRow[],
  edition = marathon(),
): Promise<ResultSetRow> {
  await importRows(db, edition, rows);
  const rules = readResultRules(specified, edition);
  if (!rules) throw new Error("The race has no marathon.");
  for (const after of [0, 1, 2, 3]) {
    const kind = after === 0 ? "official" : "amended";
    const note = after === 0 ? null : { zh: "更正", en: "Amended" };
    const set = await publishSet(db, { edition, rules }, { kind, note, after }, "tester");
    if (!("error" in set)) return set;
    if (set.error !== "results/changed" && set.error !== "results/official-already") throw new Error(set.error);
  }
  throw new Error("The results were not published.");
}

/** Adds an entry of an account, whose document has that keyed hash, and returns its public code. */
export async function addEntry(
  world: Pick<World, "db" | "secrets">,
  { accountId, personId, raceId: race = raceId }: { accountId: string; personId: string; raceId?: string },
): Promise<string> {
  const submissionId = await keepSubmission(world, { accountId, raceId: race, more: { item: "marathon" } });
  const entryId = randomUUID();
  const code = entryId.slice(0, 8).toUpperCase();
  await world.db.insert(persons).values({ personId }).onConflictDoNothing();
  const place = { raceId: race, item: "marathon", exclusionGroup: entryId, submissionId, position: 0 };
  await world.db.insert(entries).values({ entryId, code, ...place, personId, state: "confirmed" });
  return code;
}
