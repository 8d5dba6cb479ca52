import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { messages } from "#locales/generated/cli/impact.ts";
import { textOf } from "#locales/textOf.ts";
import { UsageError } from "../terminal.ts";

const run = promisify(execFile);

/** The texts of schema and upgrade files by their path in the project, such as schemas/home/faq/v1.schema.json. */
export type SchemaFiles = Map<string, string>;

const isSchemaFile = (path: string) => /^schemas\/.*\/v\d+\.(?:options\.)?(?:schema|upgrade)\.json$/.test(path);

/** The schema files of the working folder. */
export async function readWorkingSchemas(root: string): Promise<SchemaFiles> {
  const names = await readdir(join(root, "schemas"), { recursive: true });
  const paths = names.map((name) => `schemas/${name.replaceAll("\\", "/")}`).filter(isSchemaFile);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}

/** The schema files of a git commit, branch or tag. Throws a UsageError if git does not know it. */
export async function readSchemasAt(root: string, ref: string): Promise<SchemaFiles> {
  const git = async (...words: string[]) => (await run("git", words, { cwd: root, maxBuffer: 1 << 26 })).stdout;
  try {
    // Resolved first: a name that begins with a hyphen is never read as an option.
    const commit = (await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`)).trim();
    const listed = await git("ls-tree", "-r", "-z", "--name-only", commit, "schemas");
    const paths = listed.split("\0").filter(isSchemaFile);
    const texts = await Promise.all(paths.map((path) => git("show", `${commit}:${path}`)));
    return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
  } catch {
    throw new UsageError(textOf(messages, "unknownRef", { ref }));
  }
}
