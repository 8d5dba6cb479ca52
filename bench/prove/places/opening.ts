import { min } from "drizzle-orm";
import type { InvariantReport } from "../../../contract/entries.ts";
import { databaseNow } from "../../../server/base/db/databaseNow.ts";
import { submissions } from "../../../server/base/db/signupSchema.ts";
import { buildBody, park } from "../../../server/entry/testForm.ts";
import { sendAll } from "../load.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, type ProofRace, readOutcome } from "../race.ts";
import { plotReplies } from "./rush.ts";

const people = 1000;
// These begin to try long before: servers that nobody has asked anything yet answer the first too
// late for anybody to be early.
const eager = 50;
const places = 600;
// Each is sent for the first time within so much of the opening, and again as long as it is early.
const aroundMs = 50;
// The load begins so long before, so that all connections are open and nothing else is left to do.
const leadMs = 2000;
const clocks = [30_000, -30_000];
// The clocks of the browsers, from slow to fast.
const browserMs = 5 * 60_000;

/** Sign-up opens by the clock of the database, also if the clocks of the servers are wrong. */
export const a7: Proof = {
  id: "A7",
  title:
    "1,000 people within 50 ms of the opening, their clocks up to five minutes wrong, at servers whose clocks are half a minute fast and slow: none is accepted before the database's clock opens",
  async run(context) {
    const race = await openRace(context, {
      race: { items: { "ten-km": { places } } },
      runners: people + eager,
      clocks,
    });
    const { db } = race.database;
    const opensAt = await publishOpening(race);
    const calls = Array.from({ length: people + eager }, (_, n) => {
      const agreedAt = new Date(opensAt.getTime() + (2 * context.random() - 1) * browserMs).toISOString();
      return race.signUp([n], n, {
        policies: buildBody(race.form).policies.map((policy) => ({ ...policy, agreedAt })),
      });
    });
    const fromOpening = calls.map((_, n) => (n < eager ? -leadMs + 20 * n : (2 * context.random() - 1) * aroundMs));
    const skews = await Promise.all(race.addresses.map(readSkew));
    const opensIn = opensAt.getTime() - (await databaseNow(db)).getTime();
    const opening = performance.now() + opensIn;
    await new Promise((resolve) => setTimeout(resolve, opensIn - leadMs));
    const early: { at: number; outcome: string }[] = [];
    const startedAt = performance.now();
    const isTriedAgain = (reply: { text: string }) => {
      const isEarly = readOutcome(reply) === "not-open";
      if (isEarly) early.push({ at: performance.now() - startedAt, outcome: "not open yet" });
      return isEarly;
    };
    const sendAt = (n: number) => opening - startedAt + (fromOpening[n] ?? 0);
    const replies = await sendAll(race.addresses, calls, { connections: calls.length, isTriedAgain, sendAt });
    const firstSent = replies.slice(eager).map(({ begunAt }) => startedAt + begunAt - opening);
    const within = firstSent.filter((ms) => Math.abs(ms) <= aroundMs).length;
    const [first] = await db.select({ at: min(submissions.createdAt) }).from(submissions);
    const afterMs = (first?.at?.getTime() ?? Number.NaN) - opensAt.getTime();
    const { accepted = 0, full = 0, ...others } = countOutcomes(replies);
    const invariants = await askInvariants(race.database);
    const isSkewed = skews.every((skew, n) => Math.abs(skew - (clocks[n] ?? 0)) < 3000);
    const isExact = accepted === places && full === calls.length - places;
    return {
      // If nobody was near the opening or early, nothing was tried. A machine with other work sends
      // many of them late.
      isKept: isExact && isSkewed && within >= people / 10 && early.length > 0 && afterMs >= 0 && invariants.areKept,
      figures: {
        "clocks of the servers, s": skews.map((skew) => Math.round(skew / 1000)).join(", "),
        "people who tried from two seconds before on": eager,
        "of 1,000 others, sent for the first time within 50 ms of the opening": within,
        "first and last of them, ms": [Math.min(...firstSent), Math.max(...firstSent)].map(Math.round).join(", "),
        "clocks of the browsers, min": "-5 to 5",
        "replies before the opening: not open yet": early.length,
        "first sign-up after the opening, ms": afterMs,
        accepted,
        "sold out": full,
        "other replies": JSON.stringify(others),
        invariants: invariants.figure,
      },
      plots: [
        plotReplies([...early, ...replies.map((reply) => ({ at: reply.repliedAt, outcome: readOutcome(reply) }))]),
      ],
    };
  },
};

// Early enough for the servers to see what is published, however long a publish takes on this
// machine.
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
