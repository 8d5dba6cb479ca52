import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Script } from "node:vm";
import { root } from "#server/base/root.ts";

const loaded = new Map<string, object>();

/**
 * Loads a script of dist/cli that has modules of the compiler (scripts/buildCommand.ts), with what
 * V8 kept of it at an earlier call.
 */
export function loadScript(name: string): object {
  const cached = loaded.get(name);
  if (cached) return cached;
  const place = join(root, "dist/cli", name);
  // Node 20 has no cache of compiled modules, only one of scripts: reading the validators anew
  // takes longer than a check does.
  const cachedData = read(`${place}.cache`);
  const script = new Script(`(function (exports, require) {${readFileSync(place, "utf8")}\n})`, {
    filename: place,
    ...(cachedData && { cachedData }),
  });
  if (!cachedData || script.cachedDataRejected) process.once("exit", () => keep(script, place));
  const exported = {};
  loaded.set(name, exported);
  script.runInThisContext()(exported, createRequire(place));
  return exported;
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

// With all that this call has compiled. A place that cannot be written to only makes the next call
// slower.
function keep(script: Script, place: string): void {
  try {
    const draft = `${place}.${process.pid}.draft`;
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, `${place}.cache`);
  } catch {
    return;
  }
}
