import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureValidators } from "./ensureValidators.mjs";

const root = join(import.meta.dirname, "..");
const clone = mkdtempSync(join(tmpdir(), "startline-clone-"));
const validators = join(clone, "schemas/generated/validators.js");
const schema = join(clone, "schemas/home/faq/v1.schema.json");

beforeAll(() => {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const files = listed.split("\n").filter((file) => file && existsSync(join(root, file)));
  for (const file of files)
    if (!/^(?:fixtures\/(?:art|sites)|e2e|docs)\//.test(file)) cpSync(join(root, file), join(clone, file));
  const site = "fixtures/sites/open-demo-10k";
  cpSync(join(root, site), join(clone, site), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"), "junction");
});
afterAll(() => rmSync(clone, { recursive: true }));

test.each([
  ["checks a site", ["startline.js", "validate", "fixtures/sites/open-demo-10k"]],
  ["opens the tests in an editor", ["--import", "tsx", "vitest.config.ts"]],
])("a newcomer who %s in a fresh clone needs no step before it", (_, words) => {
  rmSync(validators, { force: true });
  execFileSync(process.execPath, words, { cwd: clone, stdio: "ignore" });
  expect(readFileSync(validators, "utf8")).toContain("home_faq_v1");
});

test("a developer who edits a schema has it checked at the next start, and other starts write nothing", () => {
  ensureValidators(clone);
  const first = statSync(validators).mtimeMs;
  ensureValidators(clone);
  expect(statSync(validators).mtimeMs).toBe(first);

  writeFileSync(schema, readFileSync(schema, "utf8").replace(/"maxItems": \d+/, '"maxItems": 98765'));
  ensureValidators(clone);
  expect(readFileSync(validators, "utf8")).toContain("98765");
});

test.each([
  ["checks a site", ["startline.js", "validate", "fixtures/sites/open-demo-10k"]],
  ["generates what is made from it", ["--import", "tsx", "scripts/gen/gen.ts"]],
])("a developer who breaks a schema and %s reads the position of the mistake and no stack trace", (_, words) => {
  const text = readFileSync(schema, "utf8");
  writeFileSync(schema, text.replace('"type": "object"', '"type": "objekt"'));
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { cwd: clone, encoding: "utf8" });
  writeFileSync(schema, text);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim()).toMatch(/^schemas\/home\/faq\/v1\.schema\.json:\d+:\d+ \/type: must be .+$/);
});

test("validators of an older version, which have no hash in their first line, are made again", () => {
  writeFileSync(validators, "export const validators = {};\n");
  ensureValidators(clone);
  expect(readFileSync(validators, "utf8")).toContain("home_faq_v1");
});

test("a developer who forgot to generate reads so in npm run check, before a build writes what is stale", () => {
  cpSync(join(root, "schemas/home/faq/v1.schema.json"), schema);
  const bin = join(clone, "bin");
  mkdirSync(bin);
  // Runs the comparison as npm would; of the other steps it only keeps the order, and whether one
  // of them had built.
  const npm = `#!/bin/sh
echo "$* $(ls dist 2>/dev/null)" >> calls
case "$*" in *gen*) exec node --import tsx scripts/gen/gen.ts --check;; esac`;
  writeFileSync(join(bin, "npm"), npm, { mode: 0o755 });
  const table = join(clone, "schemas/generated/upgrades.ts");
  const check = (text: string) => {
    writeFileSync(table, text);
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/check.mjs"], {
      cwd: clone,
      env,
      encoding: "utf8",
    });
    return [status, /upgrades\.ts/.test(stdout + stderr)];
  };
  const written = readFileSync(table, "utf8");
  expect(check(`${written}// stale\n`)).toEqual([1, true]);
  expect(readFileSync(table, "utf8")).toContain("// stale");
  const calls = readFileSync(join(clone, "calls"), "utf8").split("\n");
  expect(calls.findIndex((call) => call.includes("gen"))).toBeLessThan(
    calls.findIndex((call) => call.includes("test")),
  );
  expect(calls.join()).not.toContain("server");
});

test("the validators are not part of the repository", () => {
  expect(execFileSync("git", ["ls-files", "schemas/generated/validators.js"], { cwd: root, encoding: "utf8" })).toBe(
    "",
  );
});
