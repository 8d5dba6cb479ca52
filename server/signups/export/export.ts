import { Readable } from "node:stream";
import { inLanguage } from "#forms/field.ts";
import { auditLines } from "../../base/db/accountSchema.ts";
import { findRaceSite, itemName } from "../raceSite.ts";
import type { SignupTools } from "../tools.ts";
import { csvOf } from "./csv.ts";
import { hasRows, rowsOf } from "./rows.ts";
import { words } from "./words.ts";
import { xlsxOf } from "./xlsx.ts";

/** An export as it was asked for. */
export interface ExportRequest {
  domainName: string;
  /** The id of a form; all forms of the race where it is left out. */
  form?: string | undefined;
  format: "csv" | "xlsx";
  language: "zh" | "en";
}

export type Exported =
  | { outcome: "exported"; file: Readable; type: string; name: string }
  | { outcome: "no-race" | "no-rows" };

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The submissions of a race as a file that is made while it is read. Who took it is written down before the first row. */
export async function exportSubmissions(
  tools: Pick<SignupTools, "db" | "secrets" | "boundSites" | "store">,
  actor: string,
  { domainName, form, format, language }: ExportRequest,
): Promise<Exported> {
  const { db, secrets } = tools;
  const site = await findRaceSite(tools, domainName);
  if (!site) return { outcome: "no-race" };
  const { raceId, timeZone } = site;
  if (!(await hasRows(db, { raceId, form }))) return { outcome: "no-rows" };
  const details = { format, language, ...(form !== undefined && { form }) };
  await db.insert(auditLines).values({ actor, action: "export", entity: "sign-ups", entityId: raceId, details });
  const nameOf = (item: string) => inLanguage(itemName(site, item), language);
  const rows = rowsOf(db, secrets, { raceId, form, language, timeZone, itemName: nameOf });
  const pieces = format === "csv" ? csvOf(rows) : xlsxOf(rows, words[language].sheet);
  const name = `${form ?? "sign-ups"}-${raceId}.${format}`.replace(/[^\w.-]/g, "_");
  return { outcome: "exported", file: Readable.from(pieces, { objectMode: false }), type: contentTypes[format], name };
}
