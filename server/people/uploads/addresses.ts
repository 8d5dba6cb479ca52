import { timingSafeEqual } from "node:crypto";
import { disposition } from "./names.ts";
import { findUpload, type KnownUpload } from "./service.ts";
import type { Uploads } from "./uploads.ts";

/** Seconds for which a signed address is valid. */
export const addressSeconds = 600;

/** Returns the permanent address of an upload, which needs its owner's token or a signature. */
function buildPlainAddress({ uploadId, name }: Pick<KnownUpload, "uploadId" | "name">): string {
  return `/uploads/${uploadId}/${encodeURIComponent(name)}`;
}

/**
 * Returns an address that anyone can open for ten minutes, for <img> and downloads, which send no
 * token. It is on this server, or on the store if that can sign. The caller checks that the reader
 * may see the upload.
 */
export async function signAddress({ secrets, store }: Uploads, upload: KnownUpload): Promise<string> {
  if (store.signedAddress) {
    const headers = { type: upload.type, disposition: getDisposition(upload) };
    return store.signedAddress(upload.key, headers, addressSeconds);
  }
  const until = upload.readAt + addressSeconds;
  const mark = secrets.mac("upload-address", `${upload.uploadId}\0${until}`);
  return `${buildPlainAddress(upload)}?until=${until}&mark=${mark}`;
}

/**
 * Returns that address for an upload's id, only of that account if one is given; undefined if there
 * is none.
 */
export async function chooseSigner(
  uploads: Uploads,
  uploadId: string,
  accountId?: string,
): Promise<string | undefined> {
  const upload = await findUpload(uploads, uploadId, accountId);
  return upload && signAddress(uploads, upload);
}

/** Returns whether a signature is valid for this upload at the time of the database. */
export function isSigned({ secrets }: Uploads, upload: KnownUpload, until: string, mark: string): boolean {
  if (!/^\d{1,12}$/.test(until) || !/^[0-9a-f]{64}$/.test(mark)) return false;
  const expectedMark = secrets.mac("upload-address", `${upload.uploadId}\0${until}`);
  return timingSafeEqual(Buffer.from(expectedMark), Buffer.from(mark)) && Number(until) > upload.readAt;
}

/**
 * Returns the Content-Disposition of an upload: browsers show only pictures that were encoded
 * again, and save everything else.
 */
export function getDisposition({ isPicture, name }: Pick<KnownUpload, "isPicture" | "name">): string {
  return disposition(isPicture ? "inline" : "attachment", name);
}
