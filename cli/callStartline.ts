import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What a call of the command gave. */
export interface Called {
  code: number;
  out: string;
  err: string;
}

/** Calls the real command in a process of its own, as `node startline` does: the build, if it is newer than its sources; for tests. */
export function callStartline(
  words: string[],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<Called> {
  return callNode([join(root, "startline.js"), ...words], env, cwd);
}

/** Calls the command from its sources, as `node startline` does if nothing is built; for tests. */
export function callUnbuilt(words: string[], env: Record<string, string> = {}): Promise<Called> {
  return callNode(["--import", "tsx", join(root, "cli/main.ts"), ...words], env, root);
}

/** Calls a program of Node by its path, as a shell does; for tests. */
export function callProgram(
  program: string,
  words: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Called> {
  return callNode([program, ...words], env, cwd);
}

function callNode(words: string[], env: Record<string, string>, cwd: string): Promise<Called> {
  const { LC_ALL: _all, LC_MESSAGES: _messages, ...inherited } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      words,
      { cwd, env: { ...inherited, LANG: "en_GB.UTF-8", ...env }, maxBuffer: 1 << 26 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/** A copy of a fixture site in a temporary folder, with its site.json edited; `remove` takes it away. */
export function copySite(
  name: string,
  edit: (text: string) => string = (text) => text,
): {
  folder: string;
  siteFile: string;
  read(): string;
  write(edit: (text: string) => string): void;
  remove(): void;
} {
  const parent = mkdtempSync(join(tmpdir(), "startline-cli-"));
  const folder = join(parent, name);
  cpSync(join(root, "fixtures/sites", name), folder, { recursive: true });
  const siteFile = join(folder, "site.json");
  const read = () => readFileSync(siteFile, "utf8");
  writeFileSync(siteFile, edit(read()));
  const write = (change: (text: string) => string) => writeFileSync(siteFile, change(read()));
  return { folder, siteFile, read, write, remove: () => rmSync(parent, { recursive: true }) };
}
