import { readFile } from "node:fs/promises";
import { type AuditLine, type ChainReport, mostKept } from "#contract/audit.ts";
import { messages as names } from "#locales/generated/audit.ts";
import { messages } from "#locales/generated/cli/audit.ts";
import { getText, textIn } from "#locales/getText.ts";
import { failWithoutRace, readPages } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";

type Act = (options: ParsedArguments["options"], terminal: Terminal) => Promise<number>;

/** What `startline audit` does with the chain of a race, by the word after it. */
export const chainActs: Record<string, Act> = { lines: printLines, head: printHead, verify };

async function printLines({ domain, json }: ParsedArguments["options"], terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(domain ?? ""));
  const pages = await withServerTools((server) => readPages((after) => server.listAudit({ domainName, after })));
  const lines = pages?.flatMap((page) => page.lines);
  if (!lines) return failWithoutRace(terminal);
  if (json === true) terminal.print(JSON.stringify(lines, null, 2));
  else if (lines.length === 0) terminal.print(terminal.localise(getText(messages, "none")));
  else terminal.print(lines.map((line) => getLine(line, terminal)).join("\n"));
  return 0;
}

// One line of text that can be kept: the time, the number, the hash, and all of it signed.
async function printHead({ domain, json }: ParsedArguments["options"], terminal: Terminal): Promise<number> {
  const head = await withServerTools((server) => server.readAuditHead(readDomain(String(domain ?? ""))));
  if (!head) return failWithoutRace(terminal);
  const { at, number, hash, signed } = head;
  terminal.print(json === true ? JSON.stringify(head) : [readTime(at), number, hash || "-", signed].join(" "));
  return 0;
}

async function verify({ domain, kept, json }: ParsedArguments["options"], terminal: Terminal): Promise<number> {
  const heads = kept === undefined ? [] : await readHeads(String(kept));
  const report = await withServerTools((server) =>
    server.verifyAudit({ domainName: readDomain(String(domain ?? "")), kept: heads }),
  );
  if (!report) return failWithoutRace(terminal);
  if (json === true) terminal.print(JSON.stringify(report, null, 2));
  else terminal.print(buildReport(report, terminal).join("\n"));
  return report.broken === 0 && report.kept.every(({ outcome }) => outcome === "matches") ? 0 : 1;
}

// The newest are compared: a chain that is rebuilt has other hashes from there on.
async function readHeads(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(getText(messages, "keptUnreadable", { file, reason: code ?? "" }));
  });
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.slice(-mostKept).map((line) => line.slice(0, 1000));
}

function buildReport({ head, broken, kept }: ChainReport, { localise }: Terminal): string[] {
  const outcomes = kept.map(({ number, at, outcome }) =>
    [at === null ? "" : readTime(at), number ?? "", localise(getText(messages, `kept_${outcome}`))].join("  ").trim(),
  );
  return [
    localise(getText(messages, "chain", { number: head.number, hash: head.hash || "-" })),
    localise(getText(messages, "broken", { count: broken })),
    ...outcomes,
  ];
}

function getLine({ number, at, by, nick, action, entity, entityId, code, ...line }: AuditLine, terminal: Terminal) {
  const { language } = terminal;
  const person = nick ?? textIn(language, names, `who_${by}`);
  const token = line.token === null ? undefined : textIn(language, names, "byToken", { name: line.token });
  const states = line.after === null ? undefined : [line.before, line.after].filter(Boolean).join(" → ");
  const details = Object.keys(line.details).length > 0 ? JSON.stringify(line.details) : undefined;
  const parts = [
    number,
    readTime(at),
    person,
    token,
    action,
    `${entity} ${code ?? entityId}`,
    states,
    line.reason,
    details,
  ];
  return parts.filter((part) => part !== undefined && part !== null && part !== "").join("  ");
}

function readTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
