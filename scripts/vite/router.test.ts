import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leanRouter } from "./router.ts";

const installed = join(import.meta.dirname, "../../node_modules/react-router/dist/production/index.mjs");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "startline-router-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds an entry that imports one router from this module, and returns its code. */
async function buildWith(module: string, plugins: Plugin[]): Promise<string> {
  const entry = join(folder, "entry.js");
  writeFileSync(entry, `import { HashRouter } from ${JSON.stringify(module)}; console.log(HashRouter);`);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins,
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: [/^react/] } },
  });
  const { output } = result as Extract<typeof result, { output: unknown }>;
  return output.map((one) => (one.type === "chunk" ? one.code : "")).join("");
}

test("visitors load no links and forms of React Router, which the program does not use", async () => {
  const isThere = (code: string) => code.includes("NavLink") || code.includes("FetcherForm");
  expect(isThere(await buildWith(installed, []))).toBe(true);
  const lean = await buildWith(installed, [leanRouter()]);
  expect(isThere(lean)).toBe(false);
  expect(lean).toContain("createHashHistory");
});

test("a React Router that is written in another way fails the build", async () => {
  const other = join(folder, "react-router/dist/production");
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, "index.mjs"), "export const HashRouter = 1;");
  await expect(buildWith(join(other, "index.mjs"), [leanRouter()])).rejects.toThrow(/written in another way/);
});
