import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copySite, runStartline } from "./callStartline.ts";

const names = ["site.json", "race.json", "media/images.json", "documents/how-it-works.json", "forms/sign-up.json"];
const park = copySite("open-demo-10k");
for (const name of names) {
  const file = join(park.folder, name);
  writeFileSync(file, readFileSync(file, "utf8").replace("{", `{ // Why ${name}\n  /* as agreed */`));
}
const trail = copySite("cloud-ridge-trail", (text) =>
  text
    .replace('  "logo"', '  // From the designer.\n  "logo"')
    .replace('"copyrightImg"', '/* police */ "copyrightImg"'),
);
afterAll(() => {
  park.remove();
  trail.remove();
});

test("an organiser who comments every file hears so once for each, and works with the site as before", async () => {
  const { code, out } = await runStartline(["validate", park.folder, "--format", "json"]);
  const report = JSON.parse(out) as { problems: { code: string; file: string; severity: string }[] };
  const problems = report.problems.filter(({ severity }) => severity !== "note");
  expect(problems.map((problem) => problem.code)).toEqual(names.map(() => "SL1006"));
  expect(problems.map(({ file }) => file.split("open-demo-10k/")[1]).toSorted()).toEqual(names.toSorted());
  expect(code).toBe(0);
  expect((await runStartline(["validate", park.folder, "--strict"])).code).toBe(1);
  const plain = "fixtures/sites/open-demo-10k";
  expect((await runStartline(["diff", park.folder, plain])).out).toBe("The sites are the same.\n");
  expect((await runStartline(["timeline", park.folder])).out).toBe((await runStartline(["timeline", plain])).out);
  expect((await runStartline(["upgrade", park.folder])).out).toContain("has the newest format already");
});

test("an organiser who has a slip fixed, or a flat file upgraded, finds the comments in the file", async () => {
  park.write((text) => text.replace('"type": "event-facts",', '"type": "event-fact", // the facts'));
  expect((await runStartline(["validate", park.folder, "--fix"])).code).toBe(0);
  expect(park.read()).toContain('"type": "event-facts", // the facts');
  expect(park.read()).toContain("{ // Why site.json\n  /* as agreed */");
  expect((await runStartline(["upgrade", trail.folder, "--write"])).code).toBe(0);
  expect(trail.read()).toMatch(/\/\/ From the designer\.\n\s+"src": "media\/logo\.svg"/);
  expect(trail.read()).toMatch(/\/\* police \*\/\n\s+\{\n\s+"id": "copyright-1"/);
  expect((await runStartline(["diff", trail.folder, "fixtures/sites/cloud-ridge-trail"])).code).toBe(0);
});
