import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usualBounds } from "./bounds.ts";
import { makeBrandFiles } from "./brandFiles.ts";
import { makePictures, type PictureOptions } from "./pictures.ts";
import { type FailedPicture, type MadePicture, type VariantFormat, variantFile } from "./results.ts";
import { drawAnimation, drawMark, drawPhonePhoto, drawPhoto, heicHead, packBomb } from "./testPictures.ts";

let folder: string;
let cache: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-pictures-"));
  cache = join(folder, "cache");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const make = async (paths: string[], options: Partial<PictureOptions> = {}) => {
  const isNew: Record<string, boolean> = {};
  const onProgress: PictureOptions["onProgress"] = (progress) => {
    isNew[progress.path] = progress.isNew;
  };
  const made = await makePictures(folder, paths, { cache, onProgress, ...options });
  return { made, isNew };
};

/** Writes a picture, makes its variants and opens them. */
async function getMade(name: string, bytes: Buffer) {
  await writeFile(join(folder, name), bytes);
  const { made } = await make([name]);
  const { result, variants } = made.get(name) ?? expect.fail(name);
  if (result.outcome !== "made") throw new Error(`${name}: ${result.reason}`);
  const openVariant = (format: VariantFormat, width = result.width) =>
    sharp(join(variants, variantFile({ width, format })), { animated: true });
  return { result, openVariant };
}

function madeResult(result: MadePicture | FailedPicture | undefined): MadePicture {
  return result?.outcome === "made" ? result : expect.fail(result?.reason);
}

async function pixelAt(picture: Sharp, left: number, top: number): Promise<number[]> {
  const one = await picture.extract({ left, top, width: 1, height: 1 }).toColourspace("srgb").raw().toBuffer();
  return [...one];
}

