import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ensureValidators } from "./scripts/ensureValidators.mjs";

// An editor that runs tests reads only this file first.
ensureValidators();

const folders = [
  "blocks",
  "cli",
  "compiler",
  "contract",
  "core",
  "forms",
  "locales",
  "schemas",
  "scripts",
  "server",
  "src",
];
const include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

// A test that puts other modules in the place of ours, or works from another folder, has a world of its own. All others share what they load, which saves a third of the time.
// Those that stand alone come last, when there is little else to do: one of them compares times.
const alone = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(|\bprocess\.chdir\(/.test(readFileSync(file, "utf8")),
  );

export default defineConfig({
  plugins: [react()],
  test: {
    css: { modules: { classNameStrategy: "non-scoped" } },
    testTimeout: 20_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "shared", include, exclude: alone, isolate: false, sequence: { groupOrder: 0 } } },
      { extends: true, test: { name: "alone", include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
