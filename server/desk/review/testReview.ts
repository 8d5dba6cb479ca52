import type { Database } from "../../base/db/open.ts";
import { revocations } from "../../base/db/revocationSchema.ts";

/** Stores a request to revoke the approval of an application. */
export async function keepRevocation(db: Database, submissionId: string): Promise<void> {
  await db.insert(revocations).values({
    revocationId: "x",
    submissionId,
    raceId: "1",
    reason: "x",
    requestedBy: "organiser",
    state: "waiting",
  });
}
