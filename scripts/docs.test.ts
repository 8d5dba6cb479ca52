import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

/** The commands and the files and folders that a text names and that are not there. */
function findMissing(text: string): string[] {
  const folders = "blocks|schemas|src|server|locales|fixtures|e2e|bench|docs|scripts|\\.ci";
  const named = [...text.matchAll(/npm (?:run )?(?:-s )?([a-z]+)/g)].map(([, name = ""]) => name);
  const paths = [...text.matchAll(new RegExp(`[\`(]((?:${folders})/[\\w./-]*|[A-Z]+\\.md)[\`)]`, "g"))].map(
    ([, path = ""]) => path,
  );
  return [
    ...named.filter((name) => !(name in scripts) && !["ci", "install"].includes(name)),
    // What the reader is about to make is called notice in the guide.
    ...paths.filter((path) => !path.includes("notice") && !existsSync(join(root, path))),
  ];
}

test.each(pages)("a newcomer who follows %s finds every command and file that it names", (page) => {
  expect(findMissing(readFileSync(join(root, page), "utf8"))).toEqual([]);
});

test("a command or a file that is not there would be found out", () => {
  expect(findMissing("Call `npm run walk`, then read `docs/nowhere.md` and [this](NOWHERE.md).")).toEqual([
    "walk",
    "docs/nowhere.md",
    "NOWHERE.md",
  ]);
});
