import { eq, type SQL } from "drizzle-orm";
import { inLanguage } from "#core/text.ts";
import { maskName, maskNumber } from "#forms/values/identity.ts";
import { searchableName } from "#forms/values/names.ts";
import { messages as stateMessages } from "#locales/generated/entry-states.ts";
import { messages as organiseMessages } from "#locales/generated/organise.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/textOf.ts";
import { entries } from "../base/db/entrySchema.ts";
import { orders } from "../base/db/orderSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { transfers } from "../base/db/transferSchema.ts";
import { cellsOf, columnsOf } from "../signups/export/columns.ts";
import { editionsOf, timeWriter } from "../signups/export/rows.ts";
import { ownDocument } from "../signups/race/documents.ts";
import { itemName, type RaceSite } from "../signups/race/raceSite.ts";
import type { OrganiseTools } from "./race.ts";
import { isReceived, type OpenedEntry, openRows, paysFor, readRows } from "./rows.ts";

/** Which entries are exported: those of a condition whose name begins so; "" if any does. */
export interface Chosen {
  where: SQL | undefined;
  name: string;
}

const batchSize = 500;
const headings = [
  "code",
  "receipt",
  "submitted",
  "item",
  "state",
  "since",
  "order",
  "yuan",
  "who",
  "document",
] as const;

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

/** A row of headings, then one row for each entry; answers are columns only if personal data are shown. */
export async function* entryRowsOf(
  tools: OrganiseTools,
  chosen: Chosen,
  { site, language, isShown }: { site: RaceSite; language: "zh" | "en"; isShown: boolean },
): AsyncGenerator<string[]> {
  const { db } = tools;
  const { timeZone } = site;
  const text = (key: (typeof headings)[number] | "form" | "other") => textIn(language, messages, key);
  const answered = db
    .select({ hash: submissions.formHash })
    .from(entries)
    .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .leftJoin(transfers, isReceived)
    .leftJoin(orders, paysFor)
    .where(chosen.where);
  const columns = isShown ? columnsOf(await editionsOf(db, answered), language) : [];
  yield [
    ...headings.map(text),
    ...(isShown ? [text("form"), ...columns.map(({ label }) => label), text("other")] : []),
  ];
  const writeTime = timeWriter(timeZone);
  for await (const { entry, submission, order, form, answers, name } of matchingEntries(tools, chosen)) {
    const document = (form && ownDocument(form, answers)?.number) ?? "";
    const facts = [
      ...[entry.code, submission?.receipt ?? "", writeTime(entry.createdAt)],
      ...[inLanguage(itemName(site, entry.item), language), textIn(language, stateMessages, entry.state)],
      ...[writeTime(entry.stateAt), order ? textIn(language, organiseMessages, `order_${order.state}`) : ""],
      ...[order ? (order.amountFen / 100).toFixed(2) : "", isShown ? name : maskName(name)],
      isShown || document === "" ? document : maskNumber(document),
    ];
    if (!isShown) {
      yield facts;
      continue;
    }
    const cells = form ? cellsOf(form, answers, { language, timeZone }) : new Map<string, string>();
    const known = columns.map(({ key }) => {
      const cell = cells.get(key) ?? "";
      cells.delete(key);
      return cell;
    });
    yield [...facts, form ? `${form.id} v${form.version}` : "", ...known, [...cells.values()].join("\n")];
  }
}
