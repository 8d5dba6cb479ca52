import { inArray } from "drizzle-orm";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { uploads } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { freeOptions } from "../../entry/options/free.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { Uploads } from "../../people/uploads/uploads.ts";
import { getSenders, readSitesOf } from "../../race/senders.ts";

/** What deleting answers needs. */
export type RemovingTools = SendingTools & Pick<SignupTools, "boundSites" | "store"> & { uploads: Uploads };

type Removal = Omit<AuditLine, "entity">;

/**
 * Deletes answers to general forms with an audit line. Their options go to those who wait for them,
 * and the files that no other submission names are deleted with them.
 */
export async function removeAnswers(tools: RemovingTools, submissionIds: string[], line: Removal): Promise<void> {
  const sites = await readSitesOf(tools, submissionIds);
  const keys = await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const files = await tx
      .select({ uploadId: submissionFiles.uploadId })
      .from(submissionFiles)
      .where(inArray(submissionFiles.submissionId, submissionIds));
    await freeOptions(tx, tools, submissionIds, getSenders(...sites));
    await tx.delete(submissions).where(inArray(submissions.submissionId, submissionIds));
    await recordAudit(tx, { ...line, entity: "answers" });
    return removeFiles(
      tx,
      files.map(({ uploadId }) => uploadId),
    );
  });
  // If this fails, the sweep deletes them.
  for (const key of keys) await tools.uploads.store.remove(key);
}

/**
 * Deletes the rows of those of these files that no submission names, and returns the keys of their
 * bytes. Locked first: this waits for a submission that is being stored with one of them, and then
 * leaves that file.
 */
export async function removeFiles(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await tx.select().from(uploads).where(inArray(uploads.uploadId, ids)).orderBy(uploads.uploadId).for("update");
  const files = await tx
    .select({ uploadId: submissionFiles.uploadId })
    .from(submissionFiles)
    .where(inArray(submissionFiles.uploadId, ids));
  const usedIds = new Set(files.map(({ uploadId }) => uploadId));
  const free = ids.filter((id) => !usedIds.has(id));
  if (free.length === 0) return [];
  const rows = await tx.delete(uploads).where(inArray(uploads.uploadId, free)).returning({ key: uploads.key });
  return rows.map(({ key }) => key);
}
