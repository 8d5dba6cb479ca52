import { readFile } from "node:fs/promises";
import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "./kinds.ts";

/** A picture that was encoded again. */
export type Reencoded =
  | { outcome: "reencoded"; type: string; ending: string; width: number; height: number; size: number }
  | { outcome: "broken" | "tooLarge" };

const maxPixels = 50_000_000;
const maxSide = 16_000;
const maxFrames = 300;
// BMP is decoded in JavaScript, which blocks the event loop.
const maxBmpPixels = 16_000_000;

/**
 * Encodes a picture again from its pixels only: upright, without metadata (location, camera,
 * embedded preview) or anything else in the file. BMP becomes PNG. The size is read from the header
 * before any pixel is decoded.
 */
export async function reencode(from: string, format: PictureFormat, to: string): Promise<Reencoded> {
  try {
    const source = format === "bmp" ? await openBmp(from) : await openPicture(from, format);
    if (source === undefined) return { outcome: "tooLarge" };
    const ending = { jpeg: "jpg", png: "png", bmp: "png", gif: "gif", webp: "webp" }[format];
    const info = await encode(source, format).timeout({ seconds: 30 }).toFile(to);
    const height = info.pageHeight ?? info.height;
    return { outcome: "reencoded", type: `image/${info.format}`, ending, width: info.width, height, size: info.size };
  } catch {
    return { outcome: "broken" };
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "jpeg") return picture.jpeg({ quality: 90, mozjpeg: false });
  if (format === "webp") return picture.webp({ quality: 90 });
  return format === "gif" ? picture.gif() : picture.png();
}

async function openPicture(path: string, format: PictureFormat): Promise<Sharp | undefined> {
  const animated = format === "gif" || format === "webp";
  const limits = { limitInputPixels: maxPixels, failOn: "error" } as const;
  // Only the header is read, so this needs no limit; pixels are decoded after the check.
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false, animated: false }).metadata();
  if (Math.max(width, height) > maxSide || width * height * pages > maxPixels || pages > maxFrames) return undefined;
  const picture = sharp(path, { ...limits, animated });
  // The frames of an animation are one column, which cannot be rotated.
  return pages === 1 ? picture.autoOrient() : picture;
}

async function openBmp(path: string): Promise<Sharp | undefined> {
  const bytes = await readFile(path);
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (Math.max(width, height) > maxSide || width * height > maxBmpPixels) return undefined;
  // Run-length encoding: a few bytes could expand to many pixels.
  const compression = bytes.readUInt32LE(30);
  if (width < 1 || height < 1 || compression === 1 || compression === 2) throw new Error("unsupported BMP");
  const { data, ...size } = decode(bytes, { toRGBA: true });
  return sharp(data, { raw: { width: size.width, height: Math.abs(size.height), channels: 4 } }).removeAlpha();
}
