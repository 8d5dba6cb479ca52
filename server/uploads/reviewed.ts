import { and, eq } from "drizzle-orm";
import { realNames } from "../base/db/accountSchema.ts";
import { submissionFiles, submissions } from "../base/db/signupSchema.ts";
import { recordSecurityEvent } from "../base/security/events.ts";
import { reviewerIn } from "../people/accounts/guard.ts";
import { isOneOf, type Reviewer } from "../people/accounts/rights.ts";
import type { LoggedIn } from "../people/accounts/sessions.ts";
import { isDocumentOf } from "../people/profile/reviewed.ts";
import { type KnownUpload, recordRead } from "./service.ts";
import type { Uploads } from "./uploads.ts";

/**
 * Returns whether a user may read a file: their own, those of submissions for a race that they organise, and the photos of identity
 * documents that such a race needs. Reading another person's file adds an audit line.
 */
export async function mayRead(uploads: Uploads, session: LoggedIn, upload: KnownUpload): Promise<boolean> {
  if (upload.accountId === session.accountId) return true;
  const reviewer = reviewerIn(uploads, session);
  if (!reviewer) return false;
  if (!(await isReviewed(uploads, reviewer, upload))) {
    const { accountId, uploadId } = upload;
    const { actor } = reviewer;
    await recordSecurityEvent(uploads.db, { kind: "access-refused", actor, accountId, details: { uploadId } });
    return false;
  }
  await recordRead(uploads, reviewer.actor, upload);
  return true;
}

async function isReviewed({ db }: Uploads, { races }: Reviewer, { uploadId }: KnownUpload): Promise<boolean> {
  const [submitted] = await db
    .select({ uploadId: submissionFiles.uploadId })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.submissionId, submissionFiles.submissionId))
    .where(and(eq(submissionFiles.uploadId, uploadId), isOneOf(races, submissions.raceId)))
    .limit(1);
  return (
    submitted !== undefined ||
    (await db.$count(realNames, and(eq(realNames.cardUploadId, uploadId), isDocumentOf(races)))) > 0
  );
}
