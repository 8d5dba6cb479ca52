import { sql } from "drizzle-orm";
import { readRows } from "../../../server/base/db/readRows.ts";
import { sendAll } from "../load.ts";
import type { Plot, Proof, ProofContext } from "../proof.ts";
import { askInvariants, countOutcomes, openRace, type ProofRace, percentile, placesOf, readOutcome } from "../race.ts";

const places = 5000;
const people = 10_000;
const duplicates = 500;
/** How many wait for a reply at once. */
export const rushConnections = 64;
const mostMs = 10_000;

/**
 * The calls of a rush: everybody once, and some again from another account, at random places
 * between the others.
 */
export function rushCalls({ signUp }: Pick<ProofRace, "signUp">, random: () => number) {
  const persons = [
    ...Array.from({ length: people }, (_, n) => n),
    ...Array.from({ length: duplicates }, () => Math.floor(random() * people)),
  ];
  for (let n = persons.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [persons[n], persons[other]] = [persons[other] as number, persons[n] as number];
  }
  return persons.map((number, account) => signUp([number], account));
}

/** Opens the race of the rush, with an account for each call. */
export function openRush(context: ProofContext, servers = 2): Promise<ProofRace> {
  return openRace(context, { race: { items: { "ten-km": { places } } }, runners: people + duplicates, servers });
}

/** 10,500 sign-ups for 5,000 places through HTTP. */
export const a1: Proof = {
  id: "A1",
  title:
    "10,000 people and 500 of them again at once, over two servers: exactly 5,000 get the 5,000 places, nobody twice",
  async run(context) {
    const race = await openRush(context);
    const calls = rushCalls(race, context.random);
    const replies = await sendAll(race.addresses, calls, { connections: rushConnections });
    const ms = Math.max(...replies.map(({ repliedAt }) => repliedAt));
    const times = replies.map(({ sentAt, repliedAt }) => repliedAt - sentAt);
    const { accepted, full = 0, "already-registered": registered = 0, ...others } = countOutcomes(replies);
    const counts = await placesOf(race.database, "item/ten-km");
    const twice = await countTwice(race);
    const invariants = await askInvariants(race.database);
    const isExact = accepted === places && counts.every((count) => count === places) && twice === 0;
    const isAnswered = full + registered === calls.length - places && Object.keys(others).length === 0;
    return {
      isKept: isExact && isAnswered && invariants.areKept && ms <= mostMs,
      figures: {
        accepted: accepted ?? 0,
        "sold out": full,
        "already registered": registered,
        "other replies": JSON.stringify(others),
        "places by counter, ledger and entries": counts.join(", "),
        "people with two entries": twice,
        "took, ms (at most 10,000)": Math.round(ms),
        "sign-ups/s": Math.round((calls.length / ms) * 1000),
        "p50, ms": Math.round(percentile(times, 50)),
        "p99, ms": Math.round(percentile(times, 99)),
        "waiting at once": rushConnections,
        invariants: invariants.figure,
      },
      plots: [
        plotReplies(replies.map((reply) => ({ at: reply.repliedAt, outcome: readOutcome(reply) }))),
        plotTimes(times),
      ],
    };
  },
};

async function countTwice({ database: { db } }: ProofRace): Promise<number> {
  const [twice] = await readRows<{ many: number }>(
    db,
    sql`select count(*)::int as many from (select person_id from entries group by person_id having count(*) > 1) twice`,
  );
  return twice?.many ?? Number.NaN;
}

/** Replies of each kind over the time, all that came until then. */
export function plotReplies(replies: { at: number; outcome: string }[]): Plot {
  const end = Math.max(...replies.map(({ at }) => at));
  const steps = Array.from({ length: 61 }, (_, n) => (n / 60) * end);
  const names = [...new Set(replies.map(({ outcome }) => outcome))];
  const series = names.map((name) => {
    const times = replies.filter(({ outcome }) => outcome === name).map(({ at }) => at);
    const points = steps.map((step): [number, number] => [step / 1000, times.filter((at) => at <= step).length]);
    return { name, points };
  });
  return { title: "Replies until then", kind: "lines", x: "seconds", y: "replies", series };
}

/** How many replies took how long. */
export function plotTimes(times: readonly number[]): Plot {
  const width = Math.max(...times) / 60;
  const counts = Array.from({ length: 60 }, () => 0);
  for (const time of times) {
    const bar = Math.min(59, Math.floor(time / width));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const points = counts.map((count, bar): [number, number] => [(bar + 0.5) * width, count]);
  return { title: "How long a reply took", kind: "bars", x: "ms", y: "replies", series: [{ name: "replies", points }] };
}
