import { readFile } from "node:fs/promises";
import { messages } from "#locales/generated/cli/config-files.ts";
import { getText, textIn } from "#locales/getText.ts";
import { describeConfigProblem } from "#server/sites/cloud-config/describe.ts";
import { fail } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { Verb } from "../base/verb.ts";
import { withServerTools } from "../server/withServerTools.ts";

/** `startline cloud`: prints the cloud config, or checks and stores another. */
export const cloud: Verb = {
  usage: "cloud [FILE]",
  help: getText(messages, "cloudHelp"),
  positionals: [0, 1],
  options: {},
  run: ({ positionals: [file] }, terminal) => run("cloud.json", file, terminal),
};

/** `startline tables`: lists the translation tables, prints one, or checks and stores another. */
export const tables: Verb = {
  usage: "tables [NAME [FILE]]",
  help: getText(messages, "tablesHelp"),
  positionals: [0, 2],
  options: {},
  async run({ positionals: [name, file] }, terminal) {
    if (name === undefined) return listTables(terminal);
    if (!/^[\w-]{1,60}$/.test(name)) throw new UsageError(getText(messages, "wrongName", { name }));
    return run(`i18n/${name}.json`, file, terminal);
  },
};

async function listTables(terminal: Terminal): Promise<number> {
  const { names } = await withServerTools((server) => server.openConfigFile("cloud.json"));
  const languages = names.flatMap((name) => /^i18n\/(.+)\.json$/.exec(name)?.[1] ?? []);
  terminal.print(languages.join("\n"));
  return 0;
}

async function run(name: string, file: string | undefined, terminal: Terminal): Promise<number> {
  return file === undefined ? print(name, terminal) : store(name, file, terminal);
}

async function print(name: string, terminal: Terminal): Promise<number> {
  const { body, problems } = await withServerTools((server) => server.openConfigFile(name));
  if (body === null) return fail(terminal, getText(messages, "none", { name }));
  terminal.print(JSON.stringify(JSON.parse(body), null, 2));
  for (const problem of problems) fail(terminal, describeConfigProblem(problem));
  return problems.length > 0 ? 1 : 0;
}

async function store(name: string, file: string, terminal: Terminal): Promise<number> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UsageError(getText(messages, "unreadable", { file }));
  });
  const { isStored, problems } = await withServerTools((server) => server.storeConfigFile({ name, text }));
  for (const problem of problems) fail(terminal, describeConfigProblem(problem));
  if (!isStored) return fail(terminal, getText(messages, "notStored", { file }));
  terminal.print(textIn(terminal.language, messages, "stored", { name }));
  return 0;
}
