import { timingSafeEqual } from "node:crypto";
import type { ShownPhoto } from "#contract/photos.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { type PhotoWidth, photoWidths } from "../store/sizes.ts";

type Macs = Pick<Secrets, "mac">;

/** Until when an address is valid, in ms since 1970, and that this server made it. */
export interface AddressKey {
  until: number;
  key: string;
}

const hour = 3_600_000;
// The same for some hours, so that a browser that shows a gallery again has its pictures.
const validHours = 6;
const archiveMinutes = 10;

interface Showing {
  widest: PhotoWidth;
  now: number;
  /** Whether its addresses are for organisers, who also see a photo that was removed. */
  isForStaff?: boolean;
}

/** Returns a photo with the signed addresses of its sizes: those up to a width. */
export function showPhoto(
  secrets: Macs,
  photo: { photoId: string; width: number; height: number },
  { widest, now, isForStaff = false }: Showing,
): ShownPhoto {
  const { photoId } = photo;
  const until = (Math.floor(now / (validHours * hour)) + 2) * validHours * hour;
  const allowed = photoWidths.filter((width) => width <= widest);
  // Of two sizes that are as wide as the photo, the second has nothing more.
  const steps = allowed.filter((_width, index) => index === 0 || (allowed[index - 1] ?? 0) < photo.width);
  const sizes = steps.map((width) => ({
    width: Math.min(width, photo.width),
    address: `/sign-up/photos/${photoId}/${width}?until=${until}&key=${makeSizeKey(secrets, { id: photoId, width, until, isForStaff })}`,
  }));
  const width = sizes.at(-1)?.width ?? photo.width;
  return { photoId, width, height: Math.max(1, Math.round((photo.height * width) / photo.width)), sizes };
}

/** Signs the address of an archive with these photos. */
export function signArchive(secrets: Macs, photoIds: readonly string[], now: number): string {
  const ids = photoIds.join(".");
  const until = now + archiveMinutes * 60_000;
  return `/sign-up/photos/archive?ids=${ids}&until=${until}&key=${makeKey(secrets, ["archive", ids, until])}`;
}

/**
 * Returns for whom this server made the address of a size; undefined if it did not, or if it is
 * over.
 */
export function readSizeAddress(
  secrets: Macs,
  { id, width }: { id: string; width: number },
  { until, key }: AddressKey,
  now: number,
): "runners" | "staff" | undefined {
  if (until < now) return undefined;
  if (isEqual(makeSizeKey(secrets, { id, width, until, isForStaff: false }), key)) return "runners";
  return isEqual(makeSizeKey(secrets, { id, width, until, isForStaff: true }), key) ? "staff" : undefined;
}

/** Returns whether the address of an archive was made by this server and is not over. */
export function isArchiveSigned(secrets: Macs, ids: string, { until, key }: AddressKey, now: number): boolean {
  return until >= now && isEqual(makeKey(secrets, ["archive", ids, until]), key);
}

interface SizeAddress {
  id: string;
  width: number;
  until: number;
  isForStaff: boolean;
}

function makeSizeKey(secrets: Macs, { id, width, until, isForStaff }: SizeAddress): string {
  return makeKey(secrets, isForStaff ? ["staff", id, width, until] : [id, width, until]);
}

function makeKey({ mac }: Macs, parts: readonly (string | number)[]): string {
  return mac("photo address", parts.join(" ")).slice(0, 32);
}

function isEqual(expected: string, key: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
