import { Readable } from "node:stream";
import { and, type SQL } from "drizzle-orm";
import type { EntryFilter } from "#contract/organise.ts";
import { searchableName } from "#forms/values/names.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/textOf.ts";
import { recordAudit } from "../audit/record.ts";
import { recordSecurityEvent } from "../base/security/events.ts";
import { type Reviewer, seesPersonal } from "../people/accounts/rights.ts";
import { csvOf } from "../signups/export/csv.ts";
import { contentTypes } from "../signups/export/export.ts";
import { whileAllowed } from "../signups/export/whileAllowed.ts";
import { xlsxOf } from "../signups/export/xlsx.ts";
import { entryRowsOf, matchingEntries } from "./exportRows.ts";
import { type OrganiseTools, organisedRace } from "./race.ts";
import { hasCode, mayBeNamed, readRows, whereOf } from "./rows.ts";

/** A requested export of entries. */
export interface EntryExport extends EntryFilter {
  format: "csv" | "xlsx";
  language: "zh" | "en";
}

/** The refusals of exports of entries, by what is returned in place of a file. */
export const exportRefusals = {
  "no-race": "site/not-bound",
  "not-allowed": "session/not-allowed",
  "no-names": "entry/name-search",
  "no-rows": "export/no-rows",
} as const;

/**
 * The entries of one of the reviewer's races that match, as a file that is made while it is read, a few hundred entries at a time. Without the right to personal data names and
 * documents are masked and answers left out. Who takes it is an audit line, written before the first row.
 */
export async function exportEntries(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, format, language, text, ...filter }: EntryExport,
): Promise<{ file: Readable; type: string; name: string } | keyof typeof exportRefusals> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const isShown = seesPersonal(reviewer, raceId);
  const chosen = await choose(tools, whereOf(raceId, filter), { raceId, text, isShown });
  if (typeof chosen === "string") return chosen;
  const { done } = await matchingEntries(tools, chosen).next();
  if (done) return "no-rows";
  const { actor } = reviewer;
  const details = { format, language, ...filter, isMasked: !isShown, ...(text !== undefined && { isSearch: true }) };
  await recordAudit(db, { raceId, actor, action: "export", entity: "entries", entityId: raceId, details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const rows = whileAllowed(entryRowsOf(tools, chosen, { site, language, isShown }), reviewer, { raceId, isShown });
  const pieces = format === "csv" ? csvOf(rows) : xlsxOf(rows, textIn(language, messages, "entries"));
  const name = `entries-${raceId}.${format}`.replace(/[^\w.-]/g, "_");
  return { file: Readable.from(pieces, { objectMode: false }), type: contentTypes[format], name };
}

// A text is a whole code or receipt, or the beginning of a name, as it is in the list.
async function choose(
  { db, secrets }: OrganiseTools,
  where: SQL | undefined,
  { raceId, text = "", isShown }: { raceId: string; text: string | undefined; isShown: boolean },
): Promise<{ where: SQL | undefined; name: string } | "no-names" | "no-rows"> {
  const name = searchableName(text);
  if (name === "") return { where, name };
  const byCode = hasCode(text);
  if (byCode && (await readRows(db, and(where, byCode), { limit: 1 })).length > 0)
    return { where: and(where, byCode), name: "" };
  if (isShown) return { where: and(where, mayBeNamed(secrets, raceId, name)), name };
  return byCode ? "no-rows" : "no-names";
}
