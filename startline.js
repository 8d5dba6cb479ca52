#!/usr/bin/env node
// `node startline <verb> …`: written with a path, so that no package registry is queried for this name.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const root = import.meta.dirname;
// `npm run startline` moves to this folder first: paths are meant from where it was called.
const { npm_lifecycle_event: script, INIT_CWD: calledFrom } = process.env;
if (script === "startline" && calledFrom) process.chdir(calledFrom);
const built = join(root, "dist/cli/main.js");
const sources = [
  "blocks",
  "cli",
  "compiler",
  "contract",
  "core",
  "forms",
  "pictures",
  "schemas/generated",
  "server",
  "src",
];

// Drawing pages takes the build: the blocks' style sheets have their names from it.
if (
  ["compile", "dev"].includes(process.argv[2]) &&
  !(existsSync(built) && sources.every((folder) => isOlder(join(root, folder), statSync(built).mtimeMs)))
)
  buildFirst();

if (existsSync(built) && sources.every((folder) => isOlder(join(root, folder), statSync(built).mtimeMs))) {
  await import("./dist/cli/main.js");
} else {
  const { ensureValidators } = await import("./scripts/ensureValidators.mjs");
  ensureValidators();
  await import("tsx");
  await import("./cli/main.ts");
}

// What the tools have to say of a build that succeeds is nothing to an organiser.
function buildFirst() {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const isChinese = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || "");
  process.stderr.write(
    isChinese ? "先构建程序，约需一分钟 …\n" : "Building the program first, which takes a minute …\n",
  );
  try {
    execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    process.stderr.write(error.stderr ?? `${error.message}\n`);
    process.exit(2);
  }
}

function isOlder(folder, time) {
  if (!existsSync(folder)) return true;
  return readdirSync(folder, { recursive: true }).every((name) => statSync(join(folder, name)).mtimeMs <= time);
}
