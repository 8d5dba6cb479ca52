import type { SQL } from "drizzle-orm";
import { inLanguage } from "#core/text.ts";
import { maskName, maskNumber } from "#forms/values/identity.ts";
import { searchableName } from "#forms/values/names.ts";
import { messages as stateMessages } from "#locales/generated/entry-states.ts";
import { messages as organiseMessages } from "#locales/generated/organise.ts";
import { textIn } from "#locales/getText.ts";
import { nameStart } from "../../race/bibs.ts";
import { ownDocument } from "../../race/documents.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type Column, getCells } from "../export/columns.ts";
import { timeWriter } from "../export/rows.ts";
import type { FactKey } from "./entryColumns.ts";
import type { OrganiseTools } from "./race.ts";
import { type OpenedEntry, openRows, readRows } from "./rows.ts";

/** Which entries are exported: those of a condition whose name begins so; "" if any does. */
export interface Chosen {
  where: SQL | undefined;
  name: string;
}

const batchSize = 500;
/** The entries that match, the newest first, read in batches. */
export async function* matchingEntries(
  { db, secrets }: OrganiseTools,
  { where, name }: Chosen,
): AsyncGenerator<OpenedEntry> {
  let after: number | undefined;
  for (;;) {
    const rows = await openRows(db, secrets, await readRows(db, where, { after, limit: batchSize }));
    for (const row of rows) if (searchableName(row.name).startsWith(name)) yield row;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.entry.seq;
  }
}

/** How the rows of an export are written. */
export interface Written {
  site: RaceSite;
  language: "zh" | "en";
  /** Whether personal data are shown; masked if not. */
  isShown: boolean;
  columns: Column[];
  /**
   * The keys of all columns that these entries can have: an answer under another key is among the
   * others.
   */
  known: ReadonlySet<string>;
}

/** A row of headings, then one row for each entry. */
export async function* getEntryRows(
  tools: OrganiseTools,
  selection: Chosen,
  output: Written,
): AsyncGenerator<string[]> {
  const { columns } = output;
  const writeTime = timeWriter(output.site.timeZone);
  yield columns.map(({ label }) => label);
  for await (const entry of matchingEntries(tools, selection)) {
    const cells = new Map<string, string>([...factCells(entry, output, writeTime), ...answerCells(entry, output)]);
    yield columns.map(({ key }) => cells.get(key) ?? "");
  }
}

function factCells(
  { entry, submission, order, form, answers, name }: OpenedEntry,
  { site, language, isShown }: Written,
  writeTime: (at: Date) => string,
): [FactKey, string][] {
  const document = (form && ownDocument(form, answers)?.number) ?? "";
  const cells: Record<FactKey, string> = {
    code: entry.code,
    receipt: submission?.receipt ?? "",
    submitted: writeTime(entry.createdAt),
    item: inLanguage(itemName(site, entry.item), language),
    state: textIn(language, stateMessages, entry.state),
    since: writeTime(entry.stateAt),
    order: order ? textIn(language, organiseMessages, `order_${order.state}`) : "",
    yuan: order ? (order.amountFen / 100).toFixed(2) : "",
    who: isShown ? name : maskName(name),
    document: isShown || document === "" ? document : maskNumber(document),
    bib: entry.bib ?? "",
    startBlock: inLanguage((entry.bib !== null && nameStart(site, entry.item, entry.bib)) || { zh: "" }, language),
  };
  return Object.entries(cells) as [FactKey, string][];
}

// Of an answer that is masked only is shown that there is one.
const mask = "***";

function answerCells({ form, answers }: OpenedEntry, { site, language, isShown, known }: Written): [string, string][] {
  if (!form) return [];
  const cells = [...getCells(form, answers, { language, timeZone: site.timeZone })];
  const otherWords = cells.flatMap(([key, words]) => (known.has(key) || words === "" ? [] : [words])).join("\n");
  const columns: [string, string][] = [...cells, ["other", otherWords]];
  const visible = columns.map(([key, words]): [string, string] => [key, isShown || words === "" ? words : mask]);
  return [["form", `${form.id} v${form.version}`], ...visible];
}
