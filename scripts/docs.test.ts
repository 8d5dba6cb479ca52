import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseArguments } from "#cli/base/verb.ts";
import { verbs } from "#cli/verbs.ts";
import errorTexts from "../locales/errors.json" with { type: "json" };
import { callsIn } from "./readCalls.ts";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "sites/README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

/** Returns the commands, files and folders that a text names and that do not exist. */
function findMissing(text: string): string[] {
  const folders =
    "blocks|cli|compiler|contract|core|forms|schemas|src|server|locales|fixtures|e2e|bench|docs|scripts|\\.ci";
  const named = [...text.matchAll(/npm (?:run )?(?:-s )?([a-z]+)/g)].map(([, name = ""]) => name);
  const paths = [...text.matchAll(new RegExp(`[\`(]((?:${folders})/[\\w./-]*|[A-Z]+\\.md)[\`)]`, "g"))].map(
    ([, path = ""]) => path,
  );
  return [
    ...named.filter((name) => !(name in scripts) && !["ci", "install"].includes(name)),
    // The guide calls the block that its reader adds notice, and an error code such as
    // server/failed looks like a path.
    ...paths.filter(
      (path) => !path.includes("notice") && !Object.hasOwn(errorTexts, path) && !existsSync(join(root, path)),
    ),
  ];
}

test.each(pages)("a newcomer who follows %s finds every command and file that it names", (page) => {
  expect(findMissing(readFileSync(join(root, page), "utf8"))).toEqual([]);
});

test.each(pages)(
  "a reader who copies a call of the command from %s calls a verb that accepts those words",
  async (page) => {
    for (const [name = "", ...words] of callsIn(readFileSync(join(root, page), "utf8"))) {
      const entry = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
      if (!entry) expect.fail(`${page} names the verb ${name}.`);
      const verb = await entry.load();
      expect(() => parseArguments(verb, words)).not.toThrow();
    }
  },
);

test("calls of the command are read from prose and code blocks, with quoted words as one and without comments", () => {
  expect(
    callsIn('Call `node ../../startline validate .`, then\nnode startline walk --far "a b"   # a long way'),
  ).toEqual([
    ["validate", "."],
    ["walk", "--far", "a b"],
  ]);
});

// On the package registry the bare name of the command belongs to somebody else.
const foreign = /\b(?:npx|npm exec|pnpm dlx|yarn dlx|bunx)(?: -[-\w]+)* startline\b/;

test("no text sends anybody to the package registry for a program that is not ours", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const texts = files.split("\n").filter((file) => /\.(?:md|tsx?|mjs|js|json|html|css)$/.test(file));
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.filter(
    (file) => existsSync(join(root, file)) && foreign.test(readFileSync(join(root, file), "utf8")),
  );
  expect(found).toEqual([]);
  for (const tool of ["npx", "npx --no-install", "npm exec"]) expect(`${tool} startline validate x`).toMatch(foreign);
});

test("a command or a file that does not exist is found", () => {
  expect(findMissing("Call `npm run walk`, then read `docs/nowhere.md` and [this](NOWHERE.md).")).toEqual([
    "walk",
    "docs/nowhere.md",
    "NOWHERE.md",
  ]);
});
