import { expect, test } from "vitest";
import { checkUpload, sizeWords, type UploadRules } from "./uploadChecks.ts";

const file = (name: string, size = 10) => ({ name, size });
const of = (width: number, height: number) => async () => ({ width, height });
const check = (chosen: { name: string; size: number }, rules: UploadRules = {}, measure = of(1, 1)) =>
  checkUpload(chosen, rules, measure);

test.each([
  [0, "0.00 B"],
  [512, "512.00 B"],
  [1023, "1023.00 B"],
  [1024, "1.00 KB"],
  [1536, "1.50 KB"],
  [20 * 1024 ** 2, "20.00 MB"],
  [3.256 * 1024 ** 3, "3.26 GB"],
  [5 * 1024 ** 4, "5120.00 GB"],
])("%d bytes are read as %s", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test.each(["jpg", "jpeg", "png", "gif", "bmp", "webp", "xls", "xlsx", "doc", "docx", "zip", "pdf"])(
  "a runner may choose a %s file, in capitals too",
  async (ending) => {
    expect(await check(file(`photo.${ending}`))).toEqual([]);
    expect(await check(file(`PHOTO.${ending.toUpperCase()}`))).toEqual([]);
  },
);

test.each(["photo.svg", "page.html", "run.exe", "photo", "photo.jpg.exe", "jpg", ".", ""])(
  "a runner may not choose %j",
  async (name) => {
    expect(await check(file(name))).toMatchObject([{ kind: "ending" }]);
  },
);

test.each([
  [{ size: 100, unit: "B" }, 100],
  [{ size: 1, unit: "KB" }, 1024],
  [{ size: 2, unit: "MB" }, 2 * 1024 ** 2],
  [{ size: 1, unit: "GB" }, 1024 ** 3],
] as const)("a file of the limit %j is taken, and one byte more is not", async (sizeLimit, bytes) => {
  expect(await check(file("a.pdf", bytes), { sizeLimit })).toEqual([]);
  expect(await check(file("a.pdf", bytes + 1), { sizeLimit })).toMatchObject([{ kind: "size" }]);
});

test("case 19, a file of 30 MB: it is refused by the form's limit with both sizes, before anything is sent", async () => {
  const sizeLimit = { size: 20, unit: "MB" } as const;
  const faults = await check(file("photo.jpg", 30 * 1024 ** 2), { sizeLimit });
  expect(faults).toEqual([{ kind: "size", limit: "20.00 MB", size: "30.00 MB" }]);
});

test("case 18, a HEIC photo that a browser hands over as it is: it is refused by its kind, with those that are taken", async () => {
  const [fault] = await check(file("IMG_0001.HEIC"), { endings: ["jpg", "png"] });
  expect(fault).toEqual({ kind: "ending", endings: ["jpg", "png"] });
});

test("a limit of 0 is none", async () => {
  expect(await check(file("a.pdf", 1024 ** 4), { sizeLimit: { size: 0, unit: "MB" } })).toEqual([]);
});

test("a picture must have the exact size that is required; else its own size is shown", async () => {
  const rules = { dimensions: { width: 295, height: 413 } };
  expect(await check(file("a.jpg"), rules, of(295, 413))).toEqual([]);
  expect(await check(file("a.jpg"), rules, of(413, 295))).toEqual([
    { kind: "dimensions", width: 295, height: 413, actual: { width: 413, height: 295 } },
  ]);
});

test("a picture that cannot be read does not have the required size", async () => {
  const faults = await checkUpload(file("a.jpg"), { dimensions: { width: 1, height: 1 } }, async () => undefined);
  expect(faults).toMatchObject([{ kind: "dimensions", actual: undefined }]);
});

test("a runner reads everything that is wrong with a file at once", async () => {
  const rules = { sizeLimit: { size: 1, unit: "KB" }, dimensions: { width: 2, height: 2 } } as const;
  const faults = await check(file("a.svg", 5000), rules);
  expect(faults.map(({ kind }) => kind)).toEqual(["ending", "size", "dimensions"]);
});
