import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { callStartline, copySite } from "./callStartline.ts";

const dataDir = mkdtempSync(join(tmpdir(), "startline-publish-"));
const site = copySite("open-demo-10k");
afterAll(() => {
  site.remove();
  rmSync(dataDir, { recursive: true });
});

const call = (...words: string[]) => callStartline(words, { env: { DATA_DIR: dataDir } });
const at = ["--domain", "park.example"];

test("an organiser publishes, is refused with an error, publishes a change, lists both editions and steps back", async () => {
  expect(await call("publish", site.folder, ...at)).toMatchObject({ code: 0, out: "Published at park.example.\n" });
  expect((await call("publish", site.folder, ...at)).out).toContain("Nothing changed");

  site.write((text) => text.replace('"type": "faq"', '"type": "fax"'));
  const refused = await call("publish", site.folder, ...at);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/Not published: 1 error[\s\S]*SL2002/);

  site.write((text) => text.replace('"type": "fax"', '"type": "faq"').replace("湖心公园十公里", "湖心公园夜跑"));
  expect((await call("publish", site.folder, ...at)).code).toBe(0);
  const { releases } = JSON.parse((await call("releases", ...at, "--format", "json")).out);
  expect(releases.map(({ isActive }: { isActive: boolean }) => isActive)).toEqual([true, false]);

  const back = await call("rollback", ...at);
  expect(back.out).toContain(releases[1].hash);
  expect((await call("releases", ...at)).out).toMatch(new RegExp(`${releases[1].hash}.*visitors get this`));
}, 120_000);

test("a name that is no domain, or a hash that is none, is a mistake in the call", async () => {
  expect((await call("publish", site.folder)).code).toBe(2);
  expect((await call("rollback", ...at, "--to", "newest")).code).toBe(2);
  expect((await call("rollback", "--domain", "nobody.example")).code).toBe(1);
}, 60_000);
