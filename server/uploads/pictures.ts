import { readFile } from "node:fs/promises";
import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "./kinds.ts";

/** A picture that was drawn anew: its place and its properties. */
export type Redrawn =
  | { outcome: "redrawn"; type: string; ending: string; width: number; height: number; size: number }
  | { outcome: "broken" | "tooLarge" };

const mostPixels = 50_000_000;
const longestSide = 16_000;
const mostFrames = 300;
/** Uncompressed pictures are decoded by a script in this thread, which others wait for. */
const mostBmpPixels = 16_000_000;

/**
 * Draws a picture anew from its pixels alone: turned upright, without metadata (place, camera, embedded preview), without
 * anything else in the file. BMP becomes PNG. Sizes are read from the head before any pixel is.
 */
export async function redraw(from: string, format: PictureFormat, to: string): Promise<Redrawn> {
  try {
    const source = format === "bmp" ? await openBmp(from) : await openPicture(from, format);
    if (source === undefined) return { outcome: "tooLarge" };
    const ending = { jpeg: "jpg", png: "png", bmp: "png", gif: "gif", webp: "webp" }[format];
    const made = await encode(source, format).timeout({ seconds: 30 }).toFile(to);
    const height = made.pageHeight ?? made.height;
    return { outcome: "redrawn", type: `image/${made.format}`, ending, width: made.width, height, size: made.size };
  } catch (error) {
    return { outcome: /pixel limit/.test((error as Error).message) ? "tooLarge" : "broken" };
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "jpeg") return picture.jpeg({ quality: 90, mozjpeg: false });
  if (format === "webp") return picture.webp({ quality: 90 });
  return format === "gif" ? picture.gif() : picture.png();
}

async function openPicture(path: string, format: PictureFormat): Promise<Sharp | undefined> {
  const animated = format === "gif" || format === "webp";
  const limits = { limitInputPixels: mostPixels, failOn: "error" } as const;
  const { width, height, pages = 1 } = await sharp(path, { ...limits, animated: false }).metadata();
  if (Math.max(width, height) > longestSide || width * height * pages > mostPixels || pages > mostFrames)
    return undefined;
  const picture = sharp(path, { ...limits, animated });
  // Moving pictures are rows of frames, which cannot be turned.
  return pages === 1 ? picture.autoOrient() : picture;
}

async function openBmp(path: string): Promise<Sharp | undefined> {
  const bytes = await readFile(path);
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (Math.max(width, height) > longestSide || width * height > mostBmpPixels) return undefined;
  // Run-length encoding makes few bytes many.
  const compression = bytes.readUInt32LE(30);
  if (width < 1 || height < 1 || compression === 1 || compression === 2) throw new Error("This BMP is not read.");
  const { data, ...size } = decode(bytes, { toRGBA: true });
  return sharp(data, { raw: { width: size.width, height: Math.abs(size.height), channels: 4 } }).removeAlpha();
}
