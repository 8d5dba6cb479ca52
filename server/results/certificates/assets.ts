import sharp from "sharp";
import type { Certificate } from "#schemas/generated/types.ts";
import type { CertificateAssets, PictureDrawing } from "./layout.ts";

// Printers show no more.
const dotsPerInch = 220;

/**
 * Reads the files of a template and prepares its pictures: as PNG if they are transparent, else as
 * JPEG, with no more pixels than are printed. What cannot be read is left out.
 */
export async function loadAssets(
  { page, background, elements }: Certificate,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<CertificateAssets> {
  const assets: CertificateAssets = { pictures: {}, courses: {} };
  const wanted = new Map<string, number>();
  const want = (src: string, width: number, height: number) =>
    wanted.set(src, Math.max(wanted.get(src) ?? 0, width, height));
  if (background?.picture) want(background.picture, page.width, page.height);
  for (const { type, src, width = 0, height = 0 } of elements) {
    if (type === "picture" && src !== undefined) want(src, width, height);
    if (type === "course" && src !== undefined) assets.courses[src] ??= (await read(src))?.toString("utf8") ?? "";
  }
  for (const [src, millimetres] of wanted) {
    const file = await read(src);
    const picture = file && (await preparePicture(file, millimetres));
    if (picture) assets.pictures[src] = picture;
  }
  return assets;
}

async function preparePicture(
  file: Buffer,
  millimetres: number,
): Promise<CertificateAssets["pictures"][string] | undefined> {
  const pixels = Math.ceil((millimetres / 25.4) * dotsPerInch);
  const { width = 0, height = 0, format, hasAlpha } = await sharp(file).metadata();
  if (width === 0 || height === 0) return undefined;
  // A drawing is as sharp as its box is large, a photo only as its pixels allow.
  const density = format === "svg" ? Math.min(2400, Math.max(72, (72 * pixels) / Math.max(width, height))) : undefined;
  const resized = sharp(file, density === undefined ? {} : { density })
    .rotate()
    .resize(pixels, pixels, { fit: "inside", withoutEnlargement: true });
  const encoded = hasAlpha || format === "svg" ? resized.png() : resized.jpeg({ quality: 88 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { file: data, width: info.width, height: info.height };
}

/** Returns the place of a picture that is whole in its box, or fills it. */
export function placePicture(
  { x, y, width, height, fit }: PictureDrawing,
  picture: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const scales = [width / picture.width, height / picture.height];
  const scale = fit === "cover" ? Math.max(...scales) : Math.min(...scales);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
