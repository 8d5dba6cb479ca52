import { mkdir, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BodyOf } from "#contract/contract.ts";
import type { ImportedPhoto, PhotoImport } from "#contract/photoImports.ts";
import { auditLines } from "../../../base/db/auditSchema.ts";
import { photoBatches, photoBibs, photos } from "../../../base/db/photoSchema.ts";
import { openWorld, testKey, tinyRace, tinySite, type World } from "../../../testWorld.ts";
import { drawPhoto, makePhotoFolder, writeXmp } from "../testPhotos.ts";
import { readPhotoRows } from "./csv.ts";
import { readTakenAt } from "./takenAt.ts";

const race = {
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2025-10-26T07:30:00+08:00",
  endsAt: "2025-10-26T10:00:00+08:00",
  items: [
    {
      id: "ten-km",
      name: { zh: "十公里" },
      distanceKm: 10,
      results: { points: [{ id: "km-5", name: { zh: "5 公里" }, distanceKm: 5 }] },
    },
  ],
};
const domainName = "tiny.localhost";
let world: World;
let folders: string[] = [];

beforeAll(async () => {
  world = await openWorld({ "tiny/site.json": tinySite({ race, routes: [] }), "tiny/race.json": tinyRace });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(photos);
  await world.db.delete(photoBatches);
  for (const folder of folders) await rm(folder, { recursive: true });
  folders = [];
});

async function makeFolder(files: Record<string, Buffer | string>): Promise<string> {
  const folder = await makePhotoFolder(files);
  folders.push(folder);
  return folder;
}

async function post<Data>(url: string, payload: object): Promise<{ data: Data; error?: string }> {
  const headers = { authorization: `Bearer ${testKey}` };
  const response = await world.app.inject({ method: "POST", url, headers, payload });
  const { data } = response.json();
  return { data, error: data?.error };
}
const begin = (folder: string, more: Partial<BodyOf<"POST /admin/photos">> = {}) =>
  post<PhotoImport>("/admin/photos", { domainName, folder, clocks: [], ...more });
const send = (batchId: string, files: BodyOf<"POST /admin/photos/files">["files"]) =>
  post<ImportedPhoto[]>("/admin/photos/files", { domainName, batchId, files });
const finish = (batchId: string) =>
  post<{ import: PhotoImport | null }>("/admin/photos/finish", { domainName, batchId });
const undo = (batchId: string) =>
  post<{ import: PhotoImport; deleted: number }>("/admin/photos/undo", { domainName, batchId });

type Files = BodyOf<"POST /admin/photos/files">["files"];
async function importAll(folder: string, files: (string | Files[number])[], more = {}) {
  const { data } = await begin(folder, more);
  const sent = await send(
    data.batchId,
    files.map((file) => (typeof file === "string" ? { path: file } : file)),
  );
  const { import: batch } = (await finish(data.batchId)).data;
  return { results: sent.data, batch, batchId: data.batchId };
}

const listBibs = async () =>
  (await world.db.select().from(photoBibs).orderBy(asc(photoBibs.bib))).map(
    ({ bib, confidence, source, isPartial }) => `${bib} ${confidence} ${source}${isPartial ? " partial" : ""}`,
  );
const listTimes = async () =>
  (await world.db.select().from(photos).orderBy(asc(photos.takenAt))).map(
    ({ takenAt, point }) => `${takenAt?.toISOString() ?? null} ${point}`,
  );
const outcomes = (results: ImportedPhoto[]) => results.map(({ path, outcome, fault }) => [path, fault ?? outcome]);

