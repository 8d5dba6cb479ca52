import { join } from "node:path";
import sharp from "sharp";
import type { Bounds } from "./bounds.ts";
import { readableFormats } from "./kinds.ts";

/** A size of a photo of runners to make, and the folder to write it to. */
export interface PhotoSizeJob {
  source: string;
  out: string;
  /** The most pixels that it is wide. */
  width: number;
  bounds: Bounds;
}

/** The size that was made, or that the file has no photo. */
export type MadePhotoSize = { outcome: "made"; bytes: number } | { outcome: "failed" };

/** The name of the file of a size in its folder. */
export const photoSizeFile = "photo.jpg";

/**
 * Writes a photo in a width: upright, in sRGB, without metadata, never larger than it is. Never
 * throws for what is in the file.
 */
export async function makePhotoSize({ source, out, width, bounds }: PhotoSizeJob): Promise<MadePhotoSize> {
  try {
    const limits = { limitInputPixels: bounds.pixels, failOn: "error" } as const;
    const { format } = await sharp(source, limits).metadata();
    if (!readableFormats.includes(format)) return { outcome: "failed" };
    const { size } = await sharp(source, limits)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 80, progressive: true })
      .toFile(join(out, photoSizeFile));
    return { outcome: "made", bytes: size };
  } catch {
    return { outcome: "failed" };
  }
}
