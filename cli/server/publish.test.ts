import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/base/db/open.ts";
import { races } from "#server/base/db/schema.ts";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { callStartline, copySite, runStartline } from "../callStartline.ts";

const dataDir = mkdtempSync(join(tmpdir(), "startline-publish-"));
const site = copySite("open-demo-10k");
beforeAll(() => layTestDatabase(dataDir));
afterAll(() => {
  site.remove();
  rmSync(dataDir, { recursive: true });
});

const call = (...words: string[]) => runStartline(words, { DATA_DIR: dataDir });
const at = ["--domain", "park.example"];

test("an organiser publishes, is refused with an error, publishes a change, lists both editions and steps back", async () => {
  // The program itself; all other calls run in this process.
  const first = await callStartline(["publish", site.folder, ...at], { env: { DATA_DIR: dataDir } });
  expect(first.code).toBe(0);
  expect(first.out).toMatch(
    /^Published at park\.example\.\nWritten to the embedded database in .+\/pg\. No server runs/,
  );
  expect((await call("publish", site.folder, ...at)).out).toContain("Nothing changed");

  site.write((text) => text.replace('"type": "faq"', '"type": "fax"'));
  const refused = await call("publish", site.folder, ...at);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/Not published: 1 error[\s\S]*SL2002/);

  site.write((text) => text.replace('"type": "fax"', '"type": "faq"').replace("湖心公园十公里", "湖心公园夜跑"));
  expect((await call("publish", site.folder, ...at)).code).toBe(0);
  const { releases } = JSON.parse((await call("releases", ...at, "--format", "json")).out);
  expect(releases.map(({ isActive }: { isActive: boolean }) => isActive)).toEqual([true, false]);

  const rollback = await call("rollback", ...at);
  expect(rollback.out).toContain(releases[1].hash);
  expect((await call("releases", ...at)).out).toMatch(new RegExp(`${releases[1].hash}.*visitors see this`));
});

test("a name that is no domain, or a hash that is none, is a mistake in the call", async () => {
  expect((await call("publish", site.folder)).code).toBe(2);
  expect((await call("rollback", ...at, "--to", "newest")).code).toBe(2);
  expect((await call("rollback", "--domain", "nobody.example")).code).toBe(1);
});

test("an organiser who exports a race without sign-ups, or no race, reads that, and no file is written", async () => {
  const out = join(dataDir, "sign-ups.csv");
  const nothing = await call("forms", "export", ...at, "--out", out);
  expect(nothing).toMatchObject({ code: 1, err: "There is nothing to export, and no file was written.\n" });
  expect((await call("forms", "export", "--domain", "nobody.example", "--out", out)).err).toContain("No race is bound");
  expect((await call("forms", "export", ...at)).code).toBe(2);
  expect((await call("forms", "import", ...at, "--out", out)).code).toBe(2);
  expect(existsSync(out)).toBe(false);
});

test("an organiser exports sign-ups as CSV and as a workbook that only the file's owner can read", async () => {
  const { db, close } = await openDatabase({ dataDir });
  const [race] = await db.select().from(races);
  const secrets = await openSecrets(db, { dataDir });
  const answers = [{ name: "孙悟空" }, { name: "猪八戒" }];
  await keepSubmission({ db, secrets }, { raceId: race?.raceId ?? "", answers });
  await close();
  const out = join(dataDir, "sign-ups.csv");
  expect(await call("forms", "export", ...at, "--out", out)).toMatchObject({ code: 0, out: `Written: ${out}\n` });
  const csv = readFileSync(out, "utf8");
  expect(csv.split("\r\n")).toHaveLength(4);
  expect(csv).toContain('"回执号","提交时间"');
  expect((statSync(out).mode & 0o777).toString(8)).toBe("600");
  expect((await call("forms", "export", ...at, "--language", "en", "--out", out)).code).toBe(0);
  expect(readFileSync(out, "utf8")).toContain('"Receipt","Submitted"');
  const book = join(dataDir, "sign-ups.xlsx");
  expect((await call("forms", "export", ...at, "--format", "xlsx", "--out", book)).code).toBe(0);
  expect(readFileSync(book).subarray(0, 2).toString()).toBe("PK");
  const nowhere = await call("forms", "export", ...at, "--out", join(dataDir, "no-folder", "x.csv"));
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining("cannot be written")]);
});
