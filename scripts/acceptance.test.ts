import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** A test by its file and its name up to the colon. */
type Named = `${string}: ${string}`;

/** Returns the tests that each row of the table names, by the number of its case. */
function readRows(page: string): Map<number, { tests: Named[]; isByHand: boolean }> {
  const rows = [...page.matchAll(/^\| (\d+) \|[^|]+\|([^|]+)\|$/gm)].map(([, number, cell = ""]) => {
    const tests = [...cell.matchAll(/`([^`]+\.tsx?)`: ([^;]+)/g)].map(
      ([, file, name]): Named => `${file}: ${name?.trim()}`,
    );
    const isByHand = /by hand|`npm run bench`/.test(cell);
    return [Number(number), { tests, isByHand }] as const;
  });
  return new Map(rows);
}

/**
 * Returns the tests of a file whose names have numbers of cases, each with its name up to the
 * colon.
 */
function readNames(source: string): { name: string; numbers: number[] }[] {
  const names = source.matchAll(/(?:test|\))\(\s*"(cases? (\d+[^:"]*))[:"]/g);
  return [...names].map(([, name = "", after = ""]) => ({
    name,
    numbers: (/^[\d, and]+/.exec(after)?.[0].match(/\d+/g) ?? []).map(Number),
  }));
}

const page = read("docs/acceptance.md");
// Manual tests have their own table below.
const rows = readRows(page.split("\n## ")[0] ?? "");
const files = [
  "blocks",
  "cli",
  "compiler",
  "contract",
  "core",
  "e2e",
  "forms",
  "pictures",
  "scripts",
  "server",
  "src",
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const written = files
  .filter((file) => file !== "scripts/acceptance.test.ts")
  .flatMap((file) => readNames(read(file)).map((one) => ({ ...one, named: `${file}: ${one.name}` as Named })));

test("a reader who looks for one of the forty cases finds a row with a test or a manual trial", () => {
  expect([...rows.keys()]).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  for (const [number, { tests, isByHand }] of rows) expect(tests.length > 0 || isByHand, `case ${number}`).toBe(true);
});

test("every test that the table names exists, and has the number of its case", () => {
  const missing = [...rows].flatMap(([number, { tests }]) =>
    tests.filter((named) => !written.some((one) => one.named === named && one.numbers.includes(number))),
  );
  expect(missing).toEqual([]);
});

test("every test with a number is in the row of that number", () => {
  const unlisted = written.flatMap(({ named, numbers }) =>
    numbers.filter((number) => !rows.get(number)?.tests.includes(named)).map((number) => `${number}: ${named}`),
  );
  expect(unlisted).toEqual([]);
});

/** Returns the rows of the table of defects, each with the tests that it names. */
function readDefects(page: string): { defect: string; cell: string; tests: { file: string; name: string }[] }[] {
  const part = page.split("\n## Defects\n")[1]?.split("\n## ")[0] ?? "";
  return [...part.matchAll(/^\| (?!what holds|-)(.+?) \| (.+) \|$/gm)].map(([, defect = "", cell = ""]) => {
    // A file may be followed by several of its tests.
    const tests = [...cell.matchAll(/`([^`]+\.tsx?)`((?:[:,]? ?"[^"]+")*)/g)].flatMap(([, file = "", names = ""]) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => ({ file, name })),
    );
    return { defect, cell, tests };
  });
}

test("each defect names what fails without its fix, and each test that it names exists", () => {
  const defects = readDefects(page);
  expect(defects.length).toBeGreaterThan(70);
  expect(defects.filter(({ cell }) => !/`[^`]+\.tsx?`|`npm run /.test(cell)).map(({ defect }) => defect)).toEqual([]);
  const tests = defects.flatMap((row) => row.tests);
  expect(tests.filter(({ file, name }) => !existsSync(join(root, file)) || !read(file).includes(name))).toEqual([]);
});

/** Returns the rows of the specification's table. */
function readSpecification(page: string): { row: string; state: string; cell: string; files: string[] }[] {
  const part = page.split("\n## The specification\n")[1]?.split("\n## ")[0] ?? "";
  return [...part.matchAll(/^\| (\d+\.\d+) \|[^|]+\| (\w+) \|([^|]+)\|$/gm)].map(
    ([, row = "", state = "", cell = ""]) => ({
      row,
      state,
      cell: cell.trim(),
      files: [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = ""]) => file),
    }),
  );
}

test("a reader finds each line of the specification with its state, and each file that it names exists", () => {
  const specified = readSpecification(page);
  expect(specified.length).toBeGreaterThan(240);
  expect(new Set(specified.map(({ row }) => row)).size).toBe(specified.length);
  const isStated = ({ state, cell, files }: (typeof specified)[number]) =>
    state === "done" ? files.length > 0 : ["otherwise", "later"].includes(state) && /\w{3}/.test(cell);
  expect(specified.filter((one) => !isStated(one))).toEqual([]);
  expect(specified.flatMap(({ files }) => files).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(readSpecification("\n## The specification\n| 1.1 | A thing | done | no test |").filter(isStated)).toEqual([]);
});

test("a row without a test, and a test that does not exist, are found", () => {
  const [first] = readRows("| 7 | Something. | `src/a.test.ts`: case 7, a thing; by hand |").values();
  expect(first).toEqual({ tests: ["src/a.test.ts: case 7, a thing"], isByHand: true });
  expect(readNames(`test("cases 7 and 12, a runner's things: are so", () => {`)).toEqual([
    { name: "cases 7 and 12, a runner's things", numbers: [7, 12] },
  ]);
  expect(readNames('// "case 7, only mentioned"')).toEqual([]);
});
