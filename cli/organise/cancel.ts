import { randomUUID } from "node:crypto";
import type { Cancellation, CancellationEffect } from "#contract/cancellations.ts";
import type { RefundRule } from "#core/organise.ts";
import { messages } from "#locales/generated/cli/cancel.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { failWithoutRace } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";

/**
 * `startline cancel`: requests that a race is cancelled, or shows what that would end and how far
 * it is.
 */
export const cancel: Verb = {
  usage: "cancel --domain HOST [--keep nothing|N%|YUAN|everything] [--reason TEXT] [--json]",
  help: getText(messages, "help"),
  positionals: [0, 0],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    keep: { value: "WHAT", help: getText(messages, "keep") },
    reason: { value: "TEXT", help: getText(messages, "reason") },
    json: { help: getText(messages, "json") },
  },
  run,
};

async function run({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const rule = options.keep === undefined ? undefined : readRule(String(options.keep));
  const reason = String(options.reason ?? "").trim();
  if (reason.length > 300) throw new UsageError(getText(messages, "longReason"));
  if (reason !== "" && !rule) throw new UsageError(getText(messages, "needsKeep"));
  const result = await withServerTools(async (server) => {
    const current = await server.readCancellation({ domainName, ...(rule && { ...rule, kept: String(rule.kept) }) });
    if (!current || !rule || reason === "") return current;
    const cancellation = await server.requestCancellation({ domainName, ...rule, reason, key: randomUUID() });
    return { ...current, cancellation };
  });
  if (!result) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(result, null, 2));
  else terminal.print([writeStateLine(result.cancellation, terminal), effectLine(result.effect, terminal)].join("\n"));
  return 0;
}

function readRule(rule: string): { refunds: RefundRule; kept: number } {
  if (rule === "nothing") return { refunds: "all", kept: 0 };
  if (rule === "everything") return { refunds: "none", kept: 0 };
  const share = /^([1-9]\d?)%$/.exec(rule)?.[1];
  if (share !== undefined) return { refunds: "share", kept: Number(share) };
  const [, yuan, fen = ""] = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(rule) ?? [];
  const keptFen = 100 * Number(yuan) + Number(fen.padEnd(2, "0"));
  if (yuan === undefined || keptFen === 0) throw new UsageError(getText(messages, "wrongKeep"));
  return { refunds: "amount", kept: keptFen };
}

function writeStateLine(cancellation: Cancellation | null, terminal: Terminal): string {
  if (!cancellation) return terminal.localise(getText(messages, "state_none"));
  const { state, reason, total, refundedFen, doneAt } = cancellation;
  const key = state === "approved" && doneAt !== null ? "state_done" : (`state_${state}` as const);
  return terminal.localise(getText(messages, key, { reason, total, refunded: getYuan(refundedFen) }));
}

function effectLine({ paidFen, refundFen, ...counts }: CancellationEffect, terminal: Terminal): string {
  const money = { paid: getYuan(paidFen), refund: getYuan(refundFen) };
  return terminal.localise(getText(messages, "effect", { ...counts, ...money }));
}

const getYuan = (fen: number) => (fen / 100).toFixed(2);
