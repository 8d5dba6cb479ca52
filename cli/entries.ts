import { type EntryState, entryStates } from "#contract/entries.ts";
import { type EntryFilter, type EntryHead, entryPayments, type OrganisedEntry } from "#contract/organise.ts";
import { inLanguage, type Sentence } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/entries.ts";
import { messages as stateMessages } from "#locales/generated/entry-states.ts";
import { textIn, textOf } from "#locales/textOf.ts";
import { printNumbers } from "./entryNumbers.ts";
import type { ServerTools } from "./serverTools.ts";
import { type Terminal, UsageError } from "./terminal.ts";
import type { ParsedArguments, Verb } from "./verb.ts";
import { readDomain, withServerTools } from "./withServerTools.ts";

const states = [...entryStates, "ended"];

/** `startline entries`: lists the entries of a race, shows one with its order, or its history, or counts them. */
export const entries: Verb = {
  usage: "entries list|show|history|numbers [CODE] [--domain HOST] …",
  help: textOf(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: textOf(commandMessages, "domain") },
    state: { value: "STATE", choices: states, help: textOf(messages, "state") },
    payment: { value: entryPayments.join("|"), choices: [...entryPayments], help: textOf(messages, "payment") },
    item: { value: "ID", help: textOf(messages, "item") },
    text: { value: "TEXT", help: textOf(messages, "text") },
    json: { help: textOf(messages, "json") },
  },
  async run(words, terminal) {
    const [name = ""] = words.positionals;
    const act = Object.hasOwn(actions, name) ? actions[name as keyof typeof actions] : undefined;
    if (!act) throw new UsageError(textOf(messages, "unknownAct", { act: name }));
    return act(words, terminal);
  },
};

const actions = { list, show, history, numbers };

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const { state, payment, item, text } = options;
  const filter: EntryFilter = {
    domainName: readDomain(String(options.domain ?? "")),
    ...(state !== undefined && { state: state as EntryState | "ended" }),
    ...(payment !== undefined && { payment: payment as (typeof entryPayments)[number] }),
    ...(item !== undefined && { item: String(item) }),
    ...(text !== undefined && text !== "" && { text: String(text) }),
  };
  const found = await withServerTools((server) => readAll(server, filter));
  if (!found) return fail(terminal, textOf(messages, "noRace"));
  if (options.json === true) terminal.print(JSON.stringify(found, null, 2));
  else {
    const lines = found.map((one) => lineOf(one, terminal));
    const summary = terminal.localise(textOf(messages, "count", { count: lines.length }));
    terminal.print([...lines, summary].join("\n"));
  }
  return 0;
}

async function readAll(server: ServerTools, filter: EntryFilter): Promise<EntryHead[] | undefined> {
  const all: EntryHead[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await server.listEntries({ ...filter, after });
    if (!page) return undefined;
    all.push(...page.entries);
    if (page.next === null) return all;
    after = page.next;
  }
}

async function show(words: ParsedArguments, terminal: Terminal): Promise<number> {
  return withEntry(words, terminal, (entry) => {
    const { answers, order } = entry;
    const money = order?.payments.map(({ merchant, way, state, amountFen, transactionId }) =>
      `  ${merchant} ${way}  ${state}  ¥${yuan(amountFen)}  ${transactionId ?? ""}`.trimEnd(),
    );
    const back = order?.refunds.map(
      ({ refundNo, state, amountFen, reason }) => `  ${refundNo}  ${state}  -¥${yuan(amountFen)}  ${reason}`,
    );
    return [
      lineOf(entry, terminal),
      ...answers.map(({ label, words: own }) => `  ${label}: ${own.replaceAll("\n", "\n    ")}`),
      ...(order ? ["", `${order.orderId}  ${order.state}  ¥${yuan(order.amountFen)}`] : []),
      ...(money ?? []),
      ...(back ?? []),
    ];
  });
}

async function history(words: ParsedArguments, terminal: Terminal): Promise<number> {
  return withEntry(words, terminal, (entry) => [
    lineOf(entry, terminal),
    ...entry.history.map(
      ({ after, reason, by, at }) => `  ${timeOf(at)}  ${stateOf(after, terminal)}  ${reason}  ${by}`,
    ),
    ...(entry.order?.history ?? []).map(({ event, after, at }) => `  ${timeOf(at)}  ${event}  ${after}`),
  ]);
}

async function numbers({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const found = await withServerTools((server) => server.readNumbers({ domainName, range: "all" }));
  if (!found) return fail(terminal, textOf(messages, "noRace"));
  if (options.json === true) terminal.print(JSON.stringify(found, null, 2));
  else printNumbers(found, terminal);
  return 0;
}

async function withEntry(
  { positionals: [, written], options }: ParsedArguments,
  terminal: Terminal,
  format: (entry: OrganisedEntry) => string[],
): Promise<number> {
  const code = written?.trim() ?? "";
  if (code === "") throw new UsageError(textOf(messages, "noCode"));
  const entry = await withServerTools((server) => server.readEntry(code, terminal.language));
  if (!entry) return fail(terminal, textOf(messages, "notFound", { code }));
  terminal.print(options.json === true ? JSON.stringify(entry, null, 2) : format(entry).join("\n"));
  return 0;
}

function lineOf(
  { code, state, createdAt, itemName, name, orderState, amountFen }: EntryHead,
  terminal: Terminal,
): string {
  const money = orderState === null ? "" : `${orderState} ¥${yuan(amountFen ?? 0)}`;
  const facts = [
    code,
    stateOf(state, terminal),
    timeOf(createdAt),
    inLanguage(itemName, terminal.language),
    name,
    money,
  ];
  return facts.filter(Boolean).join("  ");
}

function stateOf(state: EntryState, { language }: Terminal): string {
  return textIn(language, stateMessages, state);
}

function yuan(fen: number): string {
  return (fen / 100).toFixed(2);
}

function timeOf(at: number): string {
  return `${new Date(at).toISOString().replace("T", " ").slice(0, 16)} UTC`;
}

function fail(terminal: Terminal, sentence: Sentence): number {
  terminal.printError(terminal.localise(sentence));
  return 1;
}
