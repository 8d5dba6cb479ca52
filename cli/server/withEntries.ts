import { readFile } from "node:fs/promises";
import { isTokenForm } from "#core/apiTokens.ts";
import { messages } from "#locales/generated/cli/entries.ts";
import { getText } from "#locales/getText.ts";
import { readInstallation } from "../base/installation.ts";
import { UsageError } from "../base/terminal.ts";
import type { Option, ParsedArguments } from "../base/verb.ts";
import { readDomain } from "./readDomain.ts";
import type { EntryTools } from "./serverTools.ts";
import { throughToken } from "./throughToken.ts";
import { withServerTools } from "./withServerTools.ts";

type Options = ParsedArguments["options"];

/** The options with which an organiser works through a server elsewhere. */
export const serverOptions = {
  server: { value: "URL", help: getText(messages, "server") },
  "token-file": { value: "FILE", help: getText(messages, "tokenFile") },
} satisfies Record<string, Option>;

/**
 * Does something with the entries of races: through the server that `--server` names, with the API
 * token of `--token-file` or STARTLINE_TOKEN, else with those of the server that the environment
 * names. A token is no argument, because everybody on a computer sees those. Throws a UsageError if
 * there is no token, or none of that form.
 */
export async function withEntries<T>(options: Options, work: (entries: EntryTools) => Promise<T>): Promise<T> {
  const file = options["token-file"];
  if (options.server === undefined) {
    if (file !== undefined) throw new UsageError(getText(messages, "noServer"));
    if (!readInstallation().isClone) throw new UsageError(getText(messages, "onlyElsewhere"));
    return withServerTools(work);
  }
  const base = readServer(String(options.server)).origin;
  return work(throughToken({ base, bearer: await readToken(file) }));
}

/**
 * The domain of the race that is meant: that of `--domain`, or of the server that `--server` names.
 * Throws a UsageError without both.
 */
export function readRaceDomain({ domain, server }: Options): string {
  if (domain !== undefined || server === undefined) return readDomain(String(domain ?? ""));
  return readDomain(readServer(String(server)).hostname);
}

function readServer(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!url || !isWeb || url.username !== "" || url.pathname !== "/" || url.search !== "" || url.hash !== "")
    throw new UsageError(getText(messages, "wrongServer", { server: address }));
  // A reader of the traffic would have the token.
  if (url.protocol === "http:" && !isThisComputer(url.hostname))
    throw new UsageError(getText(messages, "plainServer", { host: url.host }));
  return url;
}

function isThisComputer(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127\./.test(hostname);
}

async function readToken(file: string | boolean | undefined): Promise<string> {
  const token = file === undefined ? process.env.STARTLINE_TOKEN : await readTokenFile(String(file));
  if (token === undefined || token.trim() === "") throw new UsageError(getText(messages, "noToken"));
  if (!isTokenForm(token.trim())) throw new UsageError(getText(messages, "wrongToken"));
  return token.trim();
}

async function readTokenFile(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(
      getText(messages, "tokenUnreadable", { file, code: (error as NodeJS.ErrnoException).code ?? "" }),
    );
  }
}
