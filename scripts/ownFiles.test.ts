import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chineseFiles } from "./lintChinese.ts";
import { wordFiles } from "./lintWords.ts";
import { ownFiles, ownPlaces } from "./ownFiles.ts";

const clone = mkdtempSync(join(tmpdir(), "startline-own-"));
const write = (path: string, text = "") => {
  mkdirSync(join(clone, dirname(path)), { recursive: true });
  writeFileSync(join(clone, path), text);
};
const git = (...words: string[]) => execFileSync("git", words, { cwd: clone, stdio: "pipe" });
const own = ["docs/guide.md", "fixtures/sites/demo/site.json", "locales/site.json", "server/app.ts"];

beforeAll(() => {
  git("init", "-q");
  for (const path of own) write(path);
  git("add", ".");
});
afterAll(() => rmSync(clone, { recursive: true }));

// `startline new` writes into SITES_DIR, which may be any folder, also one beside the examples.
const races = ["my-race", "races/2027/my-race", "fixtures/sites/my-race", "docs/my-race"];

test("a clone without races is checked as a whole", () => {
  expect(ownPlaces(clone)).toEqual(["."]);
});

describe("lint in a clone in which organisers keep their races", () => {
  beforeAll(() => {
    for (const race of races) {
      cpSync("cli/new/template", join(clone, race), { recursive: true });
      write(`${race}/README.md`, `${["Who", "ever"].join("")} 第2版\n`);
      write(`${race}/lists/add.ts`, "let  x=1");
    }
  });

  test("checks our files and none of theirs", () => {
    expect(ownFiles([], clone).sort()).toEqual(own);
    expect(ownFiles(["docs", "fixtures"], clone).sort()).toEqual(own.slice(0, 2));
    expect(wordFiles([], clone).sort()).toEqual(["docs/guide.md", "locales/site.json", "server/app.ts"]);
    expect(chineseFiles(clone).sort()).toEqual(["docs/guide.md", "locales/site.json"]);
  });

  test("passes only our files and folders to biome", () => {
    expect(ownPlaces(clone).sort()).toEqual(["docs/guide.md", "fixtures/sites/demo", "locales", "server"]);
  });

  test("does not check a race that its organiser commits either", () => {
    git("add", "my-race");
    expect(ownFiles([], clone).sort()).toEqual(own);
  });
});
