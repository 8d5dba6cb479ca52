import type { ApplicationFilter, ApplicationPage } from "#contract/applications.ts";
import { reviewer } from "#core/authorities.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { findRaces, includesRace, type Reviewer } from "../../base/rights.ts";
import { chosenOptions, waitingIn } from "../../entry/options/places.ts";
import { getHead } from "../../entry/own/own.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { decisionsOn } from "./decisions.ts";
import { type FoundSubmission, findSubmissions } from "./find.ts";
import { countApplications, noApplications } from "./races.ts";
import { listRevoked } from "./revocations.ts";

/** What reading applications needs. */
export type ReviewTools = Pick<SignupTools, "db" | "secrets" | "boundSites" | "store">;

const pageSize = 50;

/**
 * The applications of a race that match, the oldest first, at most 50 after `after`, if the
 * reviewer decides them. Who searched, and for which status and item, is an audit line.
 */
export async function searchApplications(
  tools: ReviewTools,
  reader: Reviewer,
  { domainName, after, ...filter }: ApplicationFilter & { after?: string | undefined },
): Promise<ApplicationPage | "site/not-bound" | "session/not-allowed"> {
  const { db, secrets } = tools;
  const site = await findRaceSite(tools, domainName);
  if (!site) return "site/not-bound";
  const { raceId } = site;
  if (!includesRace(findRaces(reader, reviewer), raceId)) return "session/not-allowed";
  const { actor } = reader;
  const { status, item, text } = filter;
  const batch = text === undefined ? pageSize + 1 : 500;
  const submissions: FoundSubmission[] = [];
  for await (const submission of findSubmissions(
    db,
    secrets,
    { raceId, use: "through-entry", ...filter },
    { after, batch },
  )) {
    submissions.push(submission);
    if (submissions.length > pageSize) break;
  }
  const page = submissions.slice(0, pageSize);
  const details = { status, item, isSearch: text !== undefined, count: page.length };
  await recordAudit(db, { raceId, actor, action: "list", entity: "applications", entityId: raceId, details });
  const rows = page.map(({ row }) => row);
  const decisions = await decisionsOn(db, rows, actor);
  const forms = new Map(page.map(({ row, answered }) => [row.formHash, answered]));
  const optionsById = await chosenOptions(db, rows, forms);
  const applications = await Promise.all(
    page.map(async ({ row, answers, answered }) => ({
      ...(await getHead(tools, row, answers, answered.form, { waiting: waitingIn(optionsById.get(row.submissionId)) })),
      decision: decisions.get(row.submissionId) ?? null,
    })),
  );
  const next = submissions.length > pageSize ? (rows.at(-1)?.submissionId ?? null) : null;
  const counts = (await countApplications(db, { raceIds: [raceId], item })).get(raceId) ?? noApplications();
  return { applications, next, counts, revocations: await listRevoked(db, raceId) };
}
