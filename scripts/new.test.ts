import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isFull } from "./full.ts";
import { refuse } from "./new/refuse.ts";

const root = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "startline-new-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function copyRepository(): void {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  // Pictures are many and not needed here.
  for (const file of files.split("\n").filter((one) => one !== "" && !/^fixtures\/.*\/media\/|^docs\//.test(one)))
    cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

function run(command: string, ...words: string[]): string {
  // Without npx, which takes as long to start as the command.
  return execFileSync(join(root, "node_modules/.bin", command), words, { cwd: copy, encoding: "utf8", stdio: "pipe" });
}

const made = [
  ["home", "notice"],
  ["page", "scoreboard"],
  ["field", "jersey-number"],
  ["call", "profile", "setNickname"],
];

test("a newcomer makes a block, a page, a field and a call by one command each, which compile, and in a full check the contract tests pass", () => {
  copyRepository();
  for (const words of made) expect(run("tsx", "scripts/new.ts", ...words)).toContain(`Made ${words.join(" ")}`);
  run("tsx", "scripts/gen/gen.ts");
  // What was made and what it imports; `npm run types` checks the rest.
  const include = ["notice", "results", "jersey-number", "etNickname"].map((name) => `**/*${name}*/*`);
  const config = {
    extends: "./tsconfig.json",
    include: [...include, "**/*etNickname*", "contract/profile.ts", "server/people/profile/routes.ts"],
  };
  writeFileSync(join(copy, "tsconfig.made.json"), JSON.stringify(config));
  // Several checkers would each read the same declarations, and other tests run beside.
  run("tsc", "--noEmit", "-p", "tsconfig.made.json", "--checkers", "1");
  const tests = ["contract", "server/contract.test.ts", "server/access/access.test.ts", "setNickname"];
  const about = "notice|results|jersey-number|[nN]ickname|a user gets|each|every";
  if (!isFull) return;
  // One worker, which loads the server once.
  const out = run("vitest", "run", "--maxWorkers=1", ...tests, "src/gallery/contract.test.tsx", "-t", about);
  for (const unit of ["setNickname.test.ts", "access.test.ts"]) expect(out).toContain(unit);
});

test("a name that is taken or badly written is refused with a sentence", () => {
  expect(refuse("home", ["carousel"])).toContain("There is a home carousel already");
  expect(refuse("field", ["Jersey"])).toContain("is not a type's name");
  expect(refuse("call", ["nowhere", "setNickname"])).toContain("is not a feature");
  expect(refuse("home", ["start-list"])).toBeUndefined();
  expect(() => run("tsx", "scripts/new.ts", "table", "x")).toThrow("npm run new call profile setNickname");
});
