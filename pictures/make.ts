import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Bounds } from "./bounds.ts";
import { isHeic, readableFormats } from "./kinds.ts";
import { readHead } from "./peek.ts";
import { largestSize, measureWidths, type Size } from "./plan.ts";
import { type FailedPicture, type MadePicture, type Variant, type VariantFormat, variantFile } from "./results.ts";

/** A picture to make variants of, and the folder to write them to. */
export interface PictureJob {
  source: string;
  out: string;
  bounds: Bounds;
}

/**
 * Writes the variants of a picture: upright, in sRGB with 8 bits, without metadata. The size is
 * read from the head before any pixel. Never throws for what is in the file.
 */
export async function makePicture({ source, out, bounds }: PictureJob): Promise<MadePicture | FailedPicture> {
  try {
    const { pixels } = bounds;
    const limits = { limitInputPixels: pixels, failOn: "error" } as const;
    const {
      format,
      pages = 1,
      autoOrient: size,
    } = await sharp(source, { ...limits, limitInputPixels: false }).metadata();
    if (!readableFormats.includes(format)) return { outcome: "failed", reason: "broken" };
    const all = size.width * size.height * pages;
    if (all > pixels || pages > bounds.frames) return tooLarge(all);
    const isMoving = pages > 1 && (format === "gif" || format === "webp");
    if (isMoving) return await makeMoving(sharp(source, { ...limits, animated: true }), size, out);
    return await makeStill(sharp(source, limits).autoOrient(), { size, out, isPng: format === "png" });
  } catch (error) {
    if (/pixel limit/.test((error as Error).message)) return tooLarge();
    return { outcome: "failed", reason: isHeic(await readHead(source)) ? "heic" : "broken" };
  }
}

function tooLarge(pixels?: number): FailedPicture {
  return { outcome: "failed", reason: "large", ...(pixels && { megapixels: Math.round(pixels / 1_000_000) }) };
}

interface Bitmap extends Size {
  data: Buffer;
  channels: 1 | 2 | 3 | 4;
}

async function makeStill(
  picture: Sharp,
  { size, out, isPng }: { size: Size; out: string; isPng: boolean },
): Promise<MadePicture> {
  // Decoded once: every smaller variant is made of the largest.
  const top = await toBitmap(picture.resize({ width: largestSize(size).width }).toColourspace("srgb"));
  const isOpaque = isWithoutHoles(top);
  const isGraphic = isPng && (await isSmallerLossless(top));
  const formats: VariantFormat[] = isGraphic ? ["webp", "png"] : ["avif", "webp", isOpaque ? "jpg" : "png"];
  const widths = measureWidths(size);
  const variants: Variant[] = [];
  for (const width of widths) {
    const scaled = width === top.width ? top : await toBitmap(read(top).resize({ width }));
    for (const format of formats)
      variants.push(await write(out, { width, format }, encode(read(scaled), format, { width, isGraphic, isOpaque })));
  }
  const placeholder = isOpaque ? { placeholder: await makePlaceholder(top) } : {};
  return {
    outcome: "made",
    original: { width: size.width, height: size.height },
    width: top.width,
    height: top.height,
    widths,
    formats,
    ...placeholder,
    variants,
  };
}

async function toBitmap(picture: Sharp): Promise<Bitmap> {
  const { data, info } = await picture.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Bitmap["channels"] };
}

function read({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function isWithoutHoles({ data, channels }: Bitmap): boolean {
  if (channels === 1 || channels === 3) return true;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return false;
  return true;
}

// Screenshots, QR codes and marks are smaller without loss, and blurred with it. The middle shows
// which they are.
async function isSmallerLossless(top: Bitmap): Promise<boolean> {
  const [width, height] = [Math.min(top.width, 800), Math.min(top.height, 800)];
  const middle = { left: (top.width - width) >> 1, top: (top.height - height) >> 1, width, height };
  const plain = await read(top).extract(middle).webp({ lossless: true, effort: 3 }).toBuffer();
  const lossy = await read(top).extract(middle).webp({ quality: 70, effort: 3 }).toBuffer();
  return plain.length <= lossy.length;
}

function encode(
  picture: Sharp,
  format: VariantFormat,
  { width, isGraphic, isOpaque }: { width: number; isGraphic: boolean; isOpaque: boolean },
): Sharp {
  const isLarge = width > 2000;
  const plain = isOpaque ? picture.removeAlpha() : picture;
  if (format === "avif") return plain.avif({ quality: isLarge ? 44 : 50, effort: 3, chromaSubsampling: "4:2:0" });
  if (format === "jpg") return plain.jpeg({ quality: isLarge ? 66 : 72, mozjpeg: true });
  if (format === "png") return plain.png(isGraphic ? { compressionLevel: 9 } : { palette: true, quality: 90 });
  return plain.webp(
    isGraphic ? { lossless: true, effort: 5 } : { quality: isLarge ? 64 : 70, effort: 5, smartSubsample: true },
  );
}

async function write(out: string, variant: Pick<Variant, "width" | "format">, picture: Sharp): Promise<Variant> {
  const bytes = await picture.toBuffer();
  await writeFile(join(out, variantFile(variant)), bytes);
  return { ...variant, md5: createHash("md5").update(bytes).digest("hex"), bytes: bytes.length };
}

async function makePlaceholder(top: Bitmap): Promise<string> {
  const tiny = await read(top).resize({ width: 20 }).blur(0.8).webp({ quality: 30, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

// Every browser that shows pages of ours plays WebP, which takes a fraction of a GIF.
async function makeMoving(picture: Sharp, size: Size, out: string): Promise<MadePicture> {
  const widths = measureWidths(size, true);
  const variants: Variant[] = [];
  for (const width of widths)
    variants.push(
      await write(out, { width, format: "webp" }, picture.clone().resize({ width }).webp({ quality: 60, effort: 3 })),
    );
  return {
    outcome: "made",
    original: { width: size.width, height: size.height },
    ...largestSize(size, true),
    widths,
    formats: ["webp"],
    variants,
  };
}
