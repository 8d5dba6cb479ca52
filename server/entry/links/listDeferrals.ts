import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { OwnDeferral } from "#contract/deferrals.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import type { TransferRow } from "../../money/orders/passedOn.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getLeft } from "../../race/left.ts";
import { ownLink } from "../../race/ownLink.ts";
import { findRaceSite, itemName, type RaceSite } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";
import { nameIn, openAnswers, readForms, type SubmissionRow } from "../own/own.ts";
import { type Deferrable, findDeferrable } from "./deferral.ts";
import { findNext, raceTitle } from "./nextRace.ts";

const mostListed = 50;

/**
 * Lists the entries of an account that can be deferred to another race (or once that one takes
 * them), that were, and that came from another race; the newest first.
 */
export async function listDeferrals(tools: SignupTools, accountId: string): Promise<OwnDeferral[]> {
  const { db, secrets } = tools;
  const isOwn = and(eq(submissions.accountId, accountId), eq(submissions.use, "sign-up"));
  const newest = desc(submissions.createdAt);
  const rows = await db.select().from(submissions).where(isOwn).orderBy(newest).limit(mostListed);
  if (rows.length === 0) return [];
  const transfers = await readDeferrals(tools, rows);
  const now = await databaseNow(db);
  const forms = await readForms(db, rows);
  const deferrals: OwnDeferral[] = [];
  for (const row of rows) {
    const { submissionId, domainName, receipt } = row;
    const site = await findRaceSite(tools, domainName);
    const to = transfers.find((transfer) => transfer.fromSubmission === submissionId);
    const from = transfers.find((transfer) => transfer.toSubmission === submissionId);
    const deferrable = to ? "closed" : await findDeferrable(db, row, { site, now });
    if (!to && !from && typeof deferrable === "string") continue;
    const [answers = {}] = openAnswers(secrets, row);
    const ownSite = site?.raceId === row.raceId ? site : undefined;
    deferrals.push({
      submissionId,
      domainName,
      receipt,
      itemName: itemName(ownSite, row.item),
      siteTitle: ownSite?.site.title ?? (await raceTitle(tools, row.raceId)),
      name: nameIn(forms.get(row.formHash)?.form, answers),
      ...(await getGoal(tools, row, { to, deferrable, now })),
      from: from ? await getName(tools, from.raceId, from.item) : null,
    });
  }
  return deferrals;
}

async function readDeferrals({ db }: SignupTools, rows: SubmissionRow[]): Promise<TransferRow[]> {
  const ids = rows.map(({ submissionId }) => submissionId);
  const isTheirs = or(inArray(transfers.fromSubmission, ids), inArray(transfers.toSubmission, ids));
  return db
    .select()
    .from(transfers)
    .where(and(isNotNull(transfers.toRaceId), isTheirs));
}

type Goal = Pick<OwnDeferral, "state" | "until" | "to" | "deferredAt">;

// The race that an entry was deferred to, or can be.
async function getGoal(
  tools: SignupTools,
  row: SubmissionRow,
  { to, deferrable, now }: { to: TransferRow | undefined; deferrable: Deferrable | string; now: Date },
): Promise<Goal> {
  if (to) {
    const { toRaceId, toItem, endedAt } = to;
    const targetSite = await findShownSite(tools, toRaceId ?? "");
    const names = { ...(await getName(tools, toRaceId ?? "", toItem ?? "")), item: toItem ?? "" };
    const placeFacts = targetSite
      ? describePlace(targetSite, ownLink(targetSite, tools.env.port))
      : { startsAt: null, link: null };
    return { state: "deferred", until: null, to: { ...names, ...placeFacts }, deferredAt: endedAt?.getTime() ?? null };
  }
  if (typeof deferrable === "string") return { state: "kept", until: null, to: null, deferredAt: null };
  const { policy } = deferrable;
  const next = await findNext(tools, row, { policy, now });
  const { until } = policy;
  if (!next) return { state: "soon", until, to: null, deferredAt: null };
  const { site, item } = next;
  const left = await getLeft(tools.db, { raceId: site.raceId, item });
  const names = { siteTitle: site.site.title, itemName: itemName(site, item), item };
  const link = ownLink(site, tools.env.port, `deferral=${row.submissionId}`);
  return {
    state: left === 0 ? "full" : "possible",
    until,
    to: { ...names, ...describePlace(site, link) },
    deferredAt: null,
  };
}

function describePlace({ site }: RaceSite, link: string): { startsAt: number | null; link: string } {
  const startsAt = Date.parse(site.race?.startsAt ?? "");
  return { startsAt: Number.isNaN(startsAt) ? null : startsAt, link };
}

async function getName(tools: SignupTools, raceId: string, item: string) {
  const site = await findShownSite(tools, raceId);
  return { siteTitle: await raceTitle(tools, raceId), itemName: itemName(site, item) };
}
