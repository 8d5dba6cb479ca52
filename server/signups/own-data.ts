import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { drafts, submissions } from "../db/signup-schema.ts";
import { openAnswers } from "./own.ts";
import { findRaceSite, raceEnd } from "./race-site.ts";
import type { SignupTools } from "./tools.ts";

/** An account's drafts and submissions in clear, for its owner. */
export async function gatherSignups(
  { db, secrets }: Pick<SignupTools, "db" | "secrets">,
  accountId: string,
): Promise<Record<"drafts" | "signUps", unknown[]>> {
  const keptDrafts = await db
    .select()
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(desc(drafts.savedAt));
  const kept = await db
    .select()
    .from(submissions)
    .where(eq(submissions.accountId, accountId))
    .orderBy(desc(submissions.createdAt));
  return {
    drafts: keptDrafts.map(({ domainName, use, item, device, savedAt, contentSealed }) => ({
      ...{ domainName, use, item, device, savedAt },
      content: JSON.parse(secrets.open(contentSealed)),
    })),
    signUps: kept.map((row) => {
      const {
        accountId: _owner,
        answersSealed: _sealed,
        bodyMac: _mac,
        key: _key,
        decidedBy: _organiser,
        ...rest
      } = row;
      return { ...rest, answers: openAnswers(secrets, row) };
    }),
  };
}

/**
 * Removes an account's submissions before the account goes, all but those for races that are over: who ran stays in the
 * organiser's list, and no longer has an owner. Drafts go with the account.
 */
export async function removeSignupsOf(tools: SignupTools, tx: Database, accountId: string): Promise<void> {
  const { raceId, domainName, raceEndsAt } = submissions;
  const races = await tx
    .selectDistinct({ raceId, domainName, raceEndsAt })
    .from(submissions)
    .where(eq(submissions.accountId, accountId));
  for (const race of races) {
    const site = await findRaceSite(tools, race.domainName);
    // A race that was put off is over when its site says so now; one whose site is gone, when it said so then.
    const end = site?.raceId === race.raceId ? raceEnd(site) : race.raceEndsAt;
    if (end && end.getTime() < Date.now()) continue;
    const isItsOwn = and(eq(submissions.accountId, accountId), eq(raceId, race.raceId));
    await tx.delete(submissions).where(isItsOwn);
  }
}
