import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { usualBounds } from "#pictures/bounds.ts";
import { type MadePhotoSize, photoSizeFile } from "#pictures/photoSize.ts";
import { openWorkers } from "#pictures/workers.ts";
import { openTurns } from "../../../base/print/turns.ts";
import { type PhotoWidth, sizeKey } from "../store/sizes.ts";
import type { PhotoFiles } from "../store/tools.ts";

/** Makes sizes of photos when they are first wanted. */
export interface PhotoSizes {
  /**
   * Returns a size of a photo as JPEG; undefined if its file is gone or damaged, "busy" if too many
   * wait, or too many of that name.
   */
  read(photoId: string, width: PhotoWidth, turn: string): Promise<Buffer | "busy" | undefined>;
  close(): void;
}

// Visitors come first: of the cores, two at most are busy with photos.
const processes = 2;
// A page of photos has forty, and a runner scrolls.
const limits = { most: 200, mostOfAccount: 80 };

/** Opens what makes sizes, in processes of their own that are started when they are needed. */
export function openPhotoSizes(files: PhotoFiles): PhotoSizes {
  const workers = openWorkers(processes);
  const lines = Array.from({ length: processes }, () => openTurns(limits));
  const making = new Map<string, Promise<MadePhotoSize | "busy" | undefined>>();
  // One queue for each process; a photo is always in the same.
  const make = async (photoId: string, width: PhotoWidth, turn: string) => {
    const line = lines[Number.parseInt(photoId.slice(0, 4), 16) % processes] ?? lines[0];
    return line?.take(turn, () => makeSize(files, workers, photoId, width));
  };
  return {
    async read(photoId, width, turn) {
      const key = sizeKey(photoId, width);
      let made: MadePhotoSize | "busy" | undefined = await files.sizes.find<MadePhotoSize>(key);
      if (!made) {
        const started = making.get(key) ?? make(photoId, width, turn).finally(() => making.delete(key));
        making.set(key, started);
        made = await started;
      }
      if (made === "busy") return "busy";
      if (made?.outcome !== "made") return undefined;
      return readFile(join(files.sizes.getFolder(key), photoSizeFile)).catch(() => undefined);
    },
    close: () => workers.close(),
  };
}

async function makeSize(
  { store, sizes, arrivals }: PhotoFiles,
  workers: ReturnType<typeof openWorkers>,
  photoId: string,
  width: PhotoWidth,
): Promise<MadePhotoSize | undefined> {
  const bytes = await store.read(photoId);
  if (!bytes) return undefined;
  await mkdir(arrivals, { recursive: true });
  const source = join(arrivals, randomUUID());
  try {
    await pipeline(bytes, createWriteStream(source, { mode: 0o600 }));
    return await sizes.add(sizeKey(photoId, width), async (out) => {
      const job = { kind: "photo-size" as const, source, out, width, bounds: usualBounds };
      const ended = await workers.run<MadePhotoSize>(job, usualBounds.seconds);
      return ended.outcome === "done" ? ended.result : { outcome: "failed" as const };
    });
  } finally {
    await rm(source, { force: true });
  }
}
