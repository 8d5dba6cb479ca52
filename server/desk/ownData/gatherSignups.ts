import { desc, eq, inArray } from "drizzle-orm";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { optionPlaces } from "../../base/db/optionSchema.ts";
import { revocations } from "../../base/db/revocationSchema.ts";
import { answerReplies, drafts, submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { gatherListed, gatherMailings } from "../../entry/mailing/listOwn.ts";
import { openAnswers } from "../../entry/own/own.ts";
import { gatherEntries } from "../../entry/places/own.ts";
import { gatherOrders } from "../../money/orders/gather.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, raceEnd } from "../../race/raceSite.ts";
import { gatherResults } from "../../results/ownResults.ts";
import { gatherTransfers } from "./gatherTransfers.ts";

/** An account's drafts, submissions and teams in clear, for its owner. */
export async function gatherSignups(
  { db, secrets }: Pick<SignupTools, "db" | "secrets">,
  accountId: string,
): Promise<
  Record<
    | "drafts"
    | "signUps"
    | "teams"
    | "entries"
    | "results"
    | "orders"
    | "transfers"
    | "invitations"
    | "mailings"
    | "mailingLists",
    unknown[]
  >
> {
  const keptDrafts = await db
    .select()
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(desc(drafts.savedAt));
  const rows = await db
    .select()
    .from(submissions)
    .where(eq(submissions.accountId, accountId))
    .orderBy(desc(submissions.createdAt));
  const inTeams = await db
    .select({ team: teams, member: teamMembers })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(eq(submissions.accountId, accountId));
  const { submissionId, position, field, option, state, freedAt } = optionPlaces;
  const ids = rows.map((row) => row.submissionId);
  const options = await db
    .select({ submissionId, position, field, option, state, freedAt })
    .from(optionPlaces)
    .where(inArray(submissionId, ids));
  const revocationRows = await db.select().from(revocations).where(inArray(revocations.submissionId, ids));
  const replies = await db.select().from(answerReplies).where(inArray(answerReplies.submissionId, ids));
  return {
    entries: await gatherEntries({ db, secrets }, ids),
    results: await gatherResults(db, ids),
    orders: await gatherOrders(db, accountId),
    transfers: await gatherTransfers(db, ids),
    mailings: await gatherMailings({ db, secrets }, accountId),
    mailingLists: await gatherListed(db, accountId),
    invitations: await gatherInvitations(db, ids),
    teams: inTeams.map(({ team: { domainName, item, captainId, nameSealed }, member }) => ({
      domainName,
      item,
      name: secrets.open(nameSealed),
      isCaptain: captainId === accountId,
      ...member,
    })),
    drafts: keptDrafts.map(({ domainName, use, item, device, savedAt, contentSealed }) => ({
      domainName,
      use,
      item,
      device,
      savedAt,
      content: JSON.parse(secrets.open(contentSealed)),
    })),
    signUps: rows.map((row) => {
      const {
        accountId: _owner,
        answersSealed: _sealed,
        bodyMac: _mac,
        submittedMac: _submitted,
        key: _key,
        decidedBy: _organiser,
        doneBy: _office,
        ...rest
      } = row;
      const places = options.filter(({ submissionId }) => submissionId === row.submissionId);
      return {
        ...rest,
        answers: openAnswers(secrets, row),
        options: places.map(({ submissionId: _id, ...place }) => place),
        // Who requested them is the organiser's.
        revocations: revocationRows.flatMap((request) => {
          if (request.submissionId !== row.submissionId) return [];
          const { ground, reason, state, requestedAt } = request;
          return { ground, reason, state, requestedAt };
        }),
        replies: replies.flatMap((reply) =>
          reply.submissionId === row.submissionId ? { sentAt: reply.sentAt, text: secrets.open(reply.textSealed) } : [],
        ),
      };
    }),
  };
}

/**
 * The ids of an account's submissions that go with it: all but sign-ups for races that are over,
 * whose organisers answer for who ran.
 */
export async function submissionsToRemove(tools: SignupTools, accountId: string): Promise<string[]> {
  const { submissionId, raceId, domainName, raceEndsAt, use } = submissions;
  const rows = await tools.db
    .select({ submissionId, raceId, domainName, raceEndsAt, use })
    .from(submissions)
    .where(eq(submissions.accountId, accountId));
  const now = await databaseNow(tools.db);
  const going: string[] = [];
  for (const row of rows) {
    const site = await findRaceSite(tools, row.domainName);
    // A postponed race is over by the current times of its site; one whose site is gone, by its
    // last times.
    const end = row.use === "general" ? undefined : site?.raceId === row.raceId ? raceEnd(site) : row.raceEndsAt;
    if (!end || end >= now) going.push(row.submissionId);
  }
  return going;
}

/**
 * The invitations that an account's sign-ups used, for its owner's export. Who made them and what
 * is noted of them is the organiser's, and is left out.
 */
async function gatherInvitations(db: Database, submissionIds: string[]): Promise<unknown[]> {
  if (submissionIds.length === 0) return [];
  const { raceId, item, submissionId, isWaived, createdAt, endedAt } = invitations;
  return db
    .select({ raceId, item, submissionId, isWaived, createdAt, usedAt: endedAt })
    .from(invitations)
    .where(inArray(submissionId, submissionIds));
}
