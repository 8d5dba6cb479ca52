import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { and, desc, eq, sql } from "drizzle-orm";
import { getEnding } from "#core/fileEndings.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { accounts, uploads as table } from "../../base/db/accountSchema.ts";
import { submissionFiles } from "../../base/db/signupSchema.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { type PictureFormat, recognise } from "./kinds.ts";
import { cleanName, withEnding } from "./names.ts";
import { reencode } from "./pictures.ts";
import type { Uploads } from "./uploads.ts";

/**
 * An upload as it is stored; `size` in bytes, `width` and `height` in pixels, null if it is not a
 * picture.
 */
export interface KnownUpload {
  uploadId: string;
  accountId: string;
  key: string;
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  isPicture: boolean;
  createdAt: Date;
  /** Seconds since 1970 by the database's clock when it was read from there. */
  readAt: number;
}

/** Why a file is not stored. */
export type Refused =
  | "empty"
  | "wrongType"
  | "notPicture"
  | "otherContent"
  | "locked"
  | "macros"
  | "brokenArchive"
  | "archiveTooLarge"
  | "brokenPicture"
  | "pictureTooLarge"
  | "overQuota";

/** The result of an upload. */
export type Stored = { outcome: "stored"; upload: KnownUpload } | { outcome: Refused };

const columns = {
  uploadId: table.uploadId,
  accountId: table.accountId,
  key: table.key,
  name: table.name,
  type: table.type,
  size: table.size,
  width: table.width,
  height: table.height,
  isPicture: table.isPicture,
  createdAt: table.createdAt,
  readAt: sql<number>`floor(extract(epoch from now()))::int`,
};

interface ReceivedFile {
  accountId: string;
  /** Path of the received bytes. */
  path: string;
  /** The name that the client sent. */
  name: string;
  /** Whether only pictures are accepted. */
  isImage: boolean;
}

/**
 * Checks a received file, encodes a picture again, and stores it for its account. The caller
 * deletes the file at `path`.
 */
export async function storeUpload(
  uploads: Uploads,
  { accountId, path, name: sentName, isImage }: ReceivedFile,
): Promise<Stored> {
  const { size } = await stat(path);
  if (size === 0) return { outcome: "empty" };
  if (!(await hasRoom(uploads, accountId, size))) return { outcome: "overQuota" };
  const name = cleanName(sentName);
  const recognition = await recognise(path, getEnding(name));
  if (recognition.outcome === "picture") return storePicture(uploads, { accountId, path, name }, recognition.format);
  if (isImage && recognition.outcome !== "otherContent") return { outcome: "notPicture" };
  if (recognition.outcome !== "file") return { outcome: recognition.outcome };
  const row = { accountId, name, type: recognition.type, size, width: null, height: null, isPicture: false };
  return store(uploads, path, row);
}

async function storePicture(
  uploads: Uploads,
  { accountId, path, name }: Omit<ReceivedFile, "isImage">,
  format: PictureFormat,
): Promise<Stored> {
  const encoded = `${path}.encoded`;
  try {
    const picture = await reencode(path, format, encoded);
    if (picture.outcome !== "reencoded")
      return { outcome: picture.outcome === "tooLarge" ? "pictureTooLarge" : "brokenPicture" };
    const { type, size, width, height, ending } = picture;
    const fileName = getEnding(name) === "jpeg" && ending === "jpg" ? name : withEnding(name, ending);
    return await store(uploads, encoded, { accountId, name: fileName, type, size, width, height, isPicture: true });
  } finally {
    await rm(encoded, { force: true });
  }
}

// Bytes first, row last, so that the bytes of each row exist. The sweep deletes bytes that a crash
// leaves without a row.
async function store(
  uploads: Uploads,
  path: string,
  row: Omit<KnownUpload, "uploadId" | "key" | "createdAt" | "readAt">,
): Promise<Stored> {
  const key = randomBytes(24).toString("base64url");
  await uploads.store.put(key, path, row.type);
  const upload = await insertWithin(uploads, { ...row, key, uploadId: randomBytes(16).toString("base64url") }).catch(
    async (error) => {
      await uploads.store.remove(key);
      throw error;
    },
  );
  if (upload) return { outcome: "stored", upload };
  await uploads.store.remove(key);
  return { outcome: "overQuota" };
}

