import { min } from "drizzle-orm";
import { submissions } from "../../../server/base/db/signupSchema.ts";
import { databaseNow } from "../../../server/signups/databaseNow.ts";
import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, outcomeOf } from "../race.ts";
import { plotReplies } from "./rush.ts";

const people = 1000;
const places = 600;
const clocks = [30_000, -30_000];

/** Sign-up opens by the clock of the database, whatever the servers' clocks show. */
export const a7: Proof = {
  id: "A7",
  title:
    "1,000 people from 50 ms before the opening on, at servers whose clocks are half a minute fast and slow: none is accepted before the database's clock opens",
  async run(context) {
    const race = await openRace(context, { race: { items: { "ten-km": { places } } }, runners: people, clocks });
    const { db } = race.database;
    const calls = Array.from({ length: people }, (_, n) => race.signUp([n], n));
    // Long enough for the servers to see what is published, and for a thousand connections.
    const opensAt = new Date((await databaseNow(db)).getTime() + 6000);
    const { outcome } = await race.publish({ items: { "ten-km": { places, opensAt: opensAt.toISOString() } } });
    const skews = await Promise.all(race.addresses.map(readSkew));
    const wait = opensAt.getTime() - (await databaseNow(db)).getTime() - 50;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const early: { at: number; outcome: string }[] = [];
    const startedAt = performance.now();
    const isTriedAgain = (reply: { text: string }) => {
      const isEarly = outcomeOf(reply) === "not-open";
      if (isEarly) early.push({ at: performance.now() - startedAt, outcome: "not open yet" });
      return isEarly;
    };
    const replies = await sendAll(race.addresses, calls, { connections: people, isTriedAgain });
    const [first] = await db.select({ at: min(submissions.createdAt) }).from(submissions);
    const afterMs = (first?.at?.getTime() ?? Number.NaN) - opensAt.getTime();
    const { accepted = 0, full = 0, ...others } = countOutcomes(replies);
    const invariants = await askInvariants(race.database);
    const isSkewed = skews.every((skew, n) => Math.abs(skew - (clocks[n] ?? 0)) < 3000);
    const isExact = accepted === places && full === people - places && outcome === "published";
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

async function readSkew(address: string): Promise<number> {
  const { headers } = await fetch(`${address}/healthz`);
  return Date.parse(headers.get("date") ?? "") - Date.now();
}
