import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawDesigns } from "./certificatePictures.ts";

const folder = "src/gallery/certificates";

const readPixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();

/** Returns the share of values of two pictures of one size that clearly differ. */
function compare(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return 1;
  let differing = 0;
  for (let index = 0; index < a.length; index++) if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 64) differing++;
  return differing / a.length;
}

test("a race that chooses a design sees it in the gallery as it is drawn", async () => {
  const drawn = await drawDesigns();
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([...drawn.keys()].sort());
  const pictures = await Promise.all(
    [...drawn].map(([path, picture]) => [readFileSync(path), picture].map(readPixels)),
  );
  const pixels = await Promise.all(pictures.map((pair) => Promise.all(pair)));
  for (const [stored, current] of pixels) expect(compare(stored as Buffer, current as Buffer)).toBeLessThan(0.002);
  // The control: two designs are two pictures.
  const [first, second] = pixels;
  expect(compare(first?.[0] as Buffer, second?.[0] as Buffer)).toBeGreaterThan(0.002);
});
