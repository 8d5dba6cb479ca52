import { and, eq, or, sql } from "drizzle-orm";
import { personalData, reviewer } from "#core/authorities.ts";
import { realNames } from "../../base/db/accountSchema.ts";
import { submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { findRaces, isOneOf, type Races, type Reviewer } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { reviewerIn } from "../accounts/guard.ts";
import type { LoggedIn } from "../accounts/sessions.ts";
import { isDocumentOf } from "../profile/reviewed.ts";
import { type KnownUpload, recordRead } from "../uploads/service.ts";
import type { Uploads } from "../uploads/uploads.ts";

/**
 * Returns whether a user may read a file: their own; those of submissions for a race whose personal
 * data they see; and those of applications that they decide, with the photos of identity documents
 * that such a race needs. Reading another person's file adds an audit line.
 */
export async function mayRead(uploads: Uploads, session: LoggedIn, upload: KnownUpload): Promise<boolean> {
  if (upload.accountId === session.accountId) return true;
  const reader = reviewerIn(uploads, session);
  if (!reader) return false;
  if (!(await isReviewed(uploads, reader, upload))) {
    const { accountId, uploadId } = upload;
    const { actor } = reader;
    await recordSecurityEvent(uploads.db, { kind: "access-refused", actor, accountId, details: { uploadId } });
    return false;
  }
  await recordRead(uploads, reader.actor, upload);
  return true;
}

async function isReviewed({ db }: Uploads, reader: Reviewer, { uploadId }: KnownUpload): Promise<boolean> {
  const reviewed = findRaces(reader, reviewer);
  const isDecided = and(eq(submissions.use, "through-entry"), isIn(reviewed));
  const [submitted] = await db
    .select({ uploadId: submissionFiles.uploadId })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.submissionId, submissionFiles.submissionId))
    .where(and(eq(submissionFiles.uploadId, uploadId), or(isIn(findRaces(reader, personalData)), isDecided)))
    .limit(1);
  return (
    submitted !== undefined ||
    (await db.$count(realNames, and(eq(realNames.cardUploadId, uploadId), isDocumentOf(reviewed)))) > 0
  );
}

const isIn = (races: Races) => isOneOf(races, submissions.raceId) ?? sql`true`;
