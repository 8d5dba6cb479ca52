import type { Font } from "fontkit";
import sharp from "sharp";
import { setBounded } from "#core/boundedMap.ts";
import { openFont, shapeText } from "../../base/print/fonts.ts";
import { placePicture } from "./assets.ts";
import type {
  CertificateAssets,
  CertificateLayout,
  Drawing,
  PathDrawing,
  PictureDrawing,
  TextDrawing,
} from "./layout.ts";

/** How many pixels an inch of the PNG has. */
export const dotsPerInch = 150;

/** Draws a certificate as a PNG of 150 dots an inch, its letters as outlines. */
export async function drawPng(layout: CertificateLayout, assets: CertificateAssets): Promise<Buffer> {
  // A picture of a whole sheet exceeds what the parser takes of an unknown file.
  return sharp(Buffer.from(writeSvg(layout, assets)), { unlimited: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** Writes a certificate as an SVG with the pixels of the PNG. */
export function writeSvg({ width, height, drawings }: CertificateLayout, assets: CertificateAssets): string {
  const toPixels = (points: number) => Math.round((points / 72) * dotsPerInch);
  const parts = drawings.map((drawing) => writeDrawing(drawing, assets));
  const size = `width="${toPixels(width)}" height="${toPixels(height)}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join("")}</svg>`;
}

function writeDrawing(drawing: Drawing, assets: CertificateAssets): string {
  if (drawing.kind === "text") return writeText(drawing);
  return drawing.kind === "path" ? writePath(drawing) : writePicture(drawing, assets);
}

function writeText({ font: path, text, x, y, size, spacing, colour, opacity }: TextDrawing): string {
  const font = openFont(path);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const glyphs = shapeText(path, text).flatMap(({ glyphs, positions }) =>
    glyphs.map(({ id }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = `${round(pen + xOffset)} ${round(yOffset)}`;
      pen += xAdvance + spacing / scale;
      const outline = readOutline(path, font, id);
      return outline === "" ? "" : `<path transform="translate(${at})" d="${outline}"/>`;
    }),
  );
  const place = `translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})`;
  return `<g transform="${place}" fill="${colour}" fill-opacity="${opacity}">${glyphs.join("")}</g>`;
}

const mostOutlines = 5000;
const outlines = new Map<string, string>();

function readOutline(path: string, font: Font, glyph: number): string {
  const key = `${path}\n${glyph}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const outline = font.getGlyph(glyph).path.toSVG();
  setBounded(outlines, key, outline, mostOutlines);
  return outline;
}

function writePath({ path, x, y, scale, fill, stroke, lineWidth, opacity }: PathDrawing): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${lineWidth}" stroke-linejoin="round" stroke-linecap="round"`
    : "";
  const place = `translate(${x} ${y}) scale(${scale})`;
  return `<path transform="${place}" d="${path}" fill="${fill ?? "none"}"${line} opacity="${opacity}"/>`;
}

function writePicture(drawing: PictureDrawing, { pictures }: CertificateAssets): string {
  const picture = pictures[drawing.src];
  if (!picture) return "";
  const { x, y, width, height } = placePicture(drawing, picture);
  const type = picture.file[0] === 0xff ? "jpeg" : "png";
  const href = `data:image/${type};base64,${picture.file.toString("base64")}`;
  const inBox = { x: x - drawing.x, y: y - drawing.y };
  const box = `x="${drawing.x}" y="${drawing.y}" width="${drawing.width}" height="${drawing.height}"`;
  const image = `<image x="${inBox.x}" y="${inBox.y}" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`;
  return `<svg ${box} overflow="hidden" opacity="${drawing.opacity}">${image}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
