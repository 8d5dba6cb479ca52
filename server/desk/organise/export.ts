import { and, type SQL } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import type { EntryFilter } from "#contract/organise.ts";
import { searchableName } from "#forms/values/names.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/getText.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { whileAllowed } from "../../base/exports/whileAllowed.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { Column } from "../export/columns.ts";
import { type ExportFile, makeExport } from "../export/file.ts";
import { entryColumns, factColumns, matchingColumns } from "./entryColumns.ts";
import { getEntryRows, matchingEntries, type Written } from "./exportRows.ts";
import { findLayout } from "./layouts.ts";
import type { OrganiseTools } from "./race.ts";
import { buildCondition, hasCode, mayBeNamed, readRows } from "./rows.ts";

/** A requested export of entries. */
export interface EntryExport extends EntryFilter {
  format: "csv" | "xlsx";
  language: "zh" | "en";
  /** The name of a saved layout. */
  layout?: string | undefined;
}

/**
 * The entries of one of the reviewer's races that match, as a file that is made while it is read, a
 * few hundred entries at a time. Without the right to personal data names, documents and the
 * answers that a layout has are masked, and other answers left out. Who takes it is an audit line,
 * written before the first row.
 */
export async function exportEntries(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, format, language, text, layout, ...filter }: EntryExport,
): Promise<ExportFile | ErrorOf<"GET /sign-up/organise/export">> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const isShown = seesPersonal(reviewer, raceId);
  const selection = await choose(tools, buildCondition(raceId, filter), { raceId, text, isShown });
  if (typeof selection === "string") return selection;
  const { done } = await matchingEntries(tools, selection).next();
  if (done) return "export/no-rows";
  const columns = await chooseColumns(tools, { site, language, layout, where: selection.where, isShown });
  if (!columns) return "export/unknown-layout";
  const { actor } = reviewer;
  const isSearch = text !== undefined || undefined;
  const details = { format, language, ...filter, layout, isMasked: !isShown, isSearch };
  await recordAudit(db, { raceId, actor, action: "export", entity: "entries", entityId: raceId, details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const entryRows = getEntryRows(tools, selection, { site, language, isShown, ...columns });
  const rows = whileAllowed(entryRows, reviewer, { raceId, isShown });
  return makeExport(rows, { format, language }, { title: textIn(language, messages, "entries"), site });
}

interface ColumnChoice extends Pick<Written, "site" | "language" | "isShown"> {
  layout: string | undefined;
  where: SQL | undefined;
}

/**
 * Returns the columns of a layout in its order, or all that are shown without one; undefined if no
 * layout has the name.
 */
async function chooseColumns(
  tools: OrganiseTools,
  { site, language, layout, where, isShown }: ColumnChoice,
): Promise<Pick<Written, "columns" | "known"> | undefined> {
  if (layout === undefined) {
    const exportColumns = isShown ? await matchingColumns(tools, where, language) : factColumns(language);
    return { columns: exportColumns, known: listKeys(exportColumns) };
  }
  const keys = await findLayout(tools.db, site.raceId, layout);
  if (!keys) return undefined;
  const exportColumns = await entryColumns(tools, site, language);
  return {
    columns: keys.flatMap((key) => exportColumns.find((column) => column.key === key) ?? []),
    known: listKeys(exportColumns),
  };
}

function listKeys(columns: Column[]): ReadonlySet<string> {
  return new Set(columns.map(({ key }) => key));
}

// A text is a whole code or receipt, or the beginning of a name, as it is in the list.
async function choose(
  { db, secrets }: OrganiseTools,
  where: SQL | undefined,
  { raceId, text = "", isShown }: { raceId: string; text: string | undefined; isShown: boolean },
): Promise<{ where: SQL | undefined; name: string } | "entry/name-search" | "export/no-rows"> {
  const name = searchableName(text);
  if (name === "") return { where, name };
  const byCode = hasCode(text);
  if (byCode && (await readRows(db, and(where, byCode), { limit: 1 })).length > 0)
    return { where: and(where, byCode), name: "" };
  if (isShown) return { where: and(where, mayBeNamed(secrets, raceId, name)), name };
  return byCode ? "export/no-rows" : "entry/name-search";
}
