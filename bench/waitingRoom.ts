import { type OpenDatabase, openInMemory } from "#server/base/db/open.ts";
import { getSecrets, type Secrets } from "#server/base/secrets/secrets.ts";
import { openWaitingRooms } from "#server/race/waitingRoom/room.ts";
import { getExcess, type Runner, simulateRush } from "#server/race/waitingRoom/testRush.ts";
import type { Row } from "./measure.ts";

const people = 100_000;
const perMinute = 6000;
const beginsAt = 30_000_000 * 60_000;
const lasts = 90_000;
const raceId = "7001";

/**
 * A hundred thousand people at four servers: how many are let in above the rate, how wrong the
 * shown wait is, and how many polls a server answers a second.
 */
export async function benchWaitingRoom(): Promise<Row[]> {
  const opened = await openInMemory();
  const { db } = opened;
  const secrets = getSecrets("a secret key of 32 characters or more");
  // Half in the first two seconds, the others over three minutes.
  const arrivals = Array.from({ length: people }, (_, index) =>
    index < people / 2 ? index / 25 : 2000 + (index - people / 2) * 3.6,
  );
  const rush = { db, secrets, perMinute, servers: 4, beginsAt, arrivals, lasts };
  const runners = await simulateRush(rush);
  const letIn = runners.flatMap(({ letInAt }) => letInAt ?? []).sort((one, other) => one - other);
  const excess = Math.ceil(getExcess(letIn, perMinute));
  const wrong = runners.flatMap(({ shown, letInAt }) => {
    const took = shown && letInAt ? (letInAt - shown.at) / 1000 : 0;
    return shown && took > 20 ? Math.abs(shown.waitSeconds - took) / took : [];
  });
  const worst = Math.max(...wrong);
  const polled = await countPolls(opened, secrets, runners);
  await opened.close();
  return [
    {
      name: `waiting room, ${people} people at 4 servers: let in above burst and rate`,
      ours: `${excess}`,
      baseline: "0",
      ratio: excess,
      bound: "<= 0",
      isKept: excess <= 0 && letIn.length > perMinute,
    },
    {
      name: `waiting room, ${people} people: wait as shown and as it was`,
      ours: `${(worst * 100).toFixed(1)} %`,
      baseline: "20 %",
      ratio: worst / 0.2,
      bound: "<= 1",
      isKept: worst <= 0.2,
    },
    polled,
  ];
}

// Browsers poll once a minute or more often, so a poll must cost no query.
async function countPolls(opened: OpenDatabase, secrets: Secrets, runners: readonly Runner[]): Promise<Row> {
  const { db, embedded } = opened;
  let queries = 0;
  if (embedded) {
    const query = embedded.query.bind(embedded);
    embedded.query = ((...all: Parameters<typeof query>) => {
      queries += 1;
      return query(...all);
    }) as typeof query;
  }
  const clock = () => beginsAt + lasts;
  const rooms = openWaitingRooms({ db, secrets, perMinute, refreshMs: 3_600_000, clock });
  await rooms.poll(raceId, runners[0]?.ticket);
  queries = 0;
  const startedAt = performance.now();
  for (const { ticket } of runners) await rooms.poll(raceId, ticket);
  const perSecond = people / ((performance.now() - startedAt) / 1000);
  return {
    name: "waiting room: queries of 100,000 polls",
    ours: `${queries}, ${Math.round(perSecond)} polls/s`,
    baseline: "0",
    ratio: queries,
    bound: "= 0",
    isKept: queries === 0,
  };
}
