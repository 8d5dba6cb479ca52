import type { QueryOf } from "#contract/contract.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/server/mailing.ts";
import { textIn } from "#locales/getText.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { whileAllowed } from "../../base/exports/whileAllowed.ts";
import { type Reviewer, seesPersonal } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { toYuan } from "../../money/fen.ts";
import { nameProvinces } from "../../people/areas/provinces.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { type ExportFile, makeExport } from "../export/file.ts";
import { timeWriter } from "../export/rows.ts";
import { describe, type MailingFilter, readRows, type Scope } from "./list.ts";
import type { DeskTools } from "./tools.ts";

type Wanted = QueryOf<"GET /sign-up/organise/mailings/export">;

/**
 * The packing list of one of the reviewer's races as a file that is made while it is read. Without
 * the right to personal data names are masked and addresses left out. Each export is an audit line.
 */
export async function exportMailings(
  tools: DeskTools,
  reviewer: Reviewer,
  { domainName, format, language = "zh", state }: Wanted,
): Promise<ExportFile | "site/not-bound" | "session/not-allowed" | "export/no-rows"> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  if ((await readRows(db, raceId, { state }, 1)).length === 0) return "export/no-rows";
  const isShown = seesPersonal(reviewer, raceId);
  const { actor } = reviewer;
  const details = { format, language, state: state ?? null, isMasked: !isShown };
  await recordAudit(db, { raceId, actor, action: "export", entity: "mailing", entityId: raceId, details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const scope = { site, isShown, names: await nameProvinces() };
  const rows = whileAllowed(listRows(tools, scope, { state, language }), reviewer, { raceId, isShown });
  return makeExport(rows, { format, language }, { title: textIn(language, messages, "sheet"), site });
}

const batchSize = 500;
const columns = [
  "mailing",
  "state",
  "pack",
  "bib",
  "item",
  "recipient",
  "phone",
  "address",
  "postcode",
  "yuan",
  "carrier",
  "tracking",
  "requestedAt",
] as const;

async function* listRows(
  tools: DeskTools,
  scope: Scope,
  { state, language }: Pick<MailingFilter, "state"> & { language: "zh" | "en" },
): AsyncGenerator<string[]> {
  const writeTime = timeWriter(scope.site.timeZone);
  yield columns.map((name) => textIn(language, messages, `column-${name}`));
  let after: string | undefined;
  for (;;) {
    const rows = await readRows(tools.db, scope.site.raceId, { state, after }, batchSize);
    for (const row of rows) {
      const mailing = describe(tools, row, scope);
      yield [
        mailing.mailingId,
        textIn(language, messages, `state-${mailing.state}`),
        mailing.pack,
        mailing.bib ?? "",
        inLanguage(mailing.itemName, language),
        mailing.recipient,
        mailing.phone ?? "",
        mailing.address ?? mailing.province,
        mailing.postcode ?? "",
        toYuan(mailing.feeFen),
        mailing.carrier ?? "",
        mailing.tracking ?? "",
        writeTime(new Date(mailing.createdAt)),
      ];
    }
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.mailing.mailingId;
  }
}
