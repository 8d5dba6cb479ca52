import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "./base/db/open.ts";
import { StartError } from "./base/startError.ts";
import { checkSitesFolder, makeFolder } from "./start.ts";

// serve.ts prints the sentence of a StartError and ends with 1: server/main.test.ts.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-start-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeSentence(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => expect.fail("It started."),
    (reason: unknown) => reason,
  );
  return error instanceof StartError ? error.sentence.en : expect.fail(String(error));
}

test("a data folder that cannot be made keeps the server from starting, with one sentence", async () => {
  await writeFile(join(folder, "file"), "");
  expect(await writeSentence(makeFolder(join(folder, "file/data")))).toMatch(
    /^The folder .+file\/data of DATA_DIR cannot be used \(ENOTDIR\)\.$/,
  );
});

test("data in the place of the database keeps the server from starting, with one sentence and no stack", async () => {
  await writeFile(join(folder, "pg"), "");
  expect(await writeSentence(openDatabase({ dataDir: folder }))).toMatch(
    /^The database in .+\/pg cannot be opened \(EEXIST.+\)\.$/,
  );
});

test("a folder of sites that does not exist keeps the server from starting, with one sentence: it would show no race", async () => {
  const missing = join(folder, "sits");
  expect(await writeSentence(checkSitesFolder(missing))).toBe(`SITES_DIR is ${missing}, which is not a folder.`);
});
