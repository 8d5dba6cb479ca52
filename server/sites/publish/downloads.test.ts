import { afterAll, beforeAll, expect, test } from "vitest";
import { readSite } from "#compiler/read.ts";
import { openWorld, tinySite, type World } from "../../testWorld.ts";

const list = (...files: string[]) => ({
  type: "download-list",
  version: 1,
  id: "downloads",
  props: { files: files.map((file, index) => ({ id: `f${index}`, name: { zh: "文件", en: "A file" }, file })) },
});
const column = (block: object) => ({
  type: "columns",
  version: 1,
  id: "two",
  props: {
    columns: [
      { id: "a", blocks: [block] },
      { id: "b", blocks: [] },
    ],
  },
});
const site = (...blocks: object[]) => tinySite({ routes: [], home: { blocks } });

let world: World;
beforeAll(async () => {
  world = await openWorld({
    "run/site.json": site(
      list("media/guide.pdf", "media/tracks.zip"),
      column({ ...list("media/course.gpx"), id: "inner" }),
    ),
    "run/media/guide.pdf": Buffer.alloc(4_300_000, 32),
    "run/media/tracks.zip": Buffer.from("PK"),
    "run/media/course.gpx": "<gpx/>",
    "run/media/other.pdf": Buffer.from("%PDF"),
  });
});
afterAll(() => world.close());

async function listFiles(host: string): Promise<Record<string, { url: string; size?: number }>> {
  const site = await world.boundSites.find(`${host}.localhost`);
  const { body } = await world.app.inject({ url: site?.uri ?? "", headers: { host: `${host}.localhost` } });
  return JSON.parse(body).files;
}

test("publishing writes the sizes of offered files, also inside other blocks, and changes no other entry", async () => {
  const files = await listFiles("run");
  const sizes = Object.fromEntries(Object.entries(files).map(([path, { size }]) => [path, size]));
  expect(sizes).toMatchObject({ "media/guide.pdf": 4_300_000, "media/tracks.zip": 2, "media/course.gpx": 6 });
  expect(Object.keys(files["media/other.pdf"] ?? {})).toEqual(["url"]);
});

test("an archive is stored and never shown, and nothing in a folder is served as a page or a script", async () => {
  const files = await listFiles("run");
  const { headers } = await world.app.inject(files["media/tracks.zip"]?.url ?? "");
  expect([headers["content-type"], headers["content-disposition"]]).toEqual(["application/zip", "attachment"]);
  expect([headers["x-content-type-options"], headers["content-security-policy"]]).toEqual([
    "nosniff",
    expect.stringContaining("sandbox"),
  ]);
  const { headers: pdf } = await world.app.inject(files["media/guide.pdf"]?.url ?? "");
  expect([pdf["content-type"], pdf["content-disposition"]]).toEqual(["application/pdf", undefined]);
  const url = files["media/tracks.zip"]?.url.replace("tracks.zip", "tracks.html") ?? "";
  expect((await world.app.inject(url)).statusCode).toBe(404);
});

test("an organiser reads about a file that is missing, that is a picture, or that has another address", () => {
  const problems = (file: string) =>
    readSite(JSON.stringify(site(list(file))), "site.json", {
      files: { "media/guide.pdf": { url: "" }, "media/a.jpg": { url: "" } },
    })
      .problems.filter(({ pointer }) => pointer.includes("/files/"))
      .map(({ code, pointer, suggestion }) => [code, pointer.split("/files/0/")[1], suggestion]);
  expect(problems("media/guide.pdf")).toEqual([]);
  expect(problems("media/giude.pdf")).toEqual([["SL3002", "file", "media/guide.pdf"]]);
  expect(problems("media/a.jpg")).toEqual([["SL3007", "file", undefined]]);
  expect(problems("https://example.org/a.pdf")).toEqual([["SL2012", "file", undefined]]);
  expect(problems("media/../race.json")).toEqual([["SL2012", "file", undefined]]);
});
