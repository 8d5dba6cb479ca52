import { and, eq, isNotNull, or } from "drizzle-orm";
import type { OrganisedEntry } from "#contract/organise.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { includesRace, type Reviewer } from "../../base/rights.ts";
import { raceTitle } from "../../entry/links/nextRace.ts";
import type { OrganiseTools } from "./race.ts";

/**
 * Returns from which race the place of a sign-up came and to which it went, with the code of the
 * entry there if the reviewer organises that race.
 */
export async function getDeferrals(
  tools: OrganiseTools,
  reviewer: Reviewer,
  submissionId: string | undefined,
): Promise<Pick<OrganisedEntry, "deferredFrom" | "deferredTo">> {
  const none = { deferredFrom: null, deferredTo: null };
  if (submissionId === undefined) return none;
  const { fromSubmission, toSubmission, toRaceId } = transfers;
  const isIts = or(eq(fromSubmission, submissionId), eq(toSubmission, submissionId));
  const rows = await tools.db
    .select()
    .from(transfers)
    .where(and(isNotNull(toRaceId), isIts));
  const came = rows.find((row) => row.toSubmission === submissionId);
  const went = rows.find((row) => row.fromSubmission === submissionId);
  const other = async (raceId: string, id: string | null) => ({
    race: await raceTitle(tools, raceId),
    code: includesRace(reviewer.races, raceId) ? await findCode(tools.db, id) : null,
  });
  return {
    deferredFrom: came ? await other(came.raceId, came.fromSubmission) : null,
    deferredTo: went ? await other(went.toRaceId ?? "", went.toSubmission) : null,
  };
}

/** Returns the code of the first entry of a sign-up; null if there is none. */
export async function findCode(db: Database, submissionId: string | null): Promise<string | null> {
  if (submissionId === null) return null;
  const isFirst = eq(entries.submissionId, submissionId);
  const [row] = await db.select({ code: entries.code }).from(entries).where(isFirst).orderBy(entries.seq).limit(1);
  return row?.code ?? null;
}