test("a phone's photo of 4,000 pixels is upright, has no camera and no place, and no variant is wider than 2,400", async () => {
  const { result, openVariant } = await getMade("phone.jpg", await drawPhonePhoto(4000, 3000));
  expect(result.original).toEqual({ width: 4000, height: 3000 });
  expect(result).toMatchObject({ width: 2400, height: 1800, widths: [480, 960, 1600, 2400] });
  expect(result.formats).toEqual(["avif", "webp", "jpg"]);
  expect(result.placeholder).toMatch(/^data:image\/webp;base64,/);
  for (const { width, format, bytes } of result.variants) {
    const head = await openVariant(format, width).metadata();
    expect([head.width, head.exif, head.xmp, head.iptc, head.orientation]).toEqual([
      width,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes).toBeGreaterThan(0);
  }
  // The control: the original has all of it.
  const original = await sharp(join(folder, "phone.jpg")).metadata();
  expect(original).toMatchObject({ width: 3000, height: 4000, orientation: 6 });
  expect(original.exif?.toString("latin1")).toContain("Phone Maker");
});

test("PNG, WebP, AVIF, TIFF and a portrait become variants that fit their kind", async () => {
  const photo = await drawPhoto(560, 420);
  const kinds = {
    "photo.png": photo.clone().png(),
    "photo.webp": photo.clone().webp(),
    "photo.avif": photo.clone().avif({ effort: 0 }),
    "photo.tif": photo.clone().tiff(),
  };
  for (const [name, picture] of Object.entries(kinds)) {
    const { result } = await getMade(name, await picture.toBuffer());
    expect([name, result.formats, result.widths]).toEqual([name, ["avif", "webp", "jpg"], [560]]);
  }
  const { result: poster } = await getMade("poster.jpg", await (await drawPhoto(300, 3000)).jpeg().toBuffer());
  expect(poster).toMatchObject({ width: 300, height: 3000 });
  const { result: tiny } = await getMade("tiny.jpg", await (await drawPhoto(90, 60)).jpeg().toBuffer());
  expect(tiny.widths).toEqual([90]);
});

test("a mark keeps its transparent parts and its sharp edges", async () => {
  const { result, openVariant } = await getMade("mark.png", await drawMark(600, 200).png().toBuffer());
  expect(result).toMatchObject({ formats: ["webp", "png"], widths: [480, 600] });
  expect(result.placeholder).toBeUndefined();
  for (const format of result.formats) {
    expect((await pixelAt(openVariant(format), 0, 0))[3]).toBe(0);
    expect(await pixelAt(openVariant(format), 100, 100)).toEqual([15, 92, 102, 255]);
  }
});

test("pictures for print, in CMYK or with 16 bits, become pictures for screens", async () => {
  const red = sharp({ create: { width: 300, height: 200, channels: 3, background: "#e02020" } });
  const print = await red.clone().toColourspace("cmyk").jpeg().toBuffer();
  expect((await sharp(print).metadata()).space).toBe("cmyk");
  const deep = await red.clone().toColourspace("rgb16").png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe("ushort");
  for (const [name, bytes] of [
    ["print.jpg", print],
    ["deep.png", deep],
  ] as const) {
    const { result, openVariant } = await getMade(name, bytes);
    for (const format of result.formats) {
      expect(await openVariant(format).metadata()).toMatchObject({ space: "srgb", depth: "uchar" });
      const [r = 0, g = 255, b = 255] = await pixelAt(openVariant(format), 150, 100);
      expect([name, format, r > 180, g < 80, b < 80]).toEqual([name, format, true, true, true]);
    }
  }
});

test("a GIF still moves, as WebP", async () => {
  const { result, openVariant } = await getMade("wave.gif", await drawAnimation(1200, 300, 4));
  expect(result).toMatchObject({ formats: ["webp"], widths: [480, 960], width: 960, height: 240 });
  expect(await openVariant("webp").metadata()).toMatchObject({ format: "webp", pages: 4, width: 960, pageHeight: 240 });
});

test("broken, hostile and unreadable files are named with their reason, and the good one among them is made", async () => {
  const photo = await (await drawPhoto(500, 400)).jpeg().toBuffer();
  const files = {
    "good.jpg": photo,
    "cut.jpg": photo.subarray(0, photo.length / 2),
    "text.jpg": Buffer.from("not a picture"),
    "empty.png": Buffer.alloc(0),
    "drawing.png": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    "bomb.png": packBomb(20_000, 20_000),
    "phone.heic": heicHead,
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const { made } = await make(Object.keys(files));
  const reasons = [...made].map(([name, { result }]) => [name, result.outcome === "made" ? "made" : result.reason]);
  expect(Object.fromEntries(reasons)).toEqual({
    "good.jpg": "made",
    "cut.jpg": "broken",
    "text.jpg": "broken",
    "empty.png": "broken",
    "drawing.png": "broken",
    "bomb.png": "large",
    "phone.heic": "heic",
  });
  expect(files["bomb.png"].length).toBeLessThan(100_000);
  expect(made.get("bomb.png")?.result).toMatchObject({ megapixels: 400 });
});

test("a picture that takes too long ends its own process only, and is made when it is tried again with more time", async () => {
  const photo = await drawPhoto(600, 400);
  await writeFile(join(folder, "slow.jpg"), await photo.clone().jpeg().toBuffer());
  await writeFile(join(folder, "quick.jpg"), await photo.clone().resize(60).jpeg().toBuffer());
  const hurried = await make(["slow.jpg"], { bounds: { ...usualBounds, seconds: 0.001 } });
  expect(hurried.made.get("slow.jpg")?.result).toEqual({ outcome: "failed", reason: "slow" });
  // It is remembered, so that not every publish waits for it.
  // A busy machine needs more than usual.
  const patient = { ...usualBounds, seconds: 600 };
  const next = await make(["slow.jpg", "quick.jpg"], { bounds: patient });
  expect(next.isNew).toEqual({ "slow.jpg": false, "quick.jpg": true });
  const again = await make(["slow.jpg", "quick.jpg"], { retries: true, bounds: patient });
  expect(again.isNew).toEqual({ "slow.jpg": true, "quick.jpg": false });
  expect(again.made.get("slow.jpg")?.result.outcome).toBe("made");
});

test("a second run makes nothing; a picture changed in place is made anew, and an equal one under another name is not", async () => {
  const [first, second] = await Promise.all(
    [drawMark(300, 90), drawMark(300, 96)].map((mark) => mark.png().toBuffer()),
  );
  await writeFile(join(folder, "a.png"), first as Buffer);
  await writeFile(join(folder, "b.png"), first as Buffer);
  const md5s = ({ made }: Awaited<ReturnType<typeof make>>) =>
    madeResult(made.get("a.png")?.result).variants.map(({ md5 }) => md5);
  const once = await make(["a.png"]);
  expect(once.isNew).toEqual({ "a.png": true });
  const twice = await make(["a.png", "b.png"]);
  expect(twice.isNew).toEqual({ "a.png": false, "b.png": false });
  expect(md5s(twice)).toEqual(md5s(once));
  await writeFile(join(folder, "a.png"), second as Buffer);
  const changed = await make(["a.png", "b.png"]);
  expect(changed.isNew).toEqual({ "a.png": true, "b.png": false });
  expect(md5s(changed)).not.toEqual(md5s(once));
});

test("the same picture becomes the same bytes in another cache, so that its addresses are those of every machine", async () => {
  await writeFile(join(folder, "same.jpg"), await (await drawPhoto(600, 300)).jpeg().toBuffer());
  const here = await make(["same.jpg"]);
  const there = await make(["same.jpg"], { cache: join(folder, "other-cache") });
  expect(there.isNew).toEqual({ "same.jpg": true });
  expect(there.made.get("same.jpg")?.result).toEqual(here.made.get("same.jpg")?.result);
});

test("a variant that was damaged in the cache is made again", async () => {
  await writeFile(join(folder, "whole.png"), await drawMark(200, 80).png().toBuffer());
  const { made } = await make(["whole.png"]);
  const { variants: place } = made.get("whole.png") ?? expect.fail();
  const [name = ""] = [variantFile({ width: 200, format: "png" })];
  expect((await readFile(join(place, name))).length).toBeGreaterThan(50);
  await truncate(join(place, name), 10);
  const again = await make(["whole.png"]);
  expect(again.isNew).toEqual({ "whole.png": true });
  expect((await readFile(join(place, name))).length).toBeGreaterThan(50);
});

test.each([
  ["half a text", '{"outcome":"made","widths":[20'],
  ["null", "null"],
  ["without its checksum", '{"result":{"outcome":"failed","reason":"broken"}}'],
  ["beside another checksum", `{"sha256":"${"0".repeat(64)}","result":{"outcome":"failed","reason":"broken"}}`],
  ["nothing", '{"sha256":"0"}'],
])("a result in the cache that is %s is made anew, and stops nothing", async (_what, text) => {
  await writeFile(join(folder, "noted.png"), await drawMark(200, 90).png().toBuffer());
  const { made: first } = await make(["noted.png"]);
  const { variants: place, result } = first.get("noted.png") ?? expect.fail();
  // The control: a whole one is used.
  expect((await make(["noted.png"])).isNew).toEqual({ "noted.png": false });
  await writeFile(join(place, "result.json"), text);
  const again = await make(["noted.png"]);
  expect(again.isNew).toEqual({ "noted.png": true });
  expect(again.made.get("noted.png")?.result).toEqual(result);
  expect((await make(["noted.png"])).isNew).toEqual({ "noted.png": false });
});

test("icons that were damaged in the cache are made again, and so is a result of them that cannot be read", async () => {
  const logo = join(folder, "logo.png");
  await writeFile(logo, await drawMark(300, 300).png().toBuffer());
  const parts = { icon: logo, surface: "#ffffff", accent: "#0f5c66" };
  const brand = await makeBrandFiles(parts, { cache });
  if (brand.outcome !== "made") return expect.fail(brand.reason);
  const icon = join(brand.folder, "icon-192.png");
  const whole = await readFile(icon);
  for (const [path, text] of [
    [icon, "x"],
    [join(brand.folder, "result.json"), '{"outcome":"made","files":'],
  ] as const) {
    await writeFile(path, text);
    expect(await makeBrandFiles(parts, { cache })).toEqual(brand);
    expect((await readFile(icon)).equals(whole)).toBe(true);
  }
});

test("an organiser who names the folder from where they are gets the same pictures and icons", async () => {
  await writeFile(join(folder, "near.png"), await drawMark(220, 220).png().toBuffer());
  const here = relative(process.cwd(), folder);
  const options = { cache: join(here, "near") };
  const made = await makePictures(here, ["near.png"], options);
  expect(made.get("near.png")?.result.outcome).toBe("made");
  const parts = { icon: join(here, "near.png"), surface: "#ffffff", accent: "#0f5c66" };
  expect(await makeBrandFiles(parts, options)).toMatchObject({ outcome: "made" });
});
