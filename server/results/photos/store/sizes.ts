import { cacheKey } from "#pictures/cache.ts";
import type { PhotoFiles } from "./tools.ts";

/** The widths in pixels that photos are shown and downloaded in: never larger than the photo. */
export const photoWidths = [480, 960, 1600, 2400] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** Returns the key of a size of a photo in the cache. */
export function sizeKey(photoId: string, width: PhotoWidth): string {
  return cacheKey("photo size 1", photoId, String(width));
}

/** Removes the sizes that this server has made of photos. */
export async function removeSizes({ sizes }: PhotoFiles, photoIds: readonly string[]): Promise<void> {
  for (const photoId of photoIds) await Promise.all(photoWidths.map((width) => sizes.remove(sizeKey(photoId, width))));
}

/** Removes photos with all of their sizes. If it fails, the sweep removes what is left. */
export async function removeFiles(files: PhotoFiles, photoIds: readonly string[]): Promise<void> {
  await removeSizes(files, photoIds);
  for (const photoId of photoIds) await files.store.remove(photoId);
}
