import { and, lt } from "drizzle-orm";
import type { InvitationFilter, InvitationState } from "#contract/invitations.ts";
import { inLanguage } from "#core/text.ts";
import { messages } from "#locales/generated/invitations.ts";
import { textIn } from "#locales/getText.ts";
import { recordAudit } from "../../../base/audit/record.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import { whileAllowed } from "../../../base/exports/whileAllowed.ts";
import { type Reviewer, seesPersonal } from "../../../base/rights.ts";
import { recordSecurityEvent } from "../../../base/security/events.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import { type ExportFile, makeExport } from "../../export/file.ts";
import { timeWriter } from "../../export/rows.ts";
import type { OrganiseTools } from "../race.ts";
import { buildCondition, describeInvitations, readInvitations } from "./list.ts";

type Wanted = InvitationFilter & { format: "csv" | "xlsx"; language?: "zh" | "en" | undefined };

/**
 * The invitations of one of the reviewer's races that match, as a file that is made while it is
 * read. A cell that a spreadsheet would take for a formula is none. Each export is an audit line.
 */
export async function exportInvitations(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, format, language = "zh", ...filter }: Wanted,
): Promise<ExportFile | "site/not-bound" | "session/not-allowed" | "export/no-rows"> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  if ((await readInvitations(db, buildCondition(raceId, filter), 1)).length === 0) return "export/no-rows";
  const isShown = seesPersonal(reviewer, raceId);
  const { actor } = reviewer;
  const details = { format, language, ...filter, isMasked: !isShown };
  await recordAudit(db, { raceId, actor, action: "export", entity: "invitations", entityId: raceId, details });
  await recordSecurityEvent(db, { kind: "data-exported", actor, details: { raceId, format } });
  const rows = whileAllowed(readRows(tools, { site, isShown, language, filter }), reviewer, { raceId, isShown });
  return makeExport(rows, { format, language }, { title: textIn(language, messages, "sheet"), site });
}

const batchSize = 500;
const headings = ["contact", "item", "language", "until", "waived", "place", "note"] as const;
const results = ["state", "sentAt", "code", "createdAt", "createdBy"] as const;

type Heading =
  | "yes"
  | "no"
  | `column-${(typeof headings)[number]}`
  | `result-${(typeof results)[number]}`
  | `state-${InvitationState}`;

async function* readRows(
  tools: OrganiseTools,
  scope: { site: RaceSite; isShown: boolean; language: "zh" | "en"; filter: Omit<InvitationFilter, "domainName"> },
): AsyncGenerator<string[]> {
  const { site, isShown, language, filter } = scope;
  const text = (key: Heading) => textIn(language, messages, key);
  const answer = (is: boolean) => text(is ? "yes" : "no");
  const writeTime = timeWriter(site.timeZone);
  yield [...headings.map((name) => text(`column-${name}`)), ...results.map((name) => text(`result-${name}`))];
  let after: number | undefined;
  for (;;) {
    const mark = after === undefined ? undefined : lt(invitations.seq, after);
    const rows = await readInvitations(tools.db, and(buildCondition(site.raceId, filter), mark), batchSize);
    const descriptions = await describeInvitations(tools, rows, { site, isShown });
    for (const invitation of descriptions)
      yield [
        invitation.contact,
        inLanguage(invitation.itemName, language),
        invitation.language,
        writeTime(new Date(invitation.endsAt)),
        answer(invitation.isWaived),
        answer(invitation.holdsPlace),
        invitation.note,
        text(`state-${invitation.state}`),
        invitation.sentAt === null ? "" : writeTime(new Date(invitation.sentAt)),
        invitation.code ?? "",
        writeTime(new Date(invitation.createdAt)),
        invitation.createdBy,
      ];
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.row.seq;
  }
}
