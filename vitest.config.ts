import { readdirSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ensureValidators } from "./scripts/ensureValidators.mjs";
import { retried } from "./scripts/retried.ts";
import { folders, isBuilt } from "./scripts/setup.mjs";

// An editor that runs tests reads only this file first.
ensureValidators();

const include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

// A test that mocks modules, changes the working folder, or measures memory is isolated. All others
// share loaded modules, which saves a third of the time. The isolated ones are a group of their
// own: the loaded modules of a worker are gone when it runs one.
const alone = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      /\bvi\.(mock|doMock)\(|\bprocess\.chdir\(|--expose-gc/.test(readFileSync(file, "utf8")),
  );

export default defineConfig({
  plugins: [react()],
  test: {
    css: { modules: { classNameStrategy: "non-scoped" } },
    // Ends what hangs, and checks no speed: on a busy machine a test takes up to eight times as
    // long. So only walks of a whole site have their own. A property test that draws thousands of
    // examples takes minutes.
    testTimeout: process.env.PROPERTY_RUNS ? 0 : 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // Room for more of what is soon garbage: else a tenth of the time goes into collecting it.
    execArgv: ["--max-semi-space-size=64", "--min-semi-space-size=64"],
    // CI runs beside other work: a test that was red once is run again, and printed with "retry"
    // and its error if it is green then.
    retry: process.env.CI ? 1 : 0,
    reporters: ["default", retried],
    provide: { isBuilt: isBuilt() },
    globalSetup: ["./scripts/memoryFolder.ts"],
    // Plain JavaScript of 2 MB, which Node loads faster than Vite changes it.
    server: { deps: { external: [/schemas\/generated\/validators\.js$/] } },
    setupFiles: ["./scripts/properties.ts"],
    projects: [
      { extends: true, test: { name: "shared", include, exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
