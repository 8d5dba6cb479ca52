import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
const filesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name, path]) => `${name} ${path?.split("/").at(-1)}`).sort();

test("a visitor of a built site gets each part of the program that one of a developer's gets", () => {
  const [parts = ""] = /\n {2}part: \{[^}]*\}/.exec(read("src/site/registryUnits.ts")) ?? [];
  const developed = filesIn(parts, /"?([\w-]+)"?: \(\) => import\("([^"]+)"\)/g);
  const built = filesIn(read("vite.config.ts"), /"part-([\w-]+)": join\(root, "([^"]+)"\)/g);
  expect(developed.length).toBeGreaterThan(20);
  expect(built).toEqual(expect.arrayContaining(developed));
});