test("an organiser's photos have the bibs of their keywords, the files beside them and the CSV, and several each", async () => {
  const folder = await makeFolder({
    "a.jpg": await drawPhoto({ colour: "#100000", iptc: ["A00001", "Finish", "10k", "bib:2025"], xmp: ["a00001"] }),
    "b.jpg": await drawPhoto({ colour: "#200000" }),
    "b.xmp": writeXmp(["参赛号 A00002"]),
    "sub/c.png": await drawPhoto({ colour: "#300000", format: "png", xmp: ["2025"] }),
    "d.jpg": await drawPhoto({ colour: "#400000", iptc: ["1?3"] }),
    "d.jpg.xmp": writeXmp(["D0004"]),
  });
  const bibs = [
    { bib: "A00003", confidence: "0.92" },
    { bib: "12?4", confidence: "61%" },
  ];
  const { results } = await importAll(folder, ["a.jpg", "b.jpg", { path: "sub/c.png", written: { bibs } }, "d.jpg"]);
  expect(outcomes(results).map(([, outcome]) => outcome)).toEqual(["stored", "stored", "stored", "stored"]);
  expect(results.map(({ doubtful }) => doubtful)).toEqual([[], [], ["2025"], ["1?3"]]);
  expect(await listBibs()).toEqual([
    "12?4 61 csv partial",
    "2025 100 iptc",
    "A00001 100 iptc",
    "A00002 100 sidecar",
    "A00003 92 csv",
    "D0004 100 sidecar",
  ]);
});

test("a camera whose clock is wrong is corrected by its name, and one without a zone has that of the race", async () => {
  const at = "2025:10:26 08:00:00";
  const folder = await makeFolder({
    "a.jpg": await drawPhoto({ colour: "#100000", camera: "One", takenAt: at }),
    "b.jpg": await drawPhoto({ colour: "#200000", camera: "Two", serial: "S2", takenAt: at }),
    "c.jpg": await drawPhoto({ colour: "#300000", camera: "Two", serial: "S3", takenAt: at, zone: "+00:00" }),
    "d.jpg": await drawPhoto({ colour: "#400000", camera: "One", takenAt: at }),
  });
  const clocks = [
    { camera: "One", seconds: 90 },
    { camera: "S2", seconds: -3600 },
    { camera: "", seconds: 1 },
  ];
  const written = { bibs: [], takenAt: "2025-10-26 08:00:00", point: "finish" };
  const { results } = await importAll(folder, ["a.jpg", "b.jpg", "c.jpg", { path: "d.jpg", written }], {
    clocks,
    point: "km-5",
  });
  expect(outcomes(results).map(([, outcome]) => outcome)).toEqual(["stored", "stored", "stored", "stored"]);
  expect(await listTimes()).toEqual([
    "2025-10-25T23:00:00.000Z km-5",
    "2025-10-26T00:00:00.000Z finish",
    "2025-10-26T00:01:30.000Z km-5",
    "2025-10-26T08:00:01.000Z km-5",
  ]);
});

test("each file that cannot be a photo of somebody is refused with its reason, and the others are imported", async () => {
  const photo = await drawPhoto({ iptc: ["7"] });
  const folder = await makeFolder({
    "good.jpg": photo,
    "large.jpg": photo,
    "note.txt": "7",
    "page.jpg": "<html>7</html>",
    "phone.heic": Buffer.from("....ftypheic....................", "latin1"),
    "cut.jpg": photo.subarray(0, 60),
    "nobody.jpg": await drawPhoto({ colour: "#123456", takenAt: "2025:10:26 08:00:00" }),
  });
  await truncate(join(folder, "large.jpg"), 100 * 1024 * 1024);
  await symlink("/etc/hostname", join(folder, "link.jpg"));
  await mkdir(join(folder, "folder.jpg"));
  const other = await drawPhoto({ colour: "#654321" });
  for (const name of ["p", "q", "r", "s", "t"]) await writeFile(join(folder, `${name}.jpg`), other);
  const names = ["good.jpg", "large.jpg", "note.txt", "page.jpg", "phone.heic", "cut.jpg", "nobody.jpg", "link.jpg"];
  const more = ["folder.jpg", "none.jpg", "../../etc/passwd"];
  const { results } = await importAll(folder, [
    ...names,
    ...more,
    { path: "p.jpg", written: { bibs: [{ bib: "1?3" }] } },
    { path: "q.jpg", written: { bibs: [{ bib: "123", confidence: "high" }] } },
    { path: "r.jpg", written: { bibs: [{ bib: "123" }], takenAt: "soon" } },
    { path: "s.jpg", written: { bibs: [{ bib: "123" }], point: "km-99" } },
    { path: "t.jpg", written: { bibs: [{ bib: "<b>" }] } },
  ]);
  expect(outcomes(results)).toEqual([
    ["good.jpg", "stored"],
    ["large.jpg", "too-large"],
    ["note.txt", "not-a-picture"],
    ["page.jpg", "not-a-picture"],
    ["phone.heic", "heic"],
    ["cut.jpg", "broken"],
    ["nobody.jpg", "nobody"],
    ["link.jpg", "unreadable"],
    ["folder.jpg", "unreadable"],
    ["none.jpg", "unreadable"],
    ["../../etc/passwd", "unreadable"],
    ["p.jpg", "partial-without-confidence"],
    ["q.jpg", "wrong-confidence"],
    ["r.jpg", "wrong-time"],
    ["s.jpg", "wrong-point"],
    ["t.jpg", "wrong-bib"],
  ]);
  expect(await world.db.$count(photos)).toBe(1);
});

