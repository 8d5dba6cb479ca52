import { Readable } from "node:stream";
import { and, asc, eq, gt } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { results } from "../../base/db/resultSchema.ts";
import { whileAllowed } from "../../base/exports/whileAllowed.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { ExportedResult } from "../files/exports/exportedResult.ts";
import { writeItra, writeUltraSignup } from "../files/exports/writeResults.ts";
import { chooseTime, findBasis } from "../sets/basis.ts";
import { findNewestSet } from "../sets/current.ts";
import type { Edition, ResultRules } from "../sets/rules.ts";

/** The sites that results are written for. */
export type ExportFormat = "itra" | "itra-csv" | "ultrasignup";

/** A file for another site, which is made while it is read. */
export interface ResultFile {
  file: Readable;
  type: string;
  name: string;
}

const csv = "text/csv; charset=utf-8";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Returns the newest published results of an edition as a file for another site. They have days of
 * birth, so that an audit line names who takes them, before the first row.
 */
export async function exportResults(
  db: Database,
  reviewer: Reviewer,
  edition: Edition,
  format: ExportFormat,
): Promise<ResultFile | ErrorOf<"GET /sign-up/organise/results/export"> | "session/not-allowed"> {
  const { raceId, item } = edition;
  if (!seesPersonal(reviewer, raceId)) return "session/not-allowed";
  const set = await findNewestSet(db, edition);
  if (!set) return "export/no-rows";
  const { actor } = reviewer;
  const details = { item, edition: edition.edition, number: set.number, format };
  await recordAudit(db, { raceId, actor, action: "export", entity: "results", entityId: String(set.setId), details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const rules = set.rules as ResultRules;
  const rows = whileAllowed(readResults(db, set.setId, rules), reviewer, { raceId, isShown: true });
  // Whole seconds are rounded as the race does it, and up if it does not round.
  const rounding = rules.rounding === "none" ? "up" : rules.rounding;
  const name = `${item}-${edition.edition}-${format}.${format === "itra" ? "xlsx" : "csv"}`;
  if (format === "ultrasignup")
    return { file: Readable.from(writeUltraSignup(rows, { rounding, isFixedTime: false })), type: csv, name };
  const isBook = format === "itra";
  const file = Readable.from(writeItra(rows, { rounding, format: isBook ? "xlsx" : "csv" }));
  return { file, type: isBook ? xlsx : csv, name };
}

const chunkRows = 1000;

async function* readResults(db: Database, setId: number, rules: ResultRules): AsyncGenerator<ExportedResult> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(results)
      .where(and(eq(results.setId, setId), gt(results.row, after)))
      .orderBy(asc(results.row))
      .limit(chunkRows);
    for (const row of rows) {
      const { overallRank: rank } = row;
      yield { ...row, rank, timeMs: chooseTime(findBasis(rules, rank), row) };
    }
    if (rows.length < chunkRows) return;
    after = rows.at(-1)?.row ?? after;
  }
}
