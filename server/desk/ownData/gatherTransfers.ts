import { inArray, or } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { transfers } from "../../base/db/transferSchema.ts";

/**
 * The transfers and deferrals of an account's sign-ups, for its owner's export. The other sign-up
 * of a transfer is somebody else's, and is left out.
 */
export async function gatherTransfers(db: Database, submissionIds: string[]): Promise<unknown[]> {
  const { fromSubmission, toSubmission } = transfers;
  const isOwn = or(inArray(fromSubmission, submissionIds), inArray(toSubmission, submissionIds));
  const rows = submissionIds.length === 0 ? [] : await db.select().from(transfers).where(isOwn);
  return rows.map(({ raceId, item, toRaceId, toItem, state, startedAt, endsAt, endedAt, ...ids }) => {
    const isFrom = submissionIds.includes(ids.fromSubmission ?? "");
    const submissionId = isFrom ? ids.fromSubmission : ids.toSubmission;
    const deferredTo = toRaceId !== null && { deferredTo: { raceId: toRaceId, item: toItem } };
    return { raceId, item, submissionId, isReceived: !isFrom, state, startedAt, endsAt, endedAt, ...deferredTo };
  });
}
