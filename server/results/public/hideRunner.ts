import { and, eq, or } from "drizzle-orm";
import type { HiddenPart } from "#contract/resultWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { addHidings, provenPersonId } from "../ownResults.ts";

/** What a runner of an account hides; null shows everything again. */
interface WantedHiding {
  raceId: string;
  accountId: string;
  entryCode: string;
  part: HiddenPart | null;
}

/**
 * Hides a part of a runner's public results, or shows them again. Returns whether the account has
 * the entry.
 */
export async function hideRunner(db: Database, { raceId, accountId, entryCode, part }: WantedHiding): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [entry] = await tx
      .select({ entryId: entries.entryId, personId: provenPersonId, raceId: entries.raceId })
      .from(entries)
      .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
      .where(and(eq(submissions.accountId, accountId), eq(entries.raceId, raceId), eq(entries.code, entryCode)))
      .for("update", { of: entries });
    if (!entry) return false;
    const { entryId, personId } = entry;
    const isRunner = or(
      eq(resultHidings.entryId, entryId),
      ...(personId === null ? [] : [eq(resultHidings.personId, personId)]),
    );
    const before = await tx
      .delete(resultHidings)
      .where(and(eq(resultHidings.raceId, raceId), isRunner))
      .returning();
    if (part) await addHidings(tx, entry, part);
    await recordAudit(tx, {
      raceId,
      actor: accountId,
      action: part ? "hide-result" : "show-result",
      entity: "entry",
      entityId: entryId,
      before: before[0]?.part,
      after: part ?? undefined,
    });
    return true;
  });
}
