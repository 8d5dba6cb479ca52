import { and, eq, inArray } from "drizzle-orm";
import { getEnding, pictureEndings } from "#core/fileEndings.ts";
import { isObject } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { answeredFields, getLogic, type PlacedField } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { messages as problemTexts } from "#locales/generated/signup/problems.ts";
import { getText } from "#locales/getText.ts";
import { uploads } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissionFiles } from "../../base/db/signupSchema.ts";
import type { FoundProblem } from "../../race/refusals.ts";
import type { CheckedSubmission } from "./checked.ts";
import type { Claim } from "./claim.ts";

/** The files that the answers name: from then on none of them can be removed. */
export const fileClaim: Claim = {
  isMade: ({ uploadIds }) => uploadIds.length > 0,
  isShared: false,
  async take({ tx }, entering) {
    for (const { submissionId, checked } of entering) await keepFiles(tx, submissionId, checked);
  },
};

/**
 * Ends the transaction in which a submission was to be accepted: a file that it names was removed
 * since it was checked.
 */
export class LostFile extends Error {
  constructor() {
    super("A file of this submission is not there any more.");
  }
}

// The rows are locked against removal until the submission that names them is there for others to
// see.
async function keepFiles(
  tx: Database,
  submissionId: string,
  { accountId: owner, enteredBy, uploadIds }: Pick<CheckedSubmission, "accountId" | "enteredBy" | "uploadIds">,
): Promise<void> {
  const accountId = owner ?? enteredBy;
  if (accountId === undefined) throw new LostFile();
  const { uploadId } = uploads;
  const ownUploads = and(eq(uploads.accountId, accountId), inArray(uploadId, uploadIds));
  const rows = await tx.select({ uploadId }).from(uploads).where(ownUploads).orderBy(uploadId).for("key share");
  if (rows.length < uploadIds.length) throw new LostFile();
  await tx.insert(submissionFiles).values(rows.map((file) => ({ submissionId, ...file })));
}

type Upload = Pick<typeof uploads.$inferSelect, "uploadId" | "name" | "size" | "width" | "height" | "isPicture">;

interface NamedFile extends PlacedField {
  entrant: number;
  uploadId: string;
  answer: unknown;
}

/**
 * Checks the files that answers name by their stored rows, not by the answers: each belongs to the
 * account, is a picture if the field wants one, and has the size and kind that the field demands.
 */
export async function wrongFiles(
  db: Database,
  accountId: string,
  form: CompiledForm,
  entrants: Answers[],
): Promise<FoundProblem[]> {
  const files = entrants.flatMap((answers, entrant) => listNamedFiles(form, answers, entrant));
  if (files.length === 0) return [];
  const { uploadId, name, size, width, height, isPicture } = uploads;
  const ids = [...new Set(files.map((file) => file.uploadId))];
  const rows = await db
    .select({ uploadId, name, size, width, height, isPicture })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploadId, ids)));
  const uploadsById = new Map(rows.map((upload) => [upload.uploadId, upload]));
  return files.flatMap((file) => {
    const message = getFault(file, uploadsById.get(file.uploadId));
    return message ? [{ entrant: file.entrant, pointer: file.pointer, code: "upload", message }] : [];
  });
}

/** The ids of all uploads that entrants' answers name, each once. */
export function uploadsIn(form: CompiledForm, entrants: Answers[]): string[] {
  return [...new Set(namedUploads(form, entrants).map(({ uploadId }) => uploadId))];
}

/**
 * Each place where an entrant's answers name an upload: which entrant (from 0), which field, which
 * upload.
 */
export function namedUploads(
  form: CompiledForm,
  entrants: Answers[],
): { entrant: number; pointer: string; uploadId: string }[] {
  return entrants.flatMap((answers, entrant) => listNamedFiles(form, answers, entrant));
}

function listNamedFiles(form: CompiledForm, answers: Answers, entrant: number): NamedFile[] {
  return answeredFields(form, answers).flatMap(({ pointer, field, answer }) =>
    (getLogic(field)?.uploads?.(answer) ?? []).map((uploadId) => ({ pointer, field, answer, entrant, uploadId })),
  );
}

function getFault({ field, answer, uploadId }: NamedFile, upload: Upload | undefined): Sentence | undefined {
  if (!upload) return getText(problemTexts, "lost-file");
  const { width, height, endings, sizeLimit } = field.options as FileOptions;
  const isWanted = getLogic(field)?.takesOnlyPictures === true;
  if (isWanted && !upload.isPicture) return getText(problemTexts, "not-a-picture");
  const imageAnswer = findAnswerOfFile(answer, uploadId);
  const isOther = (demanded: unknown, real: number | null) => typeof demanded === "number" && demanded !== real;
  if (isWanted && (isOther(width, upload.width) || isOther(height, upload.height)))
    return describeDimensions({ width, height }, upload);
  if (isOther(imageAnswer?.width, upload.width) || isOther(imageAnswer?.height, upload.height))
    return getText(problemTexts, "other-file");
  if (endings && !isOfKind(upload, endings)) return getText(problemTexts, "wrong-extension");
  const maxBytes = sizeLimit && !upload.isPicture ? sizeLimit.size * bytesIn[sizeLimit.unit] : 0;
  return maxBytes > 0 && upload.size > maxBytes ? getText(problemTexts, "file-too-large") : undefined;
}

function describeDimensions({ width, height }: Pick<FileOptions, "width" | "height">, upload: Upload): Sentence {
  const any = getText(problemTexts, "any");
  return getText(problemTexts, "wrong-dimensions", {
    width: width ?? any,
    height: height ?? any,
    actualWidth: upload.width ?? any,
    actualHeight: upload.height ?? any,
  });
}

// Pictures were drawn anew when they came, so that neither their kind nor their size is the
// sender's any more.
function isOfKind({ isPicture, name }: Upload, endings: string[]): boolean {
  return isPicture ? endings.some((ending) => pictureEndings.includes(ending)) : endings.includes(getEnding(name));
}

interface FileOptions {
  width?: number;
  height?: number;
  endings?: string[];
  sizeLimit?: { size: number; unit: keyof typeof bytesIn };
}

const bytesIn = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

// Finds the facts of a file beside its id, at any depth of the answer.
function findAnswerOfFile(answer: unknown, uploadId: string): Record<string, unknown> | undefined {
  if (Array.isArray(answer)) return findFirst(answer, uploadId);
  if (!isObject(answer)) return undefined;
  return answer.id === uploadId ? answer : findFirst(Object.values(answer), uploadId);
}

function findFirst(values: unknown[], uploadId: string): Record<string, unknown> | undefined {
  for (const value of values) {
    const answer = findAnswerOfFile(value, uploadId);
    if (answer) return answer;
  }
  return undefined;
}
