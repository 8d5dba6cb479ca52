import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { park, raceFolder } from "#server/entry/testForm.ts";
import { openWorld, testKey, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld(raceFolder());
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
  folder = await mkdtemp(join(tmpdir(), "startline-cli-results-"));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const startline = (...words: string[]) =>
  runStartline(["results", ...words, "--domain", park, "--language", "en"], { DATA_DIR: world.env.dataDir });
const write = async (name: string, lines: string[]) => {
  const file = join(folder, name);
  await writeFile(file, lines.join("\n"));
  return file;
};
const runners = Array.from({ length: 6 }, (_, index) => `${index + 1},Runner 0000${index + 1},35:1${index}`);

test("an organiser imports a file of results with a faulty row by the command, and undoes it", async () => {
  const file = await write("ten.csv", ["Bib,Name,Time", ...runners, "7,Runner 00007,soon"]);
  const tried = await startline("import", file, "--item", "ten-km", "--dry-run");
  expect([tried.code, tried.err]).toEqual([1, expect.stringMatching(/^row 8, column "Time": .*\n$/)]);
  expect(tried.out).toContain("6 rows can be imported: 6 new, 0 changed, 0 the same; 1 refused.");
  const imported = await startline("import", file, "--item", "ten-km");
  expect(imported.out).toContain("Imported 6 rows");
  const batchId = imported.out.trim().split("\n").at(-1) ?? "";
  expect((await startline("list")).out).toContain(`${batchId}  imported  ten-km  2036  7`);
  expect((await startline("undo", batchId)).out).toContain("undone");
  expect(await startline("undo", "none")).toMatchObject({ code: 2, err: expect.stringContaining("no such import") });
});

test("an organiser is asked about a column that is uncertain, and states the columns in a file", async () => {
  const file = await write("odd.csv", ["Bib,Name,T1", ...runners]);
  const asked = await startline("import", file, "--item", "ten-km");
  expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('column "T1"') });
  expect(asked.out).toContain("Nothing was imported");
  const columns = await write("columns.json", [
    JSON.stringify({ columns: [{ field: "bib" }, { field: "name" }, { field: "gun" }] }),
  ]);
  const stated = await startline("import", file, "--item", "ten-km", "--columns", columns);
  expect([stated.code, stated.out]).toEqual([0, expect.stringContaining("Imported 6 rows")]);
});

test.each([
  ["no item", ["import", "x.csv"]],
  ["a file that is not there", ["import", "x.csv", "--item", "ten-km"]],
  ["an unknown item", ["import", "FILE", "--item", "ultra"]],
  ["a verb that is none", ["print"]],
])("an organiser with %s reads what to do", async (_name, words) => {
  const file = await write("some.csv", ["Bib,Name,Time", ...runners]);
  expect(await startline(...words.map((word) => (word === "FILE" ? file : word)))).toMatchObject({ code: 2, out: "" });
});