// The account's row is locked, so that concurrent uploads are counted one after another.
async function insertWithin(
  uploads: Uploads,
  row: Omit<KnownUpload, "createdAt" | "readAt">,
): Promise<KnownUpload | undefined> {
  return uploads.db.transaction(async (tx) => {
    await tx
      .select({ accountId: accounts.accountId })
      .from(accounts)
      .where(eq(accounts.accountId, row.accountId))
      .for("update");
    if (!(await hasRoom({ ...uploads, db: tx }, row.accountId, row.size))) return undefined;
    const [insertedRow] = await tx.insert(table).values(row).returning(columns);
    return insertedRow;
  });
}

async function hasRoom({ db, settings }: Uploads, accountId: string, size: number): Promise<boolean> {
  const [sum] = await db
    .select({ used: sql<string>`coalesce(sum(${table.size}), 0)` })
    .from(table)
    .where(eq(table.accountId, accountId));
  return Number(sum?.used ?? 0) + size <= settings.quotaBytes;
}

/**
 * Returns an upload by its id, only of that account if one is given; undefined if there is none.
 */
export async function findUpload(
  { db }: Pick<Uploads, "db">,
  uploadId: string,
  accountId?: string,
): Promise<KnownUpload | undefined> {
  const isOwn = accountId === undefined ? undefined : eq(table.accountId, accountId);
  const [upload] = await db
    .select(columns)
    .from(table)
    .where(and(eq(table.uploadId, uploadId), isOwn));
  return upload;
}

/** Returns an account's uploads, newest first. */
export async function listUploads({ db }: Pick<Uploads, "db">, accountId: string): Promise<KnownUpload[]> {
  return db
    .select(columns)
    .from(table)
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.createdAt), desc(table.uploadId))
    .limit(1000);
}

/**
 * The result of a removal: `submitted` if a sign-up or an application refers to the upload, `none`
 * if the account has no such upload.
 */
export type Removal = "removed" | "submitted" | "none";

/** Removes one upload of an account with its bytes, unless a submission refers to it. */
export async function removeUpload({ db, store }: Uploads, accountId: string, uploadId: string): Promise<Removal> {
  const ownUpload = and(eq(table.uploadId, uploadId), eq(table.accountId, accountId));
  const key = await db.transaction(async (tx) => {
    // Locked first: this waits for a submission that is being stored, and a later one finds no
    // file.
    const [upload] = await tx.select({ key: table.key }).from(table).where(ownUpload).for("update");
    if (!upload) return undefined;
    const [reference] = await tx.select().from(submissionFiles).where(eq(submissionFiles.uploadId, uploadId)).limit(1);
    if (reference) return null;
    await tx.delete(table).where(ownUpload);
    return upload.key;
  });
  // If this fails, the sweep deletes them.
  if (key) await store.remove(key);
  return key ? "removed" : key === null ? "submitted" : "none";
}

/** Removes all uploads of an account that is about to be deleted. */
export async function removeUploadsOf({ db, store }: Uploads, accountId: string): Promise<void> {
  const rows = await db.delete(table).where(eq(table.accountId, accountId)).returning({ key: table.key });
  for (const { key } of rows) await store.remove(key);
}

/** Adds an audit line and a security event: an organiser read someone's file. */
export async function recordRead({ db }: Pick<Uploads, "db">, actor: string, upload: KnownUpload): Promise<void> {
  const { uploadId: entityId, accountId } = upload;
  await recordAudit(db, { actor, action: "read", entity: "upload", entityId, details: { accountId } });
  await recordSecurityEvent(db, { kind: "file-viewed", actor, accountId, details: { uploadId: entityId } });
}
