import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Bounds } from "./bounds.ts";
import { packIco } from "./ico.ts";
import { findMark } from "./mark.ts";
import { fitShare, shareSize } from "./share.ts";

/** What a site's icons and the picture of its links are made of. */
export interface BrandJob {
  /** A square mark, or a logo that has one. */
  icon?: string | undefined;
  /**
   * A photo for links, with the point of it that stays visible, 0 to 1 from the left and from the
   * top.
   */
  share?: { source: string; focus: { x: number; y: number } } | undefined;
  /** The logo, on a card for links if there is no photo. */
  logo?: string | undefined;
  /** Colours as #rrggbb: of the page that a logo is made for, and of the race. */
  surface: string;
  accent: string;
  out: string;
  bounds: Bounds;
}

/** One file that was made of the brand. */
export interface BrandFile {
  name: "favicon.ico" | "icon-192.png" | "icon-512.png" | "maskable-512.png" | "touch-180.png" | "share.jpg";
  md5: string;
  bytes: number;
}

// Android shows at least a circle of 80 % of a maskable icon: the square in it.
const maskableShare = 0.56;
const touchShare = 0.8;

/**
 * Writes the icons of a site and the picture of its links. Throws for a file that is no picture.
 */
export async function makeBrand(job: BrandJob): Promise<{ files: BrandFile[] }> {
  const files: BrandFile[] = [];
  const keep = async (name: BrandFile["name"], bytes: Buffer) => {
    await writeFile(join(job.out, name), bytes);
    files.push({ name, md5: createHash("md5").update(bytes).digest("hex"), bytes: bytes.length });
  };
  if (job.icon) {
    const mark = await openMark(job.icon, job.bounds);
    const icon = (size: number, share = 1, paper?: string) => drawIcon(mark, { size, share, paper });
    const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size) })));
    await keep("favicon.ico", packIco(small));
    await keep("icon-192.png", await icon(192));
    await keep("icon-512.png", await icon(512));
    await keep("maskable-512.png", await icon(512, maskableShare, job.surface));
    await keep("touch-180.png", await icon(180, touchShare, job.surface));
  }
  if (job.share) await keep("share.jpg", await cropShare(job, job.share));
  else if (job.logo) await keep("share.jpg", await drawCard(job, job.logo));
  return { files };
}

async function openMark(source: string, bounds: Bounds): Promise<Sharp> {
  const logo = await openLogo(source, 512, bounds);
  const { data, info } = await logo.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return sharp(data, { raw }).extract(findMark({ data, width: info.width, height: info.height }));
}

// From its bytes, not its path: an SVG then has no folder from which it could load another file.
async function openLogo(source: string, height: number, { pixels }: Bounds): Promise<Sharp> {
  const bytes = await readFile(source);
  const limits = { limitInputPixels: pixels, failOn: "error" } as const;
  const head = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
  if (head.width * head.height > pixels) throw new Error("Input image exceeds pixel limit");
  const density = head.format === "svg" ? { density: Math.min(2400, Math.max(1, (72 * height) / head.height)) } : {};
  return sharp(bytes, { ...limits, ...density })
    .autoOrient()
    .toColourspace("srgb")
    .resize({ height, width: height * 8, fit: "inside" });
}

async function drawIcon(
  mark: Sharp,
  { size, share, paper }: { size: number; share: number; paper: string | undefined },
): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const inner = Math.round(size * share);
  const drawn = await mark.clone().resize(inner, inner, { fit: "contain", background: clear }).png().toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: paper ?? clear } });
  const icon = canvas.composite([{ input: drawn, gravity: "centre" }]);
  return (paper ? icon.removeAlpha() : icon).png({ compressionLevel: 9 }).toBuffer();
}

async function cropShare({ bounds, surface }: BrandJob, share: NonNullable<BrandJob["share"]>): Promise<Buffer> {
  const limits = { limitInputPixels: bounds.pixels, failOn: "error" } as const;
  const photo = sharp(share.source, limits).autoOrient().toColourspace("srgb");
  const { autoOrient: size } = await sharp(share.source, limits).metadata();
  const { scaled, crop } = fitShare(size, share.focus);
  return photo
    .resize(scaled.width, scaled.height, { fit: "fill" })
    .extract(crop)
    .flatten({ background: surface })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

async function drawCard({ surface, accent, bounds }: BrandJob, source: string): Promise<Buffer> {
  const logo = await (await openLogo(source, 280, bounds)).resize(800, 280, { fit: "inside" }).png().toBuffer();
  const band = { create: { width: shareSize.width, height: 16, channels: 3, background: accent } } as const;
  const card = sharp({ create: { ...shareSize, channels: 3, background: surface } });
  return card
    .composite([
      { input: logo, gravity: "centre" },
      { input: band, gravity: "south" },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
