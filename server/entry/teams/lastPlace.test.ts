import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { teamMembers, teams } from "../../base/db/signupSchema.ts";
import { openShared, type SharedDatabase } from "../../base/db/testShared.ts";
import { newLink } from "../../base/secrets/secrets.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { findRefusal } from "../../race/refusals.ts";
import { keepSubmission } from "../testSignups.ts";
import { enterTeam } from "./join.ts";
import { countMembers } from "./members.ts";

// What only a database with real concurrency can get wrong.
let shared: SharedDatabase;

beforeAll(async () => {
  shared = await openShared();
});
afterAll(() => shared.close());

const getDb = (n: number) => shared.db(n);
const place = { raceId: "7001", item: "relay", formId: "relay", domainName: "park.localhost" };

/** A team with its captain, and runners who are about to join it. */
async function prepare(runners: number) {
  const getSubmission = async () => {
    const accountId = randomUUID();
    await getDb(0).insert(accounts).values({ accountId, nick: accountId });
    return { accountId, submissionId: await keepSubmission({ db: getDb(0), secrets }, { accountId, raceId: "7001" }) };
  };
  const captain = await getSubmission();
  const teamId = randomUUID();
  const { token: _, ...link } = newLink(secrets, "team");
  const row = { teamId, ...place, captainId: captain.accountId, nameSealed: secrets.seal("x"), ...link };
  await getDb(0).insert(teams).values(row);
  await getDb(0).insert(teamMembers).values({ submissionId: captain.submissionId, teamId });
  const others = [];
  for (let n = 0; n < runners; n++) others.push(await getSubmission());
  return { teamId, linkMac: link.linkMac, others };
}

test("of many who take the last two places of a team over two servers at once, two get them", async () => {
  for (let round = 0; round < 5; round++) {
    const { teamId, linkMac, others } = await prepare(8);
    const entry = { role: "member", linkMac, max: 3 } as const;
    const outcomes = await Promise.all(
      others.map(({ accountId, submissionId }, n) =>
        getDb(n)
          .transaction((tx) => enterTeam(tx as Database, secrets, submissionId, { ...place, accountId, entry }))
          .then(() => "joined")
          .catch((error) => findRefusal(error, "sign-up")?.error ?? Promise.reject(error)),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "joined")).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === "sign-up/team-full")).toHaveLength(6);
    expect(await countMembers(getDb(0), teamId)).toBe(3);
  }
  // Control: servers that count and then insert, without the lock, both give the last place.
  const { teamId, others } = await prepare(2);
  const counts = await Promise.all(others.map((_other, n) => countMembers(getDb(n), teamId)));
  await Promise.all(
    others.map(async ({ submissionId }, n) => {
      if ((counts[n] ?? 0) < 2) await getDb(n).insert(teamMembers).values({ submissionId, teamId });
    }),
  );
  expect(await countMembers(getDb(0), teamId)).toBe(3);
});
