import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTerminal } from "./base/terminal.ts";
import { runCommand } from "./runCommand.ts";

const root = join(import.meta.dirname, "..");

/** What a call of the command gave. */
export interface Called {
  code: number;
  out: string;
  err: string;
}

/**
 * Calls the real command in a process of its own, as `node startline` does: the build, if it is
 * newer than its sources; for tests.
 */
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
  // Vitest's NODE_ENV would have React draw pages with its build for developers, which nobody's
  // shell does, at half the speed.
  const { NODE_ENV: _mode, ...shell } = inheritEnvironment();
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd, env: { ...shell, ...env }, maxBuffer: 1 << 26 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

/**
 * Runs the command in this process, from its sources, in English unless the environment names
 * another language; for tests of verbs. Calls that overlap would share their
 * environment. `answer` is a person's answer to each question; without it nobody is there.
 */
export async function runStartline(
  words: string[],
  env: Record<string, string> = {},
  answer?: boolean,
): Promise<Called> {
  const called = { code: 0, out: "", err: "" };
  const before = { ...process.env };
  // A verb that opens the database lets nobody else read what it creates; the tests after this one
  // go on as they were.
  const mask = process.umask();
  setEnvironment({ ...inheritEnvironment(), ...env });
  try {
    called.code = await runCommand(words, (language) => ({
      ...openTerminal(language),
      ask: undefined,
      ...(answer !== undefined && { ask: async () => answer }),
      hasColour: false,
      width: 100,
      print: (text) => {
        called.out += `${text}\n`;
      },
      printError: (text) => {
        called.err += `${text}\n`;
      },
    }));
    return called;
  } finally {
    process.umask(mask);
    setEnvironment(before);
  }
}

function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}

// The tests read English on every machine.
function inheritEnvironment(): NodeJS.ProcessEnv {
  const { LC_ALL: _all, LC_MESSAGES: _messages, ...inherited } = process.env;
  return { ...inherited, LANG: "en_GB.UTF-8" };
}

/**
 * A copy of a fixture site in a temporary folder, with its site.json edited; `remove` takes it
 * away.
 */
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
