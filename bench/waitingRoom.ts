import { openInMemory } from "#server/base/db/open.ts";
import { secretsOf } from "#server/base/secrets.ts";
import { admissionTime, countedAfterMs, waitingAt } from "#server/waitingRoom/queue.ts";
import { openWaitingRooms } from "#server/waitingRoom/room.ts";
import { personOf, placeOf } from "#server/waitingRoom/ticket.ts";
import type { Row } from "./measure.ts";

const race = "1";
const people = 100_000;
const perMinute = 3000;
const opening = 30_000_000;

/** A hundred thousand people in the waiting room: how wrong the shown wait is, and how many polls a server answers a second. */
export async function benchWaitingRoom(): Promise<Row[]> {
  const { db, embedded, close } = await openInMemory();
  let queries = 0;
  if (embedded) {
    const query = embedded.query.bind(embedded);
    embedded.query = ((...all: Parameters<typeof query>) => {
      queries += 1;
      return query(...all);
    }) as typeof query;
  }
  const secrets = secretsOf("a secret key of 32 characters or more");
  let now = opening * 60_000;
  const rooms = openWaitingRooms({ db, secrets, perMinute, refreshMs: 3_600_000, clock: () => now });
  const tickets: string[] = [];
  const minutes = new Map<number, number>();
  for (let index = 0; index < people; index++) {
    // Half in the first two seconds, the others over three minutes.
    now = opening * 60_000 + (index < people / 2 ? index / 25 : 2000 + (index - people / 2) * 3.6);
    const minute = Math.floor(now / 60_000);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
    tickets.push((await rooms.arrive(race, String(index))).ticket);
  }
  let worst = 0;
  for (const [index, ticket] of tickets.entries()) {
    const minute = Number(ticket.split(".")[0]);
    const place = placeOf(secrets, race, minute, personOf(secrets, race, String(index)));
    const shownAt = (minute + 1) * 60_000 + countedAfterMs;
    const known = new Map([...minutes].filter(([one]) => one <= minute));
    const { waitSeconds } = waitingAt(known, perMinute, place, shownAt);
    const took = (admissionTime(minutes, perMinute, place) - shownAt) / 1000;
    if (waitSeconds && took > 10) worst = Math.max(worst, Math.abs(waitSeconds - took) / took);
  }
  queries = 0;
  const startedAt = performance.now();
  for (const ticket of tickets) await rooms.poll(race, ticket);
  const perSecond = people / ((performance.now() - startedAt) / 1000);
  const polled = queries;
  await close();
  return [
    {
      ...{ name: `waiting room, ${people} people: wait as shown and as it was`, ours: `${(worst * 100).toFixed(1)} %` },
      ...{ baseline: "20 %", ratio: worst / 0.2, bound: "<= 1", isKept: worst <= 0.2 },
    },
    {
      ...{ name: "waiting room: queries of 100,000 polls", ours: `${polled}, ${Math.round(perSecond)} polls/s` },
      ...{ baseline: "0", ratio: polled, bound: "= 0", isKept: polled === 0 },
    },
  ];
}
