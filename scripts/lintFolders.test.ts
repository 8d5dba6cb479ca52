import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFolderCycles, findUpwardImports, readImports, serverLayers } from "./lintFolders.ts";

const root = join(import.meta.dirname, "..");

test("an import of a layer above, or of what composes the layers, is found", () => {
  const down = { from: "server/entry/leave/leave.ts", to: "server/money/orders/refund.ts" };
  const up = { from: "server/money/orders/refund.ts", to: "server/entry/leave/leave.ts" };
  const composing = { from: "server/desk/export/routes.ts", to: "server/app.ts" };
  expect(findUpwardImports([down])).toEqual([]);
  expect(findUpwardImports([down, up, composing])).toEqual([
    expect.stringContaining("server/money/orders/refund.ts imports server/entry/leave/leave.ts"),
    expect.stringContaining("server/desk/export/routes.ts imports server/app.ts"),
  ]);
});

test("folders that import each other are found, however many there are between them", () => {
  const chain = [
    { from: "server/a/one.ts", to: "server/b/one.ts" },
    { from: "server/b/two.ts", to: "server/b/deep/one.ts" },
  ];
  expect(findFolderCycles(chain)).toEqual([]);
  const [cycle, ...more] = findFolderCycles([...chain, { from: "server/b/deep/two.ts", to: "server/a/two.ts" }]);
  expect(cycle).toContain("server/a > server/b > server/b/deep > server/a");
  expect(cycle).toContain("server/b/deep/two.ts imports server/a/two.ts");
  expect(more).toEqual([]);
});

test("a folder and the folder in it that import each other are found", () => {
  const both = [
    { from: "server/entry/enter.ts", to: "server/entry/claims/place.ts" },
    { from: "server/entry/claims/place.ts", to: "server/entry/refused.ts" },
  ];
  expect(findFolderCycles(both)).toHaveLength(1);
});

test("the imports of the server are read, and those of its tests are not", () => {
  const imports = readImports("server");
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports).toContainEqual({ from: "server/main.ts", to: "server/serve.ts" });
  expect(imports.filter(({ from }) => from.endsWith(".test.ts"))).toEqual([]);
});

test("a newcomer reads the layers of the server in their order", () => {
  const rows = [...readFileSync(join(root, "CONTRIBUTING.md"), "utf8").matchAll(/^\| `server\/(\w+)\/` \|/gm)];
  expect(rows.map(([, layer]) => layer)).toEqual(serverLayers);
});
