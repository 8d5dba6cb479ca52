import { timingSafeEqual } from "node:crypto";
import { disposition } from "./names.ts";
import { findUpload, type KnownUpload } from "./service.ts";
import type { Uploads } from "./uploads.ts";

/** Seconds that a signed address works. */
export const addressSeconds = 600;

/** The lasting address of an upload: it answers to its owner's token, or to a signature. */
export function plainAddress({ uploadId, name }: Pick<KnownUpload, "uploadId" | "name">): string {
  return `/uploads/${uploadId}/${encodeURIComponent(name)}`;
}

/**
 * An address that shows the upload to anyone who has it, for ten minutes: for <img> and downloads, which carry no token. Give it
 * only to who may read the upload. It is of this server, or of the store if that can sign.
 */
export async function signAddress({ secrets, store }: Uploads, upload: KnownUpload): Promise<string> {
  if (store.signedAddress) {
    const shown = { type: upload.type, disposition: dispositionOf(upload) };
    return store.signedAddress(upload.key, shown, addressSeconds);
  }
  const until = upload.readAt + addressSeconds;
  const mark = secrets.mac("upload-address", `${upload.uploadId}\0${until}`);
  return `${plainAddress(upload)}?until=${until}&mark=${mark}`;
}

/** The same for an upload's id; undefined if it was removed. `accountId` makes it that account's uploads alone. */
export async function signAddressOf(
  uploads: Uploads,
  uploadId: string,
  accountId?: string,
): Promise<string | undefined> {
  const upload = await findUpload(uploads, uploadId, accountId);
  return upload && signAddress(uploads, upload);
}

/** Whether a signature lets read this upload at the database's present. */
export function isSigned({ secrets }: Uploads, upload: KnownUpload, until: string, mark: string): boolean {
  if (!/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(mark)) return false;
  const right = secrets.mac("upload-address", `${upload.uploadId}\0${until}`);
  return timingSafeEqual(Buffer.from(right), Buffer.from(mark)) && Number(until) > upload.readAt;
}

/** Only pictures that were drawn anew are shown in the browser; everything else is saved. */
export function dispositionOf({ isPicture, name }: Pick<KnownUpload, "isPicture" | "name">): string {
  return disposition(isPicture ? "inline" : "attachment", name);
}