test("an import that was interrupted continues, and the same photo under any name is imported once", async () => {
  const first = await drawPhoto({ colour: "#100000", iptc: ["1"] });
  const folder = await makeFolder({
    "a.jpg": first,
    "copy.jpg": first,
    "b.jpg": await drawPhoto({ colour: "#200000", iptc: ["2"] }),
  });
  const begun = (await begin(folder)).data;
  expect(outcomes((await send(begun.batchId, [{ path: "a.jpg" }])).data)).toEqual([["a.jpg", "stored"]]);
  const { results, batch, batchId } = await importAll(folder, ["a.jpg", "b.jpg", "copy.jpg"]);
  expect(batchId).toBe(begun.batchId);
  expect(outcomes(results)).toEqual([
    ["a.jpg", "known"],
    ["b.jpg", "stored"],
    ["copy.jpg", "known"],
  ]);
  expect(batch).toMatchObject({ state: "done", photos: 2 });
  // Once more: nothing is new, so it is no import.
  expect(await importAll(folder, ["a.jpg", "b.jpg", "copy.jpg"])).toMatchObject({ batch: null });
  expect(await world.db.$count(photoBatches)).toBe(1);
  expect((await send(batchId, [{ path: "a.jpg" }])).error).toBe("photos/unknown-import");
});

test("two programs that import one folder at once store each photo once", async () => {
  const names = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"];
  const drawn = await Promise.all(names.map((_, index) => drawPhoto({ colour: `#${index + 1}00000`, iptc: ["1"] })));
  const folder = await makeFolder(Object.fromEntries(names.map((name, index) => [name, drawn[index] as Buffer])));
  const [one, other] = await Promise.all([begin(folder), begin(folder)]);
  expect(one.data.batchId).toBe(other.data.batchId);
  const files = names.map((path) => ({ path }));
  await Promise.all([send(one.data.batchId, files), send(one.data.batchId, files)]);
  expect(await world.db.$count(photos)).toBe(4);
  expect(await world.db.$count(photoBibs)).toBe(4);
});

