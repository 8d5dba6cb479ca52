import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { root } from "#server/root.ts";
import type * as Compiler from "#src/compiler/compile.ts";

// In the built command this stands for src/compiler/compile.ts (scripts/build.ts): the whole compiler as one script of this name.
declare const COMPILER_SCRIPT: string;

const place = join(root, "dist/cli", COMPILER_SCRIPT);

/** The compiler's functions, as src/compiler/compile.ts has them. */
export const { compileSite, readDocument, readSite } = load();

// Node 20 has no cache of compiled modules, only one of scripts: reading the validators anew takes longer than a check does.
function load(): typeof Compiler {
  const cachedData = read(`${place}.cache`);
  const script = new Script(`(function (exports, require) {${readFileSync(place, "utf8")}\n})`, {
    filename: place,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) process.once("exit", () => keep(script));
  const compiler = {} as typeof Compiler;
  script.runInThisContext()(compiler, createRequire(place));
  return compiler;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

// With all that this call has compiled. A place that cannot be written to only makes the next call slower.
function keep(script: Script): void {
  try {
    const draft = `${place}.${process.pid}.draft`;
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, `${place}.cache`);
  } catch {
    return;
  }
}
