import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { messages } from "#locales/generated/cli/impact.ts";
import { getText } from "#locales/getText.ts";
import { root } from "#server/base/root.ts";
import { readInstallation } from "../base/installation.ts";
import { displayPath } from "../base/paths.ts";
import { UsageError } from "../base/terminal.ts";
import { readCommitted } from "./committed.ts";

const run = promisify(execFile);

/**
 * The texts of schema and upgrade files by their path in the project, such as
 * schemas/home/faq/v1.schema.json.
 */
export type SchemaFiles = Map<string, string>;

const isSchemaFile = (path: string) => /^schemas\/.*\/v\d+\.(?:options\.)?(?:schema|upgrade)\.json$/.test(path);

/**
 * The schema files to compare: those of a git commit, branch or tag and those of the working
 * folder; or those of another package or clone, named by its folder, and those of this program.
 * Throws a UsageError if there are none.
 */
export async function readBothSchemas(base: string): Promise<{ before: SchemaFiles; after: SchemaFiles }> {
  if (hasSchemas(base)) return { before: await readWorkingSchemas(base), after: await readWorkingSchemas(root) };
  const project = readInstallation().isClone ? root : await findRepository();
  const before = await readSchemasAt(project, base);
  if (!hasSchemas(project)) throw new UsageError(getText(messages, "noSchemas", { folder: displayPath(project) }));
  return { before, after: await readWorkingSchemas(project) };
}

function hasSchemas(folder: string): boolean {
  return existsSync(join(folder, "schemas"));
}

// The package compares the schemas of the repository that it is called in.
async function findRepository(): Promise<string> {
  const result = await run("git", ["rev-parse", "--show-toplevel"]).catch(() => undefined);
  return result?.stdout.trim() || process.cwd();
}

/** The schema files of the working folder. */
export async function readWorkingSchemas(root: string): Promise<SchemaFiles> {
  const names = await readdir(join(root, "schemas"), { recursive: true });
  const paths = names.map((name) => `schemas/${name.replaceAll("\\", "/")}`).filter(isSchemaFile);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}

/** The schema files of a git commit, branch or tag. Throws a UsageError if git does not know it. */
export async function readSchemasAt(root: string, ref: string): Promise<SchemaFiles> {
  try {
    return new Map(await readCommitted(root, ref, "schemas", isSchemaFile));
  } catch {
    throw new UsageError(getText(messages, "unknownRef", { ref }));
  }
}
