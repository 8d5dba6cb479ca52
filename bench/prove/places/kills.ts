import { submissions } from "../../../server/base/db/signupSchema.ts";
import { type Call, type Replied, sendAll } from "../load.ts";
import type { Outcome, Proof, ProofContext } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, type ProofRace, placesOf, readOutcome, readReceipt } from "../race.ts";
import { plotReplies } from "./rush.ts";

const connections = 32;

interface Kills {
  rounds: number;
  callsOfRound: number;
  places: number;
  /** Kills and starts again; called while calls are under way. */
  strike(race: ProofRace, round: number): Promise<void>;
}

/** Servers that are killed while people sign up. */
export const b1: Proof = {
  id: "B1",
  title:
    "a server is killed 20 times while people sign up at two: no acknowledged sign-up is lost, and a repeated call settles every other",
  run: (context) =>
    killDuring(context, {
      rounds: 20,
      callsOfRound: 200,
      places: 3000,
      async strike({ servers }, round) {
        const victim = servers[round % servers.length];
        await victim?.kill();
        await victim?.restart();
      },
    }),
};

/** A database that is killed while people sign up. */
export const b2: Proof = {
  id: "B2",
  title:
    "PostgreSQL is killed 5 times while people sign up at two servers: no acknowledged sign-up is lost, and a repeated call settles every other",
  async run(context) {
    const outcome = await killDuring(context, {
      rounds: 5,
      callsOfRound: 500,
      places: 2000,
      async strike() {
        await context.killPostgres();
        await context.startPostgres();
      },
    });
    const isRefused = await refusesToForget(context);
    const figures = { ...outcome.figures, "starts on synchronous_commit=off": isRefused ? "refused" : "taken" };
    return { ...outcome, figures, isKept: outcome.isKept && isRefused };
  },
};

async function killDuring(context: ProofContext, { rounds, callsOfRound, places, strike }: Kills): Promise<Outcome> {
  const runners = rounds * callsOfRound;
  const race = await openRace(context, { race: { items: { "ten-km": { places } } }, runners });
  const calls = Array.from({ length: runners }, (_, n) => race.signUp([n], n));
  const replies: Replied[] = [];
  const strikes: { at: number; outcome: string }[] = [];
  const failures: Record<string, number> = {};
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round++) {
    // Of the replies of this round, the one at which it strikes.
    const strikeAt = 10 + Math.floor(context.random() * callsOfRound * 0.6);
    let count = 0;
    let struck: Promise<void> | undefined;
    const begunAt = performance.now() - startedAt;
    const onReply = () => {
      count += 1;
      if (count !== strikeAt) return;
      strikes.push({ at: performance.now() - startedAt, outcome: "kills" });
      struck = strike(race, round);
      // Awaited below; a failure must not end the program before.
      struck.catch(() => undefined);
    };
    const isTriedAgain = (reply: Pick<Replied, "status" | "text">) => {
      const kind = getFailure(reply);
      if (kind) failures[kind] = (failures[kind] ?? 0) + 1;
      return kind !== undefined;
    };
    const own = calls.slice(round * callsOfRound, (round + 1) * callsOfRound);
    const sent = await sendAll(race.addresses, own, { connections, isTriedAgain, onReply });
    replies.push(...sent.map((reply) => ({ ...reply, repliedAt: reply.repliedAt + begunAt })));
    await struck;
  }
  const judged = await judge(race, { calls, replies, places });
  const tried = replies.filter(({ retries }) => retries > 0).length;
  const timed = replies.map((reply) => ({ at: reply.repliedAt, outcome: readOutcome(reply) }));
  return {
    // No answer states that something broke: the database is not there at the moment.
    isKept: judged.isKept && strikes.length === rounds && tried > 0 && failures["HTTP 500"] === undefined,
    figures: {
      kills: strikes.length,
      "calls sent again": tried,
      "failures meanwhile": JSON.stringify(failures),
      ...judged.figures,
    },
    plots: [plotReplies([...timed, ...strikes])],
  };
}

// What a browser would try again: the server or its database is not there.
function getFailure({ status, text }: Pick<Replied, "status" | "text">): string | undefined {
  if (status >= 500) return `HTTP ${status}`;
  const { code } = JSON.parse(text) as { code: number };
  return code >= 500 ? `code ${code}` : undefined;
}

// Every call once more, as a browser that has lost its reply would send it: the same reply, and
// nothing new.
async function judge(
  race: ProofRace,
  { calls, replies, places }: { calls: Call[]; replies: Replied[]; places: number },
) {
  const { db } = race.database;
  const again = await sendAll(race.addresses, calls, { connections });
  const stored = new Set(
    (await db.select({ receipt: submissions.receipt }).from(submissions)).map(({ receipt }) => receipt),
  );
  const acknowledged = replies
    .filter((reply) => readOutcome(reply) === "accepted")
    .map((reply) => readReceipt(reply).receipt);
  const lost = acknowledged.filter((receipt) => !stored.has(receipt)).length;
  const changed = replies.filter((reply, n) => getMeaning(reply) !== getMeaning(again[n] as Replied)).length;
  const counts = await placesOf(race.database, "item/ten-km");
  const invariants = await askInvariants(race.database);
  const { accepted = 0, full = 0, ...others } = countOutcomes(replies);
  const isExact = accepted === places && accepted + full === calls.length && stored.size === places;
  return {
    isKept: isExact && lost === 0 && changed === 0 && counts.every((count) => count === places) && invariants.areKept,
    figures: {
      acknowledged: acknowledged.length,
      "sold out": full,
      "other replies": JSON.stringify(others),
      "acknowledged and lost": lost,
      "other reply when sent again": changed,
      "places by counter, ledger and entries": counts.join(", "),
      invariants: invariants.figure,
    },
  };
}

function getMeaning(reply: Replied): string {
  return readOutcome(reply) === "accepted" ? readReceipt(reply).receipt : readOutcome(reply);
}

// With it off, PostgreSQL acknowledges what a crash then loses.
async function refusesToForget(context: ProofContext): Promise<boolean> {
  const database = await context.openDatabase();
  await database.db.execute(`alter database ${new URL(database.url).pathname.slice(1)} set synchronous_commit = off`);
  const sitesDir = await context.writeFolder({ "README.md": "" });
  const started = await context.startServers(database, 1, { sitesDir, env: { NODE_ENV: "production" } }).then(
    () => "",
    (error: Error) => error.message,
  );
  return started.includes("synchronous_commit");
}
