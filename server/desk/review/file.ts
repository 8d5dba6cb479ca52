import type { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { submissionFiles } from "../../base/db/signupSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { findUpload, type KnownUpload, recordRead } from "../../people/uploads/service.ts";
import type { Uploads } from "../../people/uploads/uploads.ts";
import { findApplication } from "./read.ts";

/** A stored file with its content. */
export interface OpenedFile {
  upload: KnownUpload;
  content: Readable;
}

/**
 * Opens a file of an application; undefined if the application has no such file. Who reads it is an
 * audit line.
 */
export async function openApplicationFile(
  uploads: Uploads,
  reader: Reviewer,
  { id, file }: { id: string; file: string },
): Promise<OpenedFile | undefined> {
  const { db } = uploads;
  const application = await findApplication(db, reader, id);
  if (!application) return undefined;
  const isNamed = and(eq(submissionFiles.submissionId, application.submissionId), eq(submissionFiles.uploadId, file));
  const upload = (await db.$count(submissionFiles, isNamed)) > 0 ? await findUpload(uploads, file) : undefined;
  const content = upload && (await uploads.store.read(upload.key));
  if (!upload || !content) return undefined;
  await recordRead(uploads, reader.actor, upload);
  return { upload, content };
}
