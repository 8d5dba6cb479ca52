#!/usr/bin/env node
// `npx startline` and `npm run startline`: the built command where it is newer than its sources, else the sources themselves.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/cli/main.js");
const sources = ["src", "server", "schemas/generated"];

// Drawing pages takes the build: the blocks' style sheets have their names from it.
if (
  ["compile", "dev"].includes(process.argv[2]) &&
  !(existsSync(built) && sources.every((folder) => isOlder(join(root, folder), statSync(built).mtimeMs)))
)
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });

if (existsSync(built) && sources.every((folder) => isOlder(join(root, folder), statSync(built).mtimeMs))) {
  await import("../../dist/cli/main.js");
} else {
  await import("tsx");
  await import("./main.ts");
}

function isOlder(folder, time) {
  if (!existsSync(folder)) return true;
  return readdirSync(folder, { recursive: true }).every((name) => statSync(join(folder, name)).mtimeMs <= time);
}
