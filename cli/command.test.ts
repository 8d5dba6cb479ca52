import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callStartline, copySite } from "./callStartline.ts";

test("an organiser who misspells an option reads which one was meant", async () => {
  const { code, err } = await callStartline(["validate", "fixtures/sites/unbound", "--formt", "json"]);
  expect(code).toBe(2);
  expect(err).toContain("There is no option --formt. Did you mean --format?");
  expect((await callStartline(["validate", "x", "--zzzz"])).err).toContain("There is no option --zzzz. See --help.");
});

test("an editor's text is checked from the standard input, beside the files around it", () => {
  const copy = copySite("open-demo-10k");
  const call = (words: string[], input: string) =>
    spawnSync(process.execPath, ["startline.js", "validate", ...words], {
      input,
      encoding: "utf8",
      env: { ...process.env, LANG: "en" },
    });
  const path = ["-", "--stdin-filepath", copy.siteFile];
  expect(call(path, copy.read()).status).toBe(0);
  const { status, stdout } = call([...path, "--format", "json"], copy.read().replace('"media/', '"media/no-'));
  expect(status).toBe(1);
  const errors = JSON.parse(stdout).problems.filter(({ severity }: { severity: string }) => severity === "error");
  expect(errors).toMatchObject([{ code: "SL3002" }]);
  expect(call(path, `\n\n${copy.read().replace('"media/', '"media/no-')}`).stdout).toMatch(/^ +\d+ \| .*"media\/no-/m);
  const document = call(
    ["-", "--stdin-filepath", join(copy.folder, "documents/course.json"), "--format", "json"],
    "{}",
  );
  expect(JSON.parse(document.stdout).problems[0]).toMatchObject({ code: "SL2010" });
  const unnamed = call(["-"], "{}");
  expect([unnamed.status, unnamed.stderr]).toEqual([2, expect.stringContaining("--stdin-filepath")]);
  copy.remove();
});

test("code scanning gets the program's version, and paths from the root of the repository wherever it is called", async () => {
  const copy = copySite("open-demo-10k", (text) => text.replace('"event-facts"', '"event-fact"'));
  const repository = join(copy.folder, "..");
  execFileSync("git", ["init", "-q"], { cwd: repository });
  const { out } = await callStartline(["validate", ".", "--format", "sarif"], { cwd: copy.folder });
  const [run] = JSON.parse(out).runs;
  expect(run.tool.driver.version).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
  expect(run.originalUriBaseIds.SRCROOT.uri).toMatch(/^file:\/\/.*\/$/);
  const place = run.results[0].locations[0].physicalLocation.artifactLocation;
  expect(place).toEqual({ uri: "open-demo-10k/site.json", uriBaseId: "SRCROOT" });
  copy.remove();
});

// Root may read everything.
test.runIf(process.getuid?.() !== 0)("a folder that may not be read is exit code 2 with a sentence", async () => {
  const folder = mkdtempSync(join(tmpdir(), "startline-closed-"));
  mkdirSync(join(folder, "race"));
  chmodSync(folder, 0);
  const { code, err } = await callStartline(["validate", folder]);
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
  expect(code).toBe(2);
  expect(err).toContain("Cannot read");
});
