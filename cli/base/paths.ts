import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, normalize, relative } from "node:path";
import type { Problem } from "#compiler/problems/problems.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { UsageError } from "./terminal.ts";

/**
 * The sites at a path: the path itself, or the site folders in it if it is only a folder of them.
 */
export async function findSites(path: string): Promise<string[]> {
  if (await isFile(join(path, "site.json"))) return [path];
  const sites = await listSites(path);
  return sites.length > 0 ? sites : [path];
}

/** The text of a file. Throws a UsageError if it cannot be read. */
export async function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => {
    throw unreadable(path);
  });
}

/** The folder of a site, from a path to that folder or to the site.json in it. */
export async function siteFolder(path: string): Promise<string> {
  const kind = await stat(path).catch(() => undefined);
  if (!kind) throw unreadable(path);
  return basename(path) === "site.json" && kind.isFile() ? dirname(path) : path;
}

/**
 * Returns a path as people name it: from the working folder, with forward slashes; an absolute path
 * outside of it stays absolute.
 */
export function displayPath(path: string): string {
  const relativePath = relative(process.cwd(), path);
  const isOutside = relativePath.split(/[\\/]/)[0] === "..";
  return (isOutside && isAbsolute(path) ? normalize(path) : relativePath || ".").replaceAll("\\", "/");
}

/**
 * A problem whose file is named from a site's folder, with that file named from the working folder.
 */
export function withDisplayPath<One extends Problem>(problem: One, folder: string): One {
  return { ...problem, file: displayPath(join(folder, problem.file ?? "site.json")) };
}

async function listSites(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isForbidden(error)) throw unreadable(folder);
    return [];
  });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const isSite = await Promise.all(folders.map((folder) => isFile(join(folder, "site.json"))));
  return folders.filter((_, index) => isSite[index]).sort();
}

/** Returns whether a path is a file. Throws a UsageError if this may not be known. */
export async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (kind) => kind.isFile(),
    (error) => {
      if (isForbidden(error)) throw unreadable(path);
      return false;
    },
  );
}

function isForbidden(error: unknown): boolean {
  return ["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");
}

/** The mistake of a path that cannot be read. */
export function unreadable(path: string): UsageError {
  return new UsageError(getText(messages, "unreadable", { path }));
}
