import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/base/root.ts";

/**
 * The program that runs: a clone of the project, or the package `@startline/cli`, which has no
 * server.
 */
export interface Installation {
  isClone: boolean;
  version: string;
}

/** Reads which program runs from the package.json above it. */
export function readInstallation(): Installation {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return { isClone: name === "startline", version };
}
