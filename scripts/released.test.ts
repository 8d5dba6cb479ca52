import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareReleased } from "./released.mjs";

let folder: string;
const file = "schemas/home/carousel/v1.schema.json";
const place = () => join(folder, file);
const enter = () => spawnSync(process.execPath, ["scripts/released.mjs", folder], { encoding: "utf8" });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "startline-released-"));
  cpSync("schemas", join(folder, "schemas"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the schemas of this project are those that were released", () => {
  expect(compareReleased(".")).toMatchObject({ changed: [], missing: [] });
});

test("a developer who edits a released schema is stopped with its name, and cannot enter it", () => {
  writeFileSync(place(), readFileSync(place(), "utf8").replace('"type"', '"kind"'));
  const { status, stderr } = enter();
  expect(status).toBe(1);
  expect(stderr).toContain(`${file} was released and has changed`);
  rmSync(place());
  expect(enter().stderr).toContain(`${file} was released and is gone`);
});

test("a developer who adds a version enters it, and it is protected from then on", () => {
  const next = join(folder, "schemas/home/faq/v99.schema.json");
  const before = compareReleased(folder).added;
  writeFileSync(next, "{}\n");
  expect(compareReleased(folder).added.toSorted()).toEqual([...before, "schemas/home/faq/v99.schema.json"].toSorted());
  expect(enter()).toMatchObject({ status: 0 });
  expect(compareReleased(folder).added).toEqual([]);
  writeFileSync(next, "{}\r\n");
  expect(compareReleased(folder).changed).toEqual([]);
  writeFileSync(next, "[]\n");
  expect(compareReleased(folder).changed).toEqual(["schemas/home/faq/v99.schema.json"]);
});
