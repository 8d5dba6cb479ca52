import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import { readDocument, readSite, type Surroundings } from "./compile.ts";
import { messageOf } from "./problems/messageOf.ts";
import type { Problem } from "./problems/problems.ts";

const root = join(import.meta.dirname, "../fixtures/sites");

interface Folder extends Surroundings {
  site: string;
  documents: Record<string, string>;
}

function readFolder(name: string): Folder {
  const folder = join(root, name);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.includes("."));
  const pictures = JSON.parse(read("media/images.json")) as NonNullable<Surroundings["files"]>;
  const isVariant = (path: string) => /-\d+\.(?:avif|webp|jpg|png)$/.test(path);
  const texts = (below: string) =>
    Object.fromEntries(paths.filter((path) => path.startsWith(below)).map((path) => [path, read(path)]));
  const plain = paths.filter((path) => path.startsWith("media/") && !path.endsWith("images.json") && !isVariant(path));
  return {
    site: read("site.json"),
    race: existsSync(join(folder, "race.json")) ? JSON.parse(read("race.json")) : undefined,
    files: { ...Object.fromEntries(plain.map((path) => [path, { url: path }])), ...pictures },
    documents: texts("documents/"),
    forms: texts("forms/"),
    sizes: Object.fromEntries(paths.map((path) => [path, statSync(join(folder, path)).size])),
  };
}

const folders = Object.fromEntries(readdirSync(root).map((name) => [name, readFolder(name)]));

function problemsOf({ site, ...surroundings }: Folder, edited?: string): Problem[] {
  const documents = Object.entries(surroundings.documents).filter(([path]) => edited === undefined || path === edited);
  const own = documents.flatMap(([path, text]) => readDocument(text, path).problems);
  // A note is about no mistake.
  return [...readSite(site, "site.json", surroundings).problems, ...own].filter(({ severity }) => severity !== "note");
}

const folderOf = (name: string): Folder => {
  const folder = folders[name];
  if (!folder) throw new Error(`There is no site ${name}.`);
  return folder;
};
const before = Object.fromEntries(
  Object.entries(folders).map(([name, folder]) => [name, problemsOf(folder).map(nameOf)]),
);

function nameOf({ file, code, pointer, params }: Problem): string {
  return [file, code, pointer, JSON.stringify(params)].join(" ");
}

function placeOf(text: string, marks: string[]): number {
  return marks.reduce((from, mark) => {
    const at = text.indexOf(mark, from);
    if (at < 0) throw new Error(`"${mark}" is not in the file.`);
    return at + (mark === marks.at(-1) ? 0 : mark.length);
  }, 0);
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

/** Makes the mistake, and says which lines of the file it is on. */
function mutate({ site, file, after, find, write, shownAt }: Mutation): { folder: Folder; lines: number[] } {
  const folder = folderOf(site);
  const text = file === "site.json" ? folder.site : (folder.documents[file] ?? "");
  const at = placeOf(text, [...after, find]);
  const changed = text.slice(0, at) + write + text.slice(at + find.length);
  const start = shownAt ? placeOf(changed, shownAt) : at;
  const end = shownAt ? start : at + write.length;
  const lines = Array.from(
    { length: lineAt(changed, end) - lineAt(changed, start) + 1 },
    (_, n) => lineAt(changed, start) + n,
  );
  const documents = file === "site.json" ? folder.documents : { ...folder.documents, [file]: changed };
  return { folder: { ...folder, documents, site: file === "site.json" ? changed : folder.site }, lines };
}

/** What is told about a mistake, where it is not one problem on its line. */
function misjudged(mutation: Mutation): string | undefined {
  const { folder, lines } = mutate(mutation);
  const known = before[mutation.site] ?? [];
  const found = problemsOf(folder, mutation.file).filter((problem) => !known.includes(nameOf(problem)));
  const [only] = found;
  if (found.length === 1 && only?.file === mutation.file && lines.includes(only.line ?? 0)) return undefined;
  const told = found.map((one) => `    ${one.code} ${one.file}:${one.line} ${messageOf(one).en}`).join("\n");
  return `${mutation.site}/${mutation.file}:${lines} ${mutation.does}\n${told || "    (nothing)"}`;
}

test("an organiser whose site is right is told of no error, and only of what is true", () => {
  for (const [name, folder] of Object.entries(folders)) {
    const errors = problemsOf(folder).filter(({ severity }) => severity === "error");
    expect(errors.map(nameOf), name).toEqual([]);
  }
  expect([
    ...new Set(
      Object.values(before)
        .flat()
        .map((name) => name.split(" ")[1]),
    ),
  ]).toEqual(["SL2004"]);
});

test("an organiser who makes one mistake is told of it once, on its line", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(200);
  expect(mutations.flatMap((mutation) => misjudged(mutation) ?? [])).toEqual([]);
});
