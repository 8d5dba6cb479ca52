import { type EntryState, entryStates } from "#contract/entries.ts";
import { type EntryFilter, type EntryHead, entryPayments, type OrganisedEntry } from "#contract/organise.ts";
import { inLanguage } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/entries.ts";
import { messages as stateMessages } from "#locales/generated/entry-states.ts";
import { getText, textIn } from "#locales/getText.ts";
import { fail, failWithoutRace, filterWords, readPages, runAction, utcMinute } from "../base/actions.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import type { EntryTools } from "../server/serverTools.ts";
import { readRaceDomain, serverOptions, withEntries } from "../server/withEntries.ts";
import { invite, listInvitations } from "./entryInvitations.ts";
import { printNumbers } from "./entryNumbers.ts";
import { places } from "./entryPlaces.ts";
import { exportOptions, readExport, reportExport } from "./exportFile.ts";

const states = [...entryStates, "ended"];

/**
 * `startline entries`: lists and exports the entries of a race, shows one with its order or its
 * history, counts them, changes the places, and invites runners.
 */
export const entries: Verb = {
  usage:
    "entries list|show|history|export|places|numbers|invite|invitations [CODE|POOL|FILE] [PLACES] [--domain HOST] [--server URL] …",
  help: getText(messages, "help"),
  positionals: [1, 3],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    ...serverOptions,
    state: { value: "STATE", choices: states, help: getText(messages, "state") },
    payment: { value: entryPayments.join("|"), choices: [...entryPayments], help: getText(messages, "payment") },
    item: { value: "ID", help: getText(messages, "item") },
    text: { value: "TEXT", help: getText(messages, "text") },
    ...exportOptions,
    layout: { value: "NAME", help: getText(messages, "layout") },
    reason: { value: "TEXT", help: getText(messages, "reason") },
    until: { value: "TIME", help: getText(messages, "until") },
    message: { value: "zh|en", choices: ["zh", "en"], help: getText(messages, "message") },
    waived: { help: getText(messages, "waived") },
    hold: { help: getText(messages, "hold") },
    good: { help: getText(messages, "good") },
    "dry-run": { help: getText(messages, "dryRun") },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) => runAction(actions, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

const actions = { list, show, history, export: exportFile, places, numbers, invite, invitations: listInvitations };

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const filter = getFilter(options);
  const entries = await withEntries(options, (server) => readAll(server, filter));
  if (!entries) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(entries, null, 2));
  else {
    const lines = entries.map((entry) => getLine(entry, terminal));
    const summary = terminal.localise(getText(messages, "count", { count: lines.length }));
    terminal.print([...lines, summary].join("\n"));
  }
  return 0;
}

async function readAll(server: EntryTools, filter: EntryFilter): Promise<EntryHead[] | undefined> {
  const pages = await readPages((after) => server.listEntries({ ...filter, after }));
  return pages?.flatMap((page) => page.entries);
}

function getFilter(options: ParsedArguments["options"]): EntryFilter {
  const { state, payment } = options;
  return {
    domainName: readRaceDomain(options),
    ...(state !== undefined && { state: state as EntryState | "ended" }),
    ...(payment !== undefined && { payment: payment as (typeof entryPayments)[number] }),
    ...filterWords(options),
  };
}

async function exportFile({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const { file, how } = readExport(options);
  const layout = options.layout === undefined ? {} : { layout: String(options.layout) };
  const request = { ...getFilter(options), ...how, ...layout };
  const done = await withEntries(options, (server) => server.exportEntries(request, file));
  return reportExport(done, { file, noRows: getText(messages, "noRows") }, terminal);
}

async function show(words: ParsedArguments, terminal: Terminal): Promise<number> {
  return withEntry(words, terminal, (entry) => {
    const { answers, order } = entry;
    const money = order?.payments.map(({ merchant, way, state, amountFen, transactionId }) =>
      `  ${merchant} ${way}  ${state}  ¥${formatYuan(amountFen)}  ${transactionId ?? ""}`.trimEnd(),
    );
    const refundLines = order?.refunds.map(
      ({ refundNo, state, amountFen, reason }) => `  ${refundNo}  ${state}  -¥${formatYuan(amountFen)}  ${reason}`,
    );
    return [
      getLine(entry, terminal),
      ...listOtherRaces(entry, terminal),
      ...answers.map(({ label, words: answerText }) => `  ${label}: ${answerText.replaceAll("\n", "\n    ")}`),
      ...(order ? ["", `${order.orderId}  ${order.state}  ¥${formatYuan(order.amountFen)}`] : []),
      ...(money ?? []),
      ...(refundLines ?? []),
    ];
  });
}

function listOtherRaces({ deferredFrom, deferredTo }: OrganisedEntry, terminal: Terminal): string[] {
  const lines = [
    [deferredFrom, "deferredFrom"],
    [deferredTo, "deferredTo"],
  ] as const;
  return lines.flatMap(([otherEntry, key]) => {
    if (!otherEntry) return [];
    const race = inLanguage(otherEntry.race, terminal.language);
    return [`  ${terminal.localise(getText(messages, key, { race }))}  ${otherEntry.code ?? ""}`.trimEnd()];
  });
}

async function history(words: ParsedArguments, terminal: Terminal): Promise<number> {
  return withEntry(words, terminal, (entry) => [
    getLine(entry, terminal),
    ...entry.history.map(
      ({ after, reason, by, at }) => `  ${utcMinute(at)}  ${findState(after, terminal)}  ${reason}  ${by}`,
    ),
    ...(entry.order?.history ?? []).map(({ event, after, at }) => `  ${utcMinute(at)}  ${event}  ${after}`),
  ]);
}

async function numbers({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readRaceDomain(options);
  const numbers = await withEntries(options, (server) => server.readNumbers({ domainName, range: "all" }));
  if (!numbers) return failWithoutRace(terminal);
  if (options.json === true) terminal.print(JSON.stringify(numbers, null, 2));
  else printNumbers(numbers, terminal);
  return 0;
}

async function withEntry(
  { positionals: [, codeText], options }: ParsedArguments,
  terminal: Terminal,
  format: (entry: OrganisedEntry) => string[],
): Promise<number> {
  const code = codeText?.trim() ?? "";
  if (code === "") throw new UsageError(getText(messages, "noCode"));
  const entry = await withEntries(options, (server) => server.readEntry(code, terminal.language));
  if (!entry) return fail(terminal, getText(messages, "notFound", { code }));
  terminal.print(options.json === true ? JSON.stringify(entry, null, 2) : format(entry).join("\n"));
  return 0;
}

function getLine(
  { code, state, createdAt, itemName, name, orderState, amountFen }: EntryHead,
  terminal: Terminal,
): string {
  const money = orderState === null ? "" : `${orderState} ¥${formatYuan(amountFen ?? 0)}`;
  const facts = [
    code,
    findState(state, terminal),
    utcMinute(createdAt),
    inLanguage(itemName, terminal.language),
    name,
    money,
  ];
  return facts.filter(Boolean).join("  ");
}

function findState(state: EntryState, { language }: Terminal): string {
  return textIn(language, stateMessages, state);
}

function formatYuan(fen: number): string {
  return (fen / 100).toFixed(2);
}
