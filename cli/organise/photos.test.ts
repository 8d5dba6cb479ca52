import { rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { park, raceFolder } from "#server/entry/testForm.ts";
import { drawPhoto, makePhotoFolder } from "#server/results/photos/testPhotos.ts";
import { openWorld, testKey, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld(raceFolder());
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
  const photos = await Promise.all(Array.from({ length: 45 }, (_, index) => drawPhoto({ width: 20 + index })));
  const files = Object.fromEntries(photos.map((photo, index) => [`day/${index}.jpg`, photo]));
  folder = await makePhotoFolder({ ...files, ".hidden": "x", "note.txt": "x" });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const startline = (...words: string[]) =>
  runStartline(["photos", ...words, "--domain", park, "--language", "en"], { DATA_DIR: world.env.dataDir });

test("an organiser imports a folder of photos with a CSV by the command, again without effect, and undoes it", async () => {
  const csv = join(folder, "bibs.csv");
  const rows = Array.from({ length: 45 }, (_, index) => `${index}.jpg,${index + 1} 2025,0.9`);
  await writeFile(csv, ["file,bib,confidence", ...rows, "none.jpg,1,1"].join("\n"));
  const imported = await startline("import", folder, "--csv", csv);
  expect(imported.err.split("\n").slice(0, 2)).toEqual([
    "none.jpg: named in the CSV, and not in the folder",
    "note.txt: not a picture (JPEG, PNG, WebP, AVIF, GIF and TIFF are)",
  ]);
  expect([imported.code, imported.out]).toEqual([1, expect.stringContaining("45 new, 0 changed, 0 known, 1 refused.")]);
  const again = await startline("import", folder, "--csv", csv, "--json");
  expect(JSON.parse(again.out)).toMatchObject({ import: null, missing: ["none.jpg"] });
  const listed = await startline("list");
  expect(listed.out).toMatch(/ {2}imported {2}\d{4} {2}\* {2}45 {2}.*\n1 import\./);
  const undone = await startline("undo", imported.out.trim().split("\n").at(-1) ?? "");
  expect(undone.out).toContain("45 photos that no other import has were deleted.");
});

test("an organiser who misspells an option of an import of photos reads what to write", async () => {
  const { code, err } = await startline("import", folder, "--camera-offset", "Two=soon");
  expect([code, err]).toEqual([2, expect.stringContaining('Cannot read the offset "Two=soon"')]);
  expect((await startline("import", join(folder, "none"))).err).toContain("Cannot read the folder");
  const unnamed = join(folder, "unnamed.csv");
  await writeFile(unnamed, "1,2\n");
  expect((await startline("import", folder, "--csv", unnamed)).err).toContain("no column called file");
  expect((await startline("import", folder, "--point", "km-99")).err).toContain("The items have no such point");
});
