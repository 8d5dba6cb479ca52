import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { seeded } from "./random.ts";

/** One line of media/images.json. */
export interface Listed {
  width: number;
  height: number;
  widths: number[];
  formats: string[];
  placeholder?: string;
}

const TILE = 320;

function grainTile(strength: number): Buffer {
  const random = seeded("grain");
  const pixels = Buffer.alloc(TILE * TILE * 4);
  for (let i = 0; i < TILE * TILE; i++) {
    const light = random() + random() > 1 ? 255 : 0;
    pixels.fill(light, i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = Math.round(random() * strength);
  }
  return pixels;
}

/** Turns an SVG into an opaque bitmap with light grain; returns raw RGB. */
export async function rasterise(svg: string, grain = 10): Promise<{ pixels: Buffer; width: number; height: number }> {
  const tile = { input: grainTile(grain), raw: { width: TILE, height: TILE, channels: 4 as const }, tile: true };
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#ffffff" })
    .composite([tile])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Writes the AVIF, WebP and JPEG variants of a picture and returns its manifest entry. */
export async function writePicture(svg: string, target: string, widths: number[]): Promise<Listed> {
  mkdirSync(dirname(target), { recursive: true });
  const { pixels, width, height } = await rasterise(svg);
  const source = () => sharp(pixels, { raw: { width, height, channels: 3 } });
  let largest = { width, height };
  for (const size of widths) {
    const scaled = await source()
      .resize({ width: size, kernel: "lanczos3" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: w, height: h } = scaled.info;
    largest = { width: w, height: h };
    const bitmap = () => sharp(scaled.data, { raw: { width: w, height: h, channels: 3 } });
    await bitmap()
      .avif({ quality: size > 2000 ? 44 : 50, effort: 3, chromaSubsampling: "4:2:0" })
      .toFile(`${target}-${size}.avif`);
    await bitmap()
      .webp({ quality: size > 2000 ? 64 : 70, effort: 5, smartSubsample: true })
      .toFile(`${target}-${size}.webp`);
    await bitmap()
      .jpeg({ quality: size > 2000 ? 66 : 72, mozjpeg: true })
      .toFile(`${target}-${size}.jpg`);
  }
  const tiny = await source().resize({ width: 20 }).blur(0.8).webp({ quality: 30, effort: 6 }).toBuffer();
  return {
    ...largest,
    widths,
    formats: ["avif", "webp", "jpg"],
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
  };
}

/** Adds entries to a manifest, keeping those of pictures that were not redrawn, sorted by path. */
export function writeManifest(file: string, entries: Record<string, Listed>): void {
  let known: Record<string, Listed> = {};
  try {
    known = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  const sorted = Object.entries({ ...known, ...entries }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
