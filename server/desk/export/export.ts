import type { ApplicationFilter } from "#contract/applications.ts";
import type { ErrorOf } from "#contract/contract.ts";
import { inLanguage } from "#core/text.ts";
import type { CompiledForm } from "#forms/form.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/getText.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { whileAllowed } from "../../base/exports/whileAllowed.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, itemName } from "../../race/raceSite.ts";
import { type ExportFile, makeExport } from "./file.ts";
import { hasRows, readRows } from "./rows.ts";

/** A requested export; a status exports applications only. */
export interface ExportRequest extends ApplicationFilter {
  /** The id of a form; all forms of the race if it is left out. */
  form?: string | undefined;
  /**
   * Sign-ups, applications or answers to general forms; left out, the first two, or all of the form
   * that is named.
   */
  use?: CompiledForm["use"] | undefined;
  format: "csv" | "xlsx";
  language: "zh" | "en";
}

const titles = {
  "sign-up": "sheet",
  "through-entry": "applications",
  general: "answers",
} as const satisfies Record<CompiledForm["use"], string>;

/**
 * The submissions of a race whose personal data the reviewer sees as a file that is made while it
 * is read. Who takes it is an audit line, written before the first row.
 */
export async function exportSubmissions(
  tools: Pick<SignupTools, "db" | "secrets" | "boundSites" | "store">,
  reviewer: Reviewer,
  { domainName, format, language, ...filter }: ExportRequest,
): Promise<ExportFile | ErrorOf<"GET /sign-up/export">> {
  const { db, secrets } = tools;
  const { actor } = reviewer;
  const site = await findRaceSite(tools, domainName);
  if (!site) return "site/not-bound";
  const { raceId, timeZone } = site;
  if (!seesPersonal(reviewer, raceId)) return "session/not-allowed";
  // Messages and volunteers are not mixed with runners, unless their form is named.
  const use = filter.use ?? (filter.form === undefined ? (["sign-up", "through-entry"] as const) : undefined);
  const selection = { raceId, ...filter, use };
  if (!(await hasRows(db, secrets, selection))) return "export/no-rows";
  const { text, ...criteria } = filter;
  const details = { format, language, ...criteria, ...(text !== undefined && { isSearch: true }) };
  await recordAudit(db, { raceId, actor, action: "export", entity: "sign-ups", entityId: raceId, details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const getName = (item: string) => inLanguage(itemName(site, item), language);
  const readableRows = readRows(db, secrets, { ...selection, site, language, timeZone, itemName: getName });
  const rows = whileAllowed(readableRows, reviewer, { raceId, isShown: true });
  const title = filter.form ?? textIn(language, messages, titles[filter.use ?? "sign-up"]);
  return makeExport(rows, { format, language }, { title, site });
}
