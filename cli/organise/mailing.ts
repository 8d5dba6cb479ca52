import type { OrganisedMailing } from "#contract/mailing.ts";
import {
  type MailingState,
  type MailingStep,
  mailingColumns,
  mailingStates,
  mailingSteps,
  mostMailingRows,
  runnerColumns,
} from "#core/mailing.ts";
import { inLanguage } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/mailing.ts";
import { messages as columnMessages } from "#locales/generated/organise-mailing.ts";
import { getText } from "#locales/getText.ts";
import { failWithoutRace, readPages, runAction, utcMinute } from "../base/actions.ts";
import { readTableFile } from "../base/readTable.ts";
import { type Terminal, UsageError } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";
import { exportOptions, readExport, reportExport } from "./exportFile.ts";

/** `startline mailing`: the race packs of a race that are mailed because nobody collected them. */
export const mailing: Verb = {
  usage: "mailing list|step ID STEP|ship FILE|export|runners FILE --domain HOST …",
  help: getText(messages, "help"),
  positionals: [1, 3],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    state: { value: "STATE", help: getText(messages, "state") },
    carrier: { value: "NAME", help: getText(messages, "carrier") },
    tracking: { value: "NUMBER", help: getText(messages, "tracking") },
    ...exportOptions,
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) =>
    runAction({ list, step, ship, export: take, runners }, (act) => getText(messages, "unknownAct", { act }))(
      words,
      terminal,
    ),
};

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const filter = readFilter(options);
  const pages = await withServerTools((server) => readPages((after) => server.listMailings({ ...filter, after })));
  if (!pages) return failWithoutRace(terminal);
  const mailings = pages.flatMap(({ mailings }) => mailings);
  if (options.json === true) terminal.print(JSON.stringify(mailings, null, 2));
  else {
    const count = pages[0]?.uncollected ?? 0;
    const summary = terminal.localise(getText(messages, "uncollected", { count }));
    terminal.print([...mailings.map((row) => writeLine(row, terminal)), summary].join("\n"));
  }
  return 0;
}

async function step({ positionals, options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const [, mailingId = "", next = ""] = positionals;
  const domainName = readDomain(String(options.domain ?? ""));
  if (mailingId === "" || !isStep(next))
    throw new UsageError(getText(messages, "noStep", { steps: mailingSteps.join(", ") }));
  const shipment = {
    ...(options.carrier !== undefined && { carrier: String(options.carrier) }),
    ...(options.tracking !== undefined && { tracking: String(options.tracking) }),
  };
  const taken = await withServerTools((server) =>
    server.stepMailing({ domainName, mailingId, step: next, ...shipment }),
  );
  const state = terminal.localise(getText(columnMessages, `state_${taken.state}`));
  terminal.print(terminal.localise(getText(messages, "stepped", { id: mailingId, state })));
  return 0;
}

async function ship({ positionals: [, file], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const limits = { needed: mailingColumns, most: mostMailingRows };
  const cells = await readTableFile(file, namesOf(mailingColumns), limits);
  const rows = cells.map(({ mailing: mailingId = "", carrier = "", tracking = "" }) => ({
    mailingId,
    carrier,
    tracking,
  }));
  const { shipped, faults } = await withServerTools((server) => server.shipMailings({ domainName, rows }));
  return report({ count: shipped, faults }, terminal);
}

async function runners({ positionals: [, file], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const limits = { needed: ["number", "name"] as const, most: mostMailingRows };
  const cells = await readTableFile(file, namesOf(runnerColumns), limits);
  const rows = cells.map(({ type = "", number = "", name = "", phone = "", pack = "" }) => {
    return { type, number, name, phone, pack };
  });
  const { imported, faults } = await withServerTools((server) => server.importMailingRunners({ domainName, rows }));
  return report({ count: imported, faults }, terminal);
}

async function take({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const { file, how } = readExport(options);
  const filter = readFilter(options);
  const done = await withServerTools((server) => server.exportMailings({ ...filter, ...how }, file));
  return reportExport(done, { file, noRows: getText(messages, "noRows") }, terminal);
}

function readFilter(options: ParsedArguments["options"]): { domainName: string; state?: MailingState } {
  const domainName = readDomain(String(options.domain ?? ""));
  if (options.state === undefined) return { domainName };
  const state = mailingStates.find((name) => name === options.state);
  if (!state) throw new UsageError(getText(messages, "noState", { state: String(options.state) }));
  return { domainName, state };
}

const isStep = (name: string): name is MailingStep => (mailingSteps as readonly string[]).includes(name);

function writeLine(
  { mailingId, state, pack, itemName, recipient, ...row }: OrganisedMailing,
  terminal: Terminal,
): string {
  const word = terminal.localise(getText(columnMessages, `state_${state}`));
  const sent = [row.carrier, row.tracking].filter(Boolean).join(" ");
  const facts = [
    mailingId,
    word,
    pack,
    inLanguage(itemName, terminal.language),
    recipient,
    sent,
    utcMinute(row.stateAt),
  ];
  return facts.filter(Boolean).join("  ");
}

function report(
  { count, faults }: { count: number; faults: { row: number; fault: string }[] },
  terminal: Terminal,
): number {
  const lines = faults.map(({ row, fault }) => getText(messages, "fault", { row, fault }));
  const summary = getText(messages, "done", { count, faults: faults.length });
  terminal.print([...lines, summary].map((line) => terminal.localise(line)).join("\n"));
  return faults.length > 0 ? 1 : 0;
}

type Column = (typeof mailingColumns)[number] | (typeof runnerColumns)[number];

// As the packing list calls them, in either language.
function namesOf<Named extends Column>(columns: readonly Named[]): Record<Named, string[]> {
  const names = columns.map((column: Column) => {
    const { zh, en } = getText(columnMessages, `column_${column}`);
    return [column, [column, zh, en]];
  });
  return Object.fromEntries(names);
}
