import type { Readable } from "node:stream";
import type { Database } from "../../../base/db/open.ts";
import { writeZip, type ZipEntry } from "../../../base/exports/zip.ts";
import { isShown } from "../store/shown.ts";
import type { PhotoWidth } from "../store/sizes.ts";
import type { PhotoSizes } from "./makeSizes.ts";

/** The width of photos that people keep. */
export const keptWidth: PhotoWidth = 2400;

// Each waits for photos that are scaled one after the other.
const mostAtOnce = 4;

/** Sends archives of photos, a few at a time. */
export interface PhotoArchives {
  /** Returns an archive, made while it is read; "busy" if as many are sent as the server sends. */
  open(photoIds: readonly string[]): Readable | "busy";
}

/**
 * Opens what sends archives. Whether a photo is still shown is asked when its turn comes, so that
 * one that was removed meanwhile is left out.
 */
export function openArchives(db: Database, sizes: PhotoSizes): PhotoArchives {
  let sending = 0;
  async function* readPhotos(photoIds: readonly string[], turn: string): AsyncGenerator<ZipEntry> {
    for (const [index, photoId] of photoIds.entries()) {
      if (!(await isShown(db, photoId))) continue;
      const file = await sizes.read(photoId, keptWidth, turn);
      if (file === "busy") throw new Error("Too many photos wait to be scaled.");
      if (file && (await isShown(db, photoId)))
        yield { name: `photo-${String(index + 1).padStart(3, "0")}.jpg`, content: [file], isStored: true };
    }
  }
  return {
    open(photoIds) {
      if (sending >= mostAtOnce) return "busy";
      sending++;
      // Closed also if the reader leaves.
      return writeZip(readPhotos(photoIds, `archive ${photoIds[0]}`)).once("close", () => sending--);
    },
  };
}
