import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Override {
  includes: string[];
  linter: { rules: { style?: { noRestrictedImports?: "off" | { options: { patterns: { group: string[] }[] } } } } };
}

/**
 * Returns the rooms of the lint table from the top down, each with the rooms that it may import.
 */
function readRooms(lint: string): Map<string, string[]> {
  const { overrides } = JSON.parse(lint) as { overrides: Override[] };
  return new Map(
    overrides.flatMap(({ includes: [include = ""], linter }) => {
      const rule = linter.rules.style?.noRestrictedImports;
      const room = /^(\w+)\/\*\*$/.exec(include)?.[1];
      if (!room || !rule || rule === "off") return [];
      const allowed = rule.options.patterns.flatMap(({ group }) =>
        group.flatMap((pattern) => /^!#(\w+)\/\*\*$/.exec(pattern)?.[1] ?? []),
      );
      return [[room, allowed.filter((one) => one !== room)] as const];
    }),
  );
}

/** Returns the folders in the first column of a page's table, from the top down. */
function readTable(page: string): string[] {
  return [...page.matchAll(/^\| ((?:`\w+\/` ?)+)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)\/`/g)].map(([, folder = ""]) => folder),
  );
}

const rooms = readRooms(read("biome.json"));
const names = [...rooms.keys()];

test("a newcomer finds each room that lint knows, and lint has no rule for a room that does not exist", () => {
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const { include } = JSON.parse(read("tsconfig.json")) as { include: string[] };
  const tools = ["bench", "e2e", "scripts"];
  const checked = include.filter((name) => /^\w+$/.test(name) && !tools.includes(name));
  expect([...names].sort()).toEqual(checked.sort());
});

test("every import points down: a room may import only rooms below it", () => {
  const upward = names.flatMap((room, at) =>
    (rooms.get(room) ?? []).filter((other) => names.indexOf(other) <= at).map((other) => `${room} -> ${other}`),
  );
  expect(upward).toEqual([]);
});

test.each(["README.md", "CONTRIBUTING.md"])("%s lists the rooms in the order of the lint table", (page) => {
  expect(readTable(read(page)).filter((folder) => rooms.has(folder))).toEqual(names);
});

test("an upward import, and a room that a page leaves out, are found", () => {
  const rule = (room: string, allowed: string) => ({
    includes: [`${room}/**`],
    linter: {
      rules: { style: { noRestrictedImports: { options: { patterns: [{ group: ["#*/**", `!#${allowed}/**`] }] } } } },
    },
  });
  const rooms = readRooms(JSON.stringify({ overrides: [rule("top", "below"), rule("below", "top")] }));
  expect([...rooms]).toEqual([
    ["top", ["below"]],
    ["below", ["top"]],
  ]);
  expect(readTable("| folder | what |\n| `top/` `below/` | x |\n| other | y |")).toEqual(["top", "below"]);
});
