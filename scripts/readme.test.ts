import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callStartline } from "#cli/callStartline.ts";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { readEnv } from "#server/base/env/env.ts";
import { loadSites } from "#server/sites/publish/fixtures.ts";
import { openWorld, tinyBuilt, type World } from "#server/testWorld.ts";
import { callsIn } from "./readCalls.ts";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
// Of a clone, what the steps work with.
const clone = mkdtempSync(join(tmpdir(), "startline-clone-"));
const own = join(clone, "sites");
let world: World;

beforeAll(async () => {
  cpSync(join(root, "fixtures/sites"), join(clone, "fixtures/sites"), { recursive: true });
  mkdirSync(own);
  cpSync(join(root, "sites/README.md"), join(own, "README.md"));
  world = await openWorld({}, {}, tinyBuilt);
});
afterAll(async () => {
  await world.close();
  rmSync(clone, { recursive: true });
});

function section(title: string): string {
  const [, text] = readme.split(`\n## ${title}\n`);
  return text?.split("\n## ")[0] ?? expect.fail(`The README has no section ${title}.`);
}

function linesOfCode(text: string): string[] {
  return [...text.matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].flatMap(([, code = ""]) =>
    code
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );
}

async function start() {
  const results = await loadSites(world.db, world.store, join(clone, "fixtures/sites"), own);
  world.boundSites.forget();
  return results;
}

const getBinding = async (domainName: string) =>
  (await world.app.inject(`/website-center/race-binding?domainName=${domainName}`)).json();

test('an organiser who follows "Make a race" to the letter sees the new race at the address that it names', async () => {
  const steps = section("Make a race");
  const [, host = ""] = /http:\/\/([\w.-]+):8080/.exec(steps) ?? [];
  await start();
  expect((await getBinding(host)).code).toBe(404);

  for (const words of linesOfCode(steps).flatMap(callsIn))
    expect(await callStartline(words, { cwd: clone, env: { SITES_DIR: own } })).toMatchObject({ code: 0, err: "" });
  const [, siteFile = ""] = /Edit `(\S+site\.json)`/.exec(steps) ?? [];
  const site = readFileSync(join(clone, siteFile), "utf8");
  writeFileSync(join(clone, siteFile), site.replaceAll("滨河十公里", "滨河月光跑"));
  const name = host.split(".")[0] ?? "";
  expect((await start()).get(name)).toMatchObject({ outcome: "published" });
  expect((await start()).get(name)?.problems.filter(({ severity }) => severity !== "note")).toEqual([]);
  const page = (await world.app.inject({ url: "/", headers: { host } })).body;
  expect(page).toContain("滨河月光跑");
  expect(page).toContain('"isPreview":false');
  expect((await getBinding(host)).data.raceId).toBe("my-race");
  expect((await getBinding("open-demo-10k.localhost")).data.raceId).toBe("20360106");
});

test("the program serves the folder that the steps name, unless SITES_DIR names another", () => {
  expect(readEnv({}).ownSitesDir).toBe(join(root, "sites"));
  expect(readEnv({ SITES_DIR: "elsewhere" }).ownSitesDir).toBeUndefined();
  const ignored = execFileSync("git", ["check-ignore", "sites/my-race/site.json"], { cwd: root, encoding: "utf8" });
  expect(ignored.trim()).toBe("sites/my-race/site.json");
});

test("an organiser who leaves race.json of the example in place sees the race as well, and reads whose id it has", async () => {
  cpSync(join(root, "fixtures/sites/open-demo-10k"), join(own, "copied"), { recursive: true });
  const shown = (await start()).get("copied");
  expect(shown?.problems.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual(["SL4010"]);
  expect((await getBinding("copied.localhost")).data.raceId).toBe("copied");
  expect((await getBinding("open-demo-10k.localhost")).data.raceId).toBe("20360106");
});

test("an organiser's folder counts before an example of the same name, and one that fits no address is named", async () => {
  cpSync(join(root, "fixtures/sites/cloud-ridge-trail"), join(own, "open-demo-10k"), { recursive: true });
  mkdirSync(join(own, "my race"));
  const shown = await start();
  expect(shown.get("my race")).toMatchObject({ outcome: "refused", problems: [{ code: "SL4011" }] });
  const { body } = await world.app.inject({ url: "/", headers: { host: "open-demo-10k.localhost" } });
  expect(body).toContain("云岭越野赛");
});

test('every call of "An organiser\'s day" does what it is called for, one after the other', async () => {
  cpSync(join(root, "fixtures/sites/open-demo-10k"), join(own, "last-year"), { recursive: true });
  cpSync(join(root, "fixtures/sites/cloud-ridge-trail"), join(own, "old-race"), { recursive: true });
  const env = { DATA_DIR: join(clone, "data") };
  // The server was started before.
  await layTestDatabase(env.DATA_DIR);
  const codes: Record<string, number> = {};
  const calls = linesOfCode(section("An organiser's day")).flatMap(callsIn);
  // These two serve and draw with the built program, which the browser tests do.
  for (const words of calls.filter(([verb]) => verb !== "dev" && verb !== "compile"))
    codes[words[0] ?? ""] = (await callStartline(words, { cwd: clone, env })).code;
  // There are changes, no edition before the first, and no account yet.
  expect(codes).toEqual({
    validate: 0,
    explain: 0,
    timeline: 0,
    diff: 1,
    upgrade: 0,
    publish: 0,
    releases: 0,
    rollback: 1,
    authorise: 1,
  });
});
