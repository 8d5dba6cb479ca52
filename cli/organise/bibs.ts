import { mostBibRows } from "#core/bibs.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/cli/bibs.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages as faultMessages } from "#locales/generated/organise-bibs.ts";
import { messages as columnMessages } from "#locales/generated/server/export.ts";
import { getText } from "#locales/getText.ts";
import { failWithoutRace, runAction } from "../base/actions.ts";
import { readTableFile } from "../base/readTable.ts";
import type { Terminal } from "../base/terminal.ts";
import type { ParsedArguments, Verb } from "../base/verb.ts";
import { readDomain } from "../server/readDomain.ts";
import { withServerTools } from "../server/withServerTools.ts";

/** `startline bibs`: the numbers of a race's runners, by rule or from a file. */
export const bibs: Verb = {
  usage: "bibs list|assign|import FILE --domain HOST …",
  help: getText(messages, "help"),
  positionals: [1, 2],
  options: {
    domain: { value: "HOST", help: getText(commandMessages, "domain") },
    trial: { help: getText(messages, "trial") },
    seed: { value: "WORDS", help: getText(messages, "seed") },
    json: { help: getText(messages, "json") },
  },
  run: (words, terminal) =>
    runAction({ list, assign, import: take }, (act) => getText(messages, "unknownAct", { act }))(words, terminal),
};

async function list({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const overview = await withServerTools((server) => server.readBibs({ domainName }));
  if (!overview) return failWithoutRace(terminal);
  const { blocks, others, without } = overview;
  const lines = blocks.map(({ id, itemName, first, last, given, numbers }) => {
    const item = inLanguage(itemName, terminal.language);
    return getText(messages, "block", { id, item, first, last, given, numbers });
  });
  if (others > 0) lines.push(getText(messages, "others", { count: others }));
  print(terminal, options, overview, [...lines, ...listWithout(without, terminal)]);
  return 0;
}

async function assign({ options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const isTrial = options.trial === true;
  const seed = options.seed === undefined ? {} : { seed: String(options.seed) };
  const assigned = await withServerTools((server) => server.assignBibs({ domainName, isTrial, ...seed }));
  const { given, drawn, without } = assigned;
  const lines = [getText(messages, isTrial ? "wouldGive" : "gave", { count: given, drawn })];
  if (assigned.seed !== null) lines.push(getText(messages, "drawnBy", { seed: assigned.seed }));
  print(terminal, options, assigned, [...lines, ...listWithout(without, terminal)]);
  return without.length > 0 ? 1 : 0;
}

async function take({ positionals: [, file], options }: ParsedArguments, terminal: Terminal): Promise<number> {
  const domainName = readDomain(String(options.domain ?? ""));
  const isTrial = options.trial === true;
  const limits = { needed: ["code", "bib"] as const, most: mostBibRows };
  const cells = await readTableFile(file, { code: namesOf("code"), bib: namesOf("bib") }, limits);
  const rows = cells.map(({ code = "", bib = "" }) => ({ code, bib }));
  const imported = await withServerTools((server) => server.importBibs({ domainName, isTrial, rows }));
  const { changed, same, wrong, faults } = imported;
  const lines = faults.map(({ row, fault }) => {
    const words = terminal.localise(getText(faultMessages, `fault_${fault}`));
    return getText(messages, "fault", { row, fault: words });
  });
  const summary =
    wrong > 0
      ? getText(messages, "wrong", { count: wrong })
      : getText(messages, isTrial ? "wouldChange" : "changed", { changed, same });
  print(terminal, options, imported, [...lines, summary]);
  return wrong > 0 ? 1 : 0;
}

// As the export of entries calls it, in either language.
function namesOf(column: "code" | "bib"): string[] {
  const { zh, en } = getText(columnMessages, column);
  return [column, zh, en];
}

type Lines = ReturnType<typeof getText>[];

function listWithout(
  without: readonly { itemName: Parameters<typeof inLanguage>[0]; count: number }[],
  terminal: Terminal,
): Lines {
  return without.map(({ itemName, count }) =>
    getText(messages, "without", { item: inLanguage(itemName, terminal.language), count }),
  );
}

function print(terminal: Terminal, options: ParsedArguments["options"], answer: object, lines: Lines): void {
  terminal.print(
    options.json === true ? JSON.stringify(answer, null, 2) : lines.map((line) => terminal.localise(line)).join("\n"),
  );
}
