import { min } from "drizzle-orm";
import type { InvariantReport } from "../../../contract/entries.ts";
import { submissions } from "../../../server/base/db/signupSchema.ts";
import { databaseNow } from "../../../server/signups/databaseNow.ts";
import { park } from "../../../server/signups/testForm.ts";
import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, outcomeOf, type ProofRace } from "../race.ts";
import { plotReplies } from "./rush.ts";

const people = 1000;
const places = 600;
const connections = 200;
// They begin to try so much before the opening, and try again until it is open.
const earlyMs = 1500;
const clocks = [30_000, -30_000];

/** Sign-up opens by the clock of the database, also if the clocks of the servers are wrong. */
export const a7: Proof = {
  id: "A7",
  title:
    "1,000 people who try from before the opening on, at servers whose clocks are half a minute fast and slow: none is accepted before the database's clock opens",
  async run(context) {
    const race = await openRace(context, { race: { items: { "ten-km": { places } } }, runners: people, clocks });
    const { db } = race.database;
    const calls = Array.from({ length: people }, (_, n) => race.signUp([n], n));
    const opensAt = await publishOpening(race);
    const skews = await Promise.all(race.addresses.map(readSkew));
    const wait = opensAt.getTime() - (await databaseNow(db)).getTime() - earlyMs;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const early: { at: number; outcome: string }[] = [];
    const startedAt = performance.now();
    const isTriedAgain = (reply: { text: string }) => {
      const isEarly = outcomeOf(reply) === "not-open";
      if (isEarly) early.push({ at: performance.now() - startedAt, outcome: "not open yet" });
      return isEarly;
    };
    const replies = await sendAll(race.addresses, calls, { connections, isTriedAgain });
    const [first] = await db.select({ at: min(submissions.createdAt) }).from(submissions);
    const afterMs = (first?.at?.getTime() ?? Number.NaN) - opensAt.getTime();
    const { accepted = 0, full = 0, ...others } = countOutcomes(replies);
    const invariants = await askInvariants(race.database);
    const isSkewed = skews.every((skew, n) => Math.abs(skew - (clocks[n] ?? 0)) < 3000);
    const isExact = accepted === places && full === people - places;
    return {
      isKept: isExact && isSkewed && early.length > 0 && afterMs >= 0 && invariants.areKept,
      figures: {
        "clocks of the servers, s": skews.map((skew) => Math.round(skew / 1000)).join(", "),
        "replies before the opening: not open yet": early.length,
        "first sign-up after the opening, ms": afterMs,
        ...{ accepted, "sold out": full, "other replies": JSON.stringify(others), invariants: invariants.figure },
      },
      plots: [plotReplies([...early, ...replies.map((reply) => ({ at: reply.repliedAt, outcome: outcomeOf(reply) }))])],
    };
  },
};

// Early enough for the servers to see what is published, however long a publish takes on this machine.
async function publishOpening({ database: { db }, publish }: ProofRace): Promise<Date> {
  for (let leadMs = 6000; leadMs < 100_000; leadMs *= 2) {
    const opensAt = new Date((await databaseNow(db)).getTime() + leadMs);
    await publish({ items: { "ten-km": { places, opensAt: opensAt.toISOString() } } });
    if (opensAt.getTime() - (await databaseNow(db)).getTime() > 3000) return opensAt;
  }
  throw new Error("A publish takes longer than a minute.");
}

async function readSkew(address: string): Promise<number> {
  const reply = await fetch(`${address}/status/invariants?domainName=${park}`);
  const { data } = (await reply.json()) as { data: InvariantReport };
  return data.checkedAt - Date.now();
}
