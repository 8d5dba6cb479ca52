import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type CallName, callEntry, contract } from "./contract.ts";
import { errors } from "./errors.ts";

const root = join(import.meta.dirname, "..");
const names = Object.keys(contract) as CallName[];

/** The values, not types, that a file of the browser imports from the contract. */
function valuesImported(source: string): string[] {
  return [...source.matchAll(/^import (?!type\b)([^;]*?) from "#contract\/[^"]+";/gm)].map(([, names = ""]) => names);
}

test("no schema reaches the visitors' browsers: they import types of the contract only", () => {
  const files = ["src", "blocks"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(room, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => valuesImported(readFileSync(join(root, file), "utf8")).length > 0)).toEqual([]);
  expect(valuesImported('import { errors, type Call } from "#contract/errors.ts";')).toEqual(["{ errors, type Call }"]);
  expect(valuesImported('import type { Call } from "#contract/call.ts";')).toEqual([]);
});

test("a developer reads in one sentence what each call does, and it answers either data or a file", () => {
  for (const name of names) {
    const { summary, data, file } = callEntry(name);
    expect(summary, name).toMatch(/^[A-Z][^\n]+\.$/);
    expect([data, file].filter(Boolean), name).toHaveLength(1);
  }
});

test("each path parameter has a schema", () => {
  for (const name of names) {
    const inPath = [...name.matchAll(/:(\w+)/g)].map(([, part]) => part);
    const { properties = {} } = (callEntry(name).params ?? {}) as { properties?: object };
    expect(Object.keys(properties), name).toEqual(inPath);
  }
});

test("no error code is without a call that refuses with it", () => {
  const used = new Set<string>(names.flatMap((name) => callEntry(name).errors ?? []));
  const general = (code: string) => /^(request|session|server)\//.test(code);
  expect(Object.keys(errors).filter((code) => !general(code) && !used.has(code))).toEqual([]);
});

test("each error code has a sentence in both languages", () => {
  const sentences = JSON.parse(readFileSync(join(root, "locales/errors.json"), "utf8"));
  expect(Object.keys(sentences).sort()).toEqual(Object.keys(errors).sort());
});
