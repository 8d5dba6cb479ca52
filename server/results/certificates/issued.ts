import { and, eq, ne, or } from "drizzle-orm";
import type { ResultStatus } from "#contract/resultWords.ts";
import type { Database } from "../../base/db/open.ts";
import { resultHidings, resultSets, results } from "../../base/db/resultSchema.ts";
import { findNewestSet } from "../sets/current.ts";
import type { ResultRules } from "../sets/rules.ts";
import type { ResultPlace } from "./code.ts";
import type { CertificateFacts } from "./layout.ts";
import type { PublishedSet } from "./words.ts";

/** A result of a published set, and what a certificate of it depends on. */
export interface IssuedResult {
  result: typeof results.$inferSelect;
  raceId: string;
  item: string;
  edition: string;
  set: PublishedSet;
  rules: ResultRules;
  /** The number of the newest published set of the item. */
  newest: number;
  /** Whether the runner hides the name or the whole result. */
  isHidden: boolean;
}

/** Returns a result of a published set; undefined if there is none. */
export async function findIssuedResult(db: Database, place: ResultPlace): Promise<IssuedResult | undefined> {
  const isPlace = and(eq(results.setId, place.setId), eq(results.row, place.row), ne(resultSets.kind, "draft"));
  const [found] = await db
    .select({ result: results, set: resultSets })
    .from(results)
    .innerJoin(resultSets, eq(resultSets.setId, results.setId))
    .where(isPlace);
  if (!found) return undefined;
  const { result, set } = found;
  const { raceId, item, edition, number, kind, publishedAt } = set;
  if (kind === "draft" || publishedAt === null) return undefined;
  const newest = await findNewestSet(db, { raceId, item, edition });
  return {
    result,
    raceId,
    item,
    edition,
    set: { kind, number, publishedAt },
    rules: set.rules as ResultRules,
    newest: newest?.number ?? number,
    isHidden: await isHidden(db, raceId, result),
  };
}

async function isHidden(
  db: Database,
  raceId: string,
  { personId, entryId }: typeof results.$inferSelect,
): Promise<boolean> {
  if (personId === null && entryId === null) return false;
  const isRunner = or(
    ...(personId === null ? [] : [eq(resultHidings.personId, personId)]),
    ...(entryId === null ? [] : [eq(resultHidings.entryId, entryId)]),
  );
  const hidings = await db
    .select({ part: resultHidings.part })
    .from(resultHidings)
    .where(and(eq(resultHidings.raceId, raceId), isRunner))
    .limit(1);
  return hidings.length > 0;
}

const started: readonly ResultStatus[] = ["dnf", "over_time", "missing_point", "out_of_competition", "unofficial"];

/**
 * Returns as what somebody gets a certificate: a finisher, or a participant who started; undefined
 * for who did not start, was disqualified or still runs.
 */
export function setOfStatus(status: ResultStatus): CertificateFacts["set"] | undefined {
  if (status === "finished") return "finishers";
  return started.includes(status) ? "participants" : undefined;
}
