import { randomInt } from "node:crypto";
import sharp from "sharp";
import { box, drawOutline, outlinePath } from "./outline.ts";
import { drawScene, sceneSize } from "./scenery.ts";

/** The picture's size in units; it is drawn with `scale` pixels for each. */
export const size = { width: 320, height: 160 };
const scale = 2;

/** A drawn puzzle: `x` and `y` are the corner of the piece's box in the picture, in its units. */
export interface DrawnPuzzle {
  /**
   * The picture with the hole and one that the piece does not fit, and the piece on transparent
   * ground, as data: URLs.
   */
  picture: string;
  piece: string;
  x: number;
  y: number;
}

/** A scene as raw pixels, three bytes each. */
export type Scene = Buffer;

const raw = (width: number, height: number, channels: 3 | 4) => ({ raw: { width, height, channels } }) as const;

/** Draws a new scene with grain. About 30 ms of another thread. */
export async function prepareScene(): Promise<Scene> {
  const grain = {
    ...sceneSize,
    channels: 3,
    background: "#808080",
    noise: { type: "gaussian", mean: 128, sigma: 14 },
  } as const;
  const noise = await sharp({ create: grain }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(Buffer.from(drawScene()))
    .composite([{ input: noise, blend: "soft-light" }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * Draws a puzzle from some part of a scene, turned in colour, so that two puzzles of one scene
 * cannot be compared point by point.
 */
export async function drawPuzzle(scene: Scene): Promise<DrawnPuzzle> {
  const [width, height] = [size.width * scale, size.height * scale];
  const x = randomInt(80, size.width - box - 1);
  const y = randomInt(4, size.height - box - 3);
  const outline = drawOutline();
  const ground = await sharp(scene, raw(sceneSize.width, sceneSize.height, 3))
    .extract({ left: randomInt(sceneSize.width - width), top: randomInt(sceneSize.height - height), width, height })
    .flop(randomInt(2) === 1)
    .modulate({ hue: randomInt(-22, 23), brightness: 0.94 + randomInt(12) / 100 })
    .raw()
    .toBuffer();
  const fits = outlinePath(outline, x, y, scale);
  const misleads = outlinePath(
    drawOutline(outline),
    decoyPlace(x),
    Math.min(size.height - box, Math.max(0, y + randomInt(-6, 7))),
    scale,
  );
  const [picture, piece] = await Promise.all([
    sharp(ground, raw(width, height, 3))
      .composite([{ input: svg(width, height, hole(misleads) + hole(fits)) }])
      .webp({ quality: 80, effort: 2 })
      .toBuffer(),
    cutPiece(ground, outlinePath(outline, 0, 0, scale), x, y),
  ]);
  return { picture: toDataUrl(picture), piece: toDataUrl(piece), x, y };
}

async function cutPiece(ground: Buffer, path: string, x: number, y: number): Promise<Buffer> {
  const edge = box * scale;
  const cut = await sharp(ground, raw(size.width * scale, size.height * scale, 3))
    .extract({ left: x * scale, top: y * scale, width: edge, height: edge })
    .modulate({ brightness: 1.05 })
    .ensureAlpha()
    .composite([{ input: svg(edge, edge, `<path d="${path}"/>`), blend: "dest-in" }])
    .raw()
    .toBuffer();
  const rim = `<path d="${path}" fill="none" stroke="#0006" stroke-width="5"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2.5"/>`;
  return sharp(cut, raw(edge, edge, 4))
    .composite([{ input: svg(edge, edge, rim) }])
    .webp({ quality: 84, alphaQuality: 90, effort: 2 })
    .toBuffer();
}

// Both holes vary alike: neither is always the darker one.
function hole(path: string): string {
  const dark = (0.42 + randomInt(16) / 100).toFixed(2);
  return `<path d="${path}" fill="#10202c" fill-opacity="${dark}" stroke="#fff" stroke-opacity="0.8" stroke-width="2"/>`;
}

// Anywhere that neither the piece, which starts at the left, nor the hole covers.
function decoyPlace(x: number): number {
  const places = Array.from({ length: size.width - box - box }, (_, index) => box + 2 + index).filter(
    (place) => Math.abs(place - x) >= box + 2 && place <= size.width - box,
  );
  return places[randomInt(places.length)] ?? size.width - box;
}

function svg(width: number, height: number, content: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);
}

function toDataUrl(picture: Buffer): string {
  return `data:image/webp;base64,${picture.toString("base64")}`;
}
