import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import { releases } from "../../base/db/schema.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World, writeFiles } from "../../testWorld.ts";
import { readFromDisk } from "./readText.ts";
import { publishFolder } from "./service.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());
beforeEach(async () => {
  folder = join(world.env.sitesDir, "hostile");
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, {
    "site.json": tinySite({ id: "hostile", forms: ["forms/sign-up.json"] }),
    "documents/rules.json": tinyDocument(),
    "race.json": { ...tinyRace, raceId: "hostile" },
    "media/images.json": { "media/logo.svg": { width: 10, height: 10 } },
    "media/pictures.json": { "media/logo.svg": { focus: { x: 0.5, y: 0.5 } } },
    "media/logo.svg": "<svg/>",
    "media/course.gpx": '<gpx><trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg></trk></gpx>',
    "lists/clubs.json": ["跑团"],
    "translations.lock.json": { version: 1, texts: {} },
    "forms/sign-up.json": formWith(),
  });
});

const publish = (isLenient = false) =>
  publishFolder(world.db, world.store, {
    folder,
    siteId: "hostile",
    domainNames: ["hostile.example"],
    origin: "cli",
    isLenient,
  } as never);
const codesIn = (problems: { code: string; file?: string | undefined; params?: unknown }[], file: string) =>
  problems
    .filter((problem) => problem.file === file)
    .map(({ code, params }) => (params as { cause?: { code: string } }).cause?.code ?? code);

// A value is put at the end of the object or list that each file is.
const withText = (text: string, value: string) =>
  text.trimEnd().replace(/([}\]])$/, (end) => (end === "]" ? `,${value}]` : `,"x-y":${value}}`));
const hostile: [string, (text: string) => string | Buffer, string][] = [
  ["a control character as an escape", (text) => withText(text, '"a\\u0007b"'), "SL1008"],
  ["a control character as it is", (text) => withText(text, '"a\u009bb"'), "SL1008"],
  ["half a character", (text) => withText(text, '"\\ud83c"'), "SL1008"],
  [
    "bytes that are not UTF-8",
    (text) => Buffer.from(withText(text, '"\u00d6\u00d0"').replace(/[^\0-\xff]/g, "x"), "latin1"),
    "SL1005",
  ],
  ["nesting without end", (text) => withText(text, `${"[".repeat(300)}${"]".repeat(300)}`), "SL3004"],
];
const files = [
  "site.json",
  "documents/rules.json",
  "race.json",
  "media/images.json",
  "media/pictures.json",
  "lists/clubs.json",
  "translations.lock.json",
  "forms/sign-up.json",
];

describe.each(files)("an organiser whose %s has", (file) => {
  test.each(hostile)("%s is refused with its code and file, and nothing is stored", async (_what, spoil, code) => {
    const place = join(folder, file);
    await writeFile(place, spoil(await readFromDisk(place)));
    const before = await world.db.select().from(releases);
    const { outcome, problems } = await publish();
    // Without its notes a picture is shown by its middle.
    const isHarmless = file === "media/pictures.json" && code === "SL3004";
    expect([outcome, codesIn(problems, file)]).toEqual([
      isHarmless ? "published" : "refused",
      expect.arrayContaining([code]),
    ]);
    if (!isHarmless) expect(await world.db.select().from(releases)).toEqual(before);
  });
});

test("the same files without hostile characters are accepted", async () => {
  const { outcome, problems } = await publish();
  expect([outcome, problems.filter(({ severity }) => severity === "error")]).toEqual(["published", []]);
});

test("a file whose name is not UTF-8 or has invisible characters is named and left out, and the rest is published", async () => {
  await mkdir(Buffer.concat([Buffer.from(join(folder, "media/")), Buffer.from([0xd6, 0xd0])]));
  await writeFile(Buffer.concat([Buffer.from(join(folder, "media/")), Buffer.from([0xd6, 0xd0, 0x2f, 0x61])]), "x");
  await writeFile(
    Buffer.concat([Buffer.from(join(folder, "documents/")), Buffer.from([0xff]), Buffer.from(".json")]),
    "{}",
  );
  await writeFile(join(folder, "media/a\u0007b\u009b.svg"), "<svg/>");
  const { outcome, problems } = await publish();
  expect(["published", "unchanged"]).toContain(outcome);
  expect(problems.filter(({ code }) => code === "SL4012").map(({ file }) => file)).toEqual(
    expect.arrayContaining(["documents/\ufffd.json", "media/\ufffd\ufffd", "media/a\ufffdb\ufffd.svg"]),
  );
});

test("a course of any bytes stops nothing and is reported", async () => {
  await writeFile(join(folder, "media/course.gpx"), Buffer.from([0xff, 0xfe, 0, 7]));
  await writeFile(join(folder, "media/map.geojson"), `{"x":${"[".repeat(50_000)}${"]".repeat(50_000)}}`);
  const { outcome, problems } = await publish();
  expect(outcome).not.toBe("failed");
  for (const file of ["media/course.gpx", "media/map.geojson"]) expect(codesIn(problems, file)).toContain("SL3006");
});
