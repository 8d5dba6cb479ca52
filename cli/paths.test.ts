import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { siteFolder } from "./base/paths.ts";
import { callStartline, runStartline } from "./callStartline.ts";

// A site with a warning in site.json and an error in a document, so that every report has paths in
// it.
const parent = realpathSync(mkdtempSync(join(tmpdir(), "startline-paths-")));
const race = join(parent, "my-race");
const elsewhere = join(parent, "elsewhere");
beforeAll(async () => {
  await layTestDatabase(join(parent, "data"));
  mkdirSync(elsewhere);
  cpSync("fixtures/sites/open-demo-10k", race, { recursive: true });
  const site = readFileSync(join(race, "site.json"), "utf8");
  writeFileSync(join(race, "site.json"), site.replace('"id": "how",', '"id": "how", "mood": 1,'));
  writeFileSync(join(race, "documents/loose.json"), '{ "id": "loose", "time": "x", "title": "x", "content": "x" }');
  const form = readFileSync(join(race, "forms/sign-up.json"), "utf8");
  writeFileSync(join(race, "forms/spare.json"), form.replace(/^ *"\$schema".*$/m, ""));
});
afterAll(() => rmSync(parent, { recursive: true }));

/**
 * The working folder, the path of the site as it is written, and how the command then names the
 * files in it.
 */
const spellings: [path: string, from: string, named: string][] = [
  [".", race, ""],
  ["./", race, ""],
  ["site.json", race, ""],
  ["./site.json", race, ""],
  ["my-race//", parent, "my-race/"],
  ["../my-race", elsewhere, "../my-race/"],
  ["(from the root)", elsewhere, `${race}/`],
  ["../site.json", join(race, "media"), "../"],
];

test.each(spellings)("an organiser who writes %s has every verb read the same site", async (spelling, cwd, prefix) => {
  const path = spelling === "(from the root)" ? prefix : spelling;
  const isFile = path.endsWith("site.json");
  const report = await call(cwd, ["validate", path, "--format", "json"]);
  const { problems, checked } = JSON.parse(report.out);
  const files = ["site.json", ...(isFile ? [] : ["documents/loose.json", "forms/spare.json"])];
  expect(new Set(problems.map(({ file }: { file: string }) => file))).toEqual(
    new Set(files.map((file) => prefix + file)),
  );
  expect([report.code, checked]).toEqual(isFile ? [0, 1] : [1, 19]);
  const preview = await call(cwd, ["upgrade", path]);
  expect([preview.code, preview.err]).toEqual([0, ""]);
  expect(preview.out).toContain(`--- ${prefix}site.json`);
  const times = await call(cwd, ["timeline", path, "--format", "json"]);
  expect([times.code, JSON.parse(times.out).timeline.length > 0]).toEqual([0, true]);
  expect(await call(cwd, ["diff", path, race])).toEqual({ code: 0, out: "The sites are the same.\n", err: "" });
  expect(await call(cwd, ["impact", "--base", "HEAD", path])).toMatchObject({ code: 0, err: "" });
  const lock = await call(cwd, ["translated", path]);
  expect(lock).toEqual({ code: 0, out: `Wrote ${prefix}translations.lock.json.\n`, err: "" });
  expect(basename(resolve(cwd, await inFolder(cwd, () => siteFolder(path))))).toBe("my-race");
});

test.each([
  [".", race, ""],
  ["../site.json", join(race, "media"), "../"],
])("an organiser who publishes %s reads the place of each error", async (path, cwd, prefix) => {
  const words = ["publish", path, "--domain", "race.example.org", "--new-database"];
  const refused = await callStartline(words, { cwd, env: { DATA_DIR: join(parent, "data") } });
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain(`  ${prefix}documents/loose.json:1:26 SL2012`);
});

test("an organiser who calls the command through npm has paths read from where they are", async () => {
  const env = { npm_lifecycle_event: "startline", INIT_CWD: race };
  const { out } = await callStartline(["validate", "."], { env });
  expect(out).toMatch(/^documents\/loose\.json:1:26 error SL2012$/m);
});

test("an organiser in the folder of a form has it checked as a form", async () => {
  const getCodes = async (path: string, cwd: string) =>
    JSON.parse((await call(cwd, ["validate", path, "--format", "json"])).out).problems;
  // Read as a site, it would have many problems.
  expect(await getCodes("forms/spare.json", race)).toEqual([]);
  expect(await getCodes("spare.json", join(race, "forms"))).toEqual([]);
});

// In this process, from another working folder.
const call = (cwd: string, words: string[]) => inFolder(cwd, () => runStartline(words));

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  return work().finally(() => process.chdir(before));
}