test("an import that is undone leaves what an earlier one stated, and deletes the files that no other has", async () => {
  const folder = await makeFolder({ "a.jpg": await drawPhoto({ colour: "#100000", iptc: ["1"] }) });
  const first = await importAll(folder, ["a.jpg"]);
  await writeFile(join(folder, "b.jpg"), await drawPhoto({ colour: "#200000", iptc: ["2"] }));
  const written = { bibs: [{ bib: "9", confidence: "0.7" }] };
  const second = await importAll(folder, [{ path: "a.jpg", written }, "b.jpg"]);
  expect(outcomes(second.results)).toEqual([
    ["a.jpg", "changed"],
    ["b.jpg", "stored"],
  ]);
  expect(await listBibs()).toEqual(["1 100 iptc", "2 100 iptc", "9 70 csv"]);
  const [b] = await world.db.select().from(photoBibs).where(eq(photoBibs.bib, "2"));
  const read = () => world.photos.store.read(b?.photoId ?? "");
  (await read())?.destroy();
  const headers = { authorization: `Bearer ${testKey}` };
  const listed = await world.app.inject({ url: `/admin/photos?domainName=${domainName}`, headers });
  // Each its own: the earlier one stated one photo, the later one both.
  expect(listed.json().data.map((batch: PhotoImport) => batch.photos)).toEqual([2, 1]);
  expect((await undo(second.batchId)).data).toMatchObject({ import: { state: "undone" }, deleted: 1 });
  expect(await listBibs()).toEqual(["1 100 iptc"]);
  expect(await read()).toBeUndefined();
  expect((await undo(second.batchId)).data.deleted).toBe(0);
  expect((await undo(first.batchId)).data.deleted).toBe(1);
  expect(await world.db.$count(photos)).toBe(0);
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.entity, "photo import"));
  expect(lines.filter(({ entityId }) => entityId === second.batchId).map(({ action }) => action)).toEqual([
    "import-photos",
    "undo-photos",
  ]);
});

test("a folder without a path, an item, a point or a race that does not exist begin no import", async () => {
  expect((await begin("photos")).error).toBe("photos/no-folder");
  expect((await begin("/tmp", { item: "none" })).error).toBe("results/unknown-item");
  expect((await begin("/tmp", { point: "km-9" })).error).toBe("photos/unknown-point");
  expect((await begin("/tmp", { domainName: "none.localhost" })).error).toBe("site/not-bound");
});

test("a CSV has a row for each bib or several bibs in a cell, and must not contradict itself", () => {
  const rows = (text: string) => readPhotoRows(text.split("\n").map((line) => line.split("|")));
  expect(rows("文件|参赛号|置信度|x\na.jpg|1 2|0.5|y\n.\\b.jpg|3|\n\na.jpg|4|")).toEqual({
    photos: new Map([
      [
        "a.jpg",
        {
          bibs: [
            { bib: "1", confidence: "0.5" },
            { bib: "2", confidence: "0.5" },
            { bib: "4", confidence: undefined },
          ],
        },
      ],
      ["b.jpg", { bibs: [{ bib: "3", confidence: undefined }] }],
    ]),
  });
  expect(rows("bib|x\n1|a")).toEqual({ fault: "no-file-column" });
  expect(rows("file|point\na|km-5\na|finish")).toEqual({ fault: "conflict", row: 3 });
});

test("a camera's time is read by its zone, or by the clock of the race also on the day on which that changes", () => {
  const read = (text: string, zone?: string, timeZone = "Europe/Berlin") => {
    const at = readTakenAt(text, timeZone, zone);
    return at === undefined ? undefined : new Date(at).toISOString();
  };
  expect(read("2025:10:26 01:30:00")).toBe("2025-10-25T23:30:00.000Z");
  expect(read("2025:10:26 09:12:33.5")).toBe("2025-10-26T08:12:33.500Z");
  expect(read("2025:10:26 09:12:33", "+08:00")).toBe("2025-10-26T01:12:33.000Z");
  expect(read("2025-10-26T09:12:33-05:00", "+08:00")).toBe("2025-10-26T14:12:33.000Z");
  expect(read("2025-10-26 09:12", undefined, "Asia/Shanghai")).toBe("2025-10-26T01:12:00.000Z");
  for (const wrong of [
    "0000:00:00 00:00:00",
    "2025:02:30 08:00:00",
    "2025:13:01 08:00:00",
    "08:00",
    "2025:10:26 25:00:00",
    "",
  ])
    expect(read(wrong), wrong).toBeUndefined();
});
