import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getIdentity } from "#compiler/problems/places.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { mutateText } from "#compiler/testMutations.ts";
import { locks } from "#fixtures/mutations/locks.ts";
import { media } from "#fixtures/mutations/media.ts";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { pictureTables } from "#fixtures/mutations/pictureTables.ts";
import { raceFile } from "#fixtures/mutations/race.ts";
import { readSiteFolder } from "#server/sites/publish/folder.ts";
import { displayPath } from "./base/paths.ts";
import { UsageError } from "./base/terminal.ts";
import { checkPlace } from "./config/targets.ts";
import { filesBeside } from "./testFilesBeside.ts";

const sites = mkdtempSync(join(tmpdir(), "startline-mistakes-"));
afterAll(() => rmSync(sites, { recursive: true }));
const names = ["canal-city-2025", "open-demo-10k", "unbound"];
for (const name of names) cpSync(join("fixtures/sites", name), join(sites, name), { recursive: true });
for (const [path, text] of Object.entries(filesBeside)) writeFileSync(join(sites, path), text);
// Forms have mistakes of their own, and reading them takes most of the time: only those stay that
// blocks show.
const demo = join(sites, "open-demo-10k");
const shownNames = ["volunteers.json", "message.json"];
const list = JSON.stringify(shownNames.map((name) => `forms/${name}`));
const source = readFileSync(join(demo, "site.json"), "utf8");
writeFileSync(join(demo, "site.json"), source.replace(/"forms": \[[^\]]*\]/, `"forms": ${list}`));
for (const name of readdirSync(join(demo, "forms"))) if (!shownNames.includes(name)) rmSync(join(demo, "forms", name));

/**
 * The mistakes that validate reports in a site's folder, if one of its files has another text. A
 * note is about no mistake.
 */
async function mistakesIn(site: string, edited?: { path: string; text: string }): Promise<Problem[]> {
  const read = async (path: string) => (path === edited?.path ? edited.text : readFileSync(path, "utf8"));
  const targets = await checkPlace(join(sites, site), read);
  return targets.flatMap(({ problems }) => problems).filter(({ severity }) => severity !== "note");
}

const before = new Map<string, string[]>();
beforeAll(async () => {
  for (const name of names) before.set(name, (await mistakesIn(name)).map(getIdentity));
});

/** The report of a mistake that is not exactly one problem on its line. */
async function misjudged(mutation: Mutation): Promise<string | undefined> {
  const path = join(sites, mutation.site, mutation.file);
  const { changed, lines } = mutateText(readFileSync(path, "utf8"), mutation);
  const problems = (await mistakesIn(mutation.site, { path, text: changed })).filter(
    (problem) => !before.get(mutation.site)?.includes(getIdentity(problem)),
  );
  const [only] = problems;
  if (problems.length === 1 && only?.file === displayPath(path) && lines.includes(only.line ?? 0)) return undefined;
  const reported = problems
    .map((problem) => `    ${problem.code} ${problem.file}:${problem.line} ${readMessage(problem).en}`)
    .join("\n");
  return `${mutation.site}/${mutation.file}:${lines} ${mutation.does}\n${reported || "    (nothing)"}`;
}

test("an organiser whose folder is right gets no problem", () => {
  expect([...before.values()].flat()).toEqual([]);
});

test("an organiser who makes one mistake in a picture, table, document or race.json gets one problem, on its line", async () => {
  const mutations = [...pictureTables, ...locks, ...raceFile, ...media];
  expect(mutations.length).toBeGreaterThanOrEqual(90);
  const wrong: string[] = [];
  for (const mutation of mutations) {
    const report = await misjudged(mutation);
    if (report !== undefined) wrong.push(report);
  }
  expect(wrong.join("\n")).toBe("");
});

test("an organiser with a folder in the place of a file, or a file that may not be read, reads its name", async () => {
  const site = join(sites, "unbound");
  for (const name of ["race.json", "documents/loose.json", "media/pictures.json"]) {
    mkdirSync(join(site, name));
    await expect(checkPlace(site), name).rejects.toMatchObject({
      sentence: { en: `Cannot read ${join(site, name)}.` },
    });
    await expect(readSiteFolder(site), name).rejects.toMatchObject({ code: "EISDIR", path: join(site, name) });
    await expect(checkPlace(join(site, name)), name).rejects.toThrow(UsageError);
    rmSync(join(site, name), { recursive: true });
  }
  // Unreadable for root as well: a link to nothing, memory that is read as a file, a file as a
  // folder.
  const brokenFolder = mkdtempSync(join(sites, "broken-"));
  symlinkSync("/nowhere", join(brokenFolder, "site.json"));
  const places = [brokenFolder, join(brokenFolder, "site.json"), "/proc/self/mem", join(site, "site.json/x")];
  for (const place of places) await expect(checkPlace(place), place).rejects.toThrow(UsageError);
  const forbidden = join(site, "documents/binding-checklist.json");
  const read = async (path: string) => {
    if (path === forbidden) throw Object.assign(new Error("EACCES"), { code: "EACCES", path });
    return readFileSync(path, "utf8");
  };
  await expect(checkPlace(site, read)).rejects.toMatchObject({ code: "EACCES", path: forbidden });
});

test("an organiser whose operator allows a host reads nothing about pictures of that host", async () => {
  const path = join(sites, "unbound/site.json");
  const text = readFileSync(path, "utf8").replace('"media/logo.svg"', '"https://img.example.org/logo.svg"');
  const codes = async () => (await mistakesIn("unbound", { path, text })).map(({ code }) => code);
  expect(await codes()).toContain("SL5015");
  process.env.IMAGE_HOSTS = "https://img.example.org";
  try {
    expect(await codes()).not.toContain("SL5015");
  } finally {
    delete process.env.IMAGE_HOSTS;
  }
});
