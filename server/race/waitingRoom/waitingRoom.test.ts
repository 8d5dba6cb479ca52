import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../base/db/open.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { getSecrets } from "../../base/secrets/secrets.ts";
import { countedAt, periodMs } from "./queue.ts";
import { openWaitingRooms } from "./room.ts";
import { getExcess, simulateRush } from "./testRush.ts";
import { getPerson, getPlace } from "./ticket.ts";

const secrets = getSecrets("a secret key of 32 characters or more");
const race = "7001";
// Always the same, so that everybody has the same place in every run.
const openingMs = 30_000_000 * 60_000;
const opening = openingMs / periodMs;

/**
 * Arrivals as at an opening, in ms after it: a third within two seconds, the others thinning out
 * over the first minutes.
 */
function arrivals(many: number): number[] {
  return Array.from({ length: many }, (_, index) => {
    const part = (index + 0.5) / many;
    return Math.floor(part < 1 / 3 ? part * 6000 : 2000 - 60_000 * Math.log(1 - (part - 1 / 3) * 1.5 * 0.95));
  });
}

/**
 * Returns when people are let in by the rule before: a share of those who came so far in the same
 * minute, of whom each of the servers knows its own, and the others' every 3 s.
 */
function letInByShare(arrivals: readonly number[], perMinute: number, servers: number): number[] {
  return arrivals.filter((at, index) => {
    const synced = Math.floor(at / 3000) * 3000;
    const people = arrivals.filter(
      (other, n) => other < synced || (n <= index && n % servers === index % servers),
    ).length;
    const { share } = getPlace(secrets, race, opening, getPerson(secrets, race, `runner-${index}`));
    return share * people * (60_000 / perMinute) <= at + 10_000;
  });
}

function correlation(pairs: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (getValue: (x: number, y: number) => number) =>
    pairs.reduce((all, [x, y]) => all + getValue(x - mx, y - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

describe("of many who come to four servers at an opening", () => {
  const perMinute = 1200;
  const many = 6000;
  let people: Awaited<ReturnType<typeof simulateRush>>;
  let letIn: number[];
  beforeAll(async () => {
    const database = await openTestDatabase();
    const rush = { db: database.db, secrets, perMinute, servers: 4, beginsAt: openingMs };
    people = await simulateRush({ ...rush, arrivals: arrivals(many), lasts: 330_000 });
    letIn = people.flatMap(({ letInAt }) => letInAt ?? []).sort((a, b) => a - b);
    await database.close();
  });

  test("no more than a burst and the rate are let in at any moment, over all servers together", () => {
    expect(getExcess(letIn, perMinute)).toBeLessThanOrEqual(0);
    // Control: by a share of a count that is still small it was several times as many.
    const early = arrivals(many).filter((at) => at < 3000);
    expect(letInByShare(early, perMinute, 4).length).toBeGreaterThan(3 * (perMinute / 60) * 13);
  });

  test("everybody is let in, and no time is lost but the seconds in which they are counted", () => {
    expect(letIn).toHaveLength(many);
    const took = (letIn.at(-1) ?? 0) - openingMs;
    expect(took).toBeLessThan((many / perMinute) * 60_000 * 1.1 + 10_000);
  });

  const waiters = () => people.filter(({ letInAt = 0, cameAt }) => letInAt > cameAt + 500);
  const getPeriod = ({ cameAt }: { cameAt: number }) => Math.floor(cameAt / periodMs);
  test("nobody who waits gains by being first among those of ten seconds", () => {
    const first = waiters().filter((person) => getPeriod(person) === opening);
    expect(first.length).toBeGreaterThan(600);
    expect(Math.abs(correlation(first.map(({ cameAt, letInAt = 0 }) => [cameAt, letInAt])))).toBeLessThan(0.05);
    // Control: by arrival it would be everything.
    expect(correlation(first.map(({ cameAt }, index) => [cameAt, index]))).toBeGreaterThan(0.7);
  });

  test("who comes in later seconds is behind everybody who waits since before", () => {
    const periods = [...new Set(waiters().map(getPeriod))].sort((a, b) => a - b);
    expect(periods.length).toBeGreaterThan(10);
    // Browsers ask some seconds late, so it is the middle of each ten seconds that is compared.
    const middles = periods.map((period) => {
      const times = waiters().filter((person) => getPeriod(person) === period);
      return times.map(({ letInAt = 0 }) => letInAt).sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    });
    expect(middles).toEqual([...middles].sort((a, b) => a - b));
  });

  test("the time that is shown is the time that it takes, within a fifth and the pause between two polls", () => {
    const shownWaits = waiters().flatMap(({ shown, letInAt = 0 }) => (shown ? [{ ...shown, letInAt }] : []));
    expect(shownWaits.length).toBeGreaterThan(1600);
    const wrong = shownWaits.filter(({ at, waitSeconds, letInAt }) => {
      const took = (letInAt - at) / 1000;
      return Math.abs(waitSeconds - took) > Math.max(5, took / 5);
    });
    expect(wrong).toEqual([]);
  });
});

test("fewer than the rate do not wait at all", async () => {
  const { db, close } = await openTestDatabase();
  const steady = Array.from({ length: 500 }, (_, index) => index * 110);
  const rush = { db, secrets, perMinute: 600, servers: 3, beginsAt: openingMs + 3000 };
  const people = await simulateRush({ ...rush, arrivals: steady, lasts: 60_000 });
  expect(people.filter(({ letInAt = Infinity, cameAt }) => letInAt > cameAt + 100)).toEqual([]);
  await close();
});

describe("the rooms of several servers", () => {
  let database: OpenDatabase;
  let queries = 0;
  let time = openingMs + 1000;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { embedded } = database;
    if (!embedded) throw new Error("The test database is embedded.");
    const query = embedded.query.bind(embedded);
    embedded.query = ((...all: Parameters<typeof query>) => {
      queries += 1;
      return query(...all);
    }) as typeof embedded.query;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.execute(sql`truncate waiting_periods, waiting_buckets`);
    time = openingMs + 1000;
  });
  const room = (perMinute = 60) =>
    openWaitingRooms({ db: database.db, secrets, perMinute, refreshMs: 3_600_000, clock: () => time });
  const crowd = async (rooms: ReturnType<typeof room>, many: number, name = "runner") => {
    const places: Awaited<ReturnType<typeof rooms.arrive>>[] = [];
    for (let index = 0; index < many; index++) places.push(await rooms.arrive(race, `${name}-${index}`));
    return places;
  };

  test("count together, so that a place is by all who came", async () => {
    const [first, second] = [room(), room()];
    await crowd(first, 300, "one");
    await crowd(second, 300, "other");
    for (const server of [first, second, first]) await server.refresh();
    time = countedAt(opening);
    const { ticket } = await first.arrive(race, "one-0");
    const places = [await first.poll(race, ticket), await second.poll(race, ticket)];
    expect(places[0]).toEqual(places[1]);
    // All but the burst, who do not wait.
    const stored = await database.db.execute(
      sql`select sum(people)::int as people, count(*)::int as rows from waiting_periods`,
    );
    expect((stored as unknown as { rows: object[] }).rows).toEqual([{ people: 590, rows: 1 }]);
  });

  test("answer polls without a query, however many wait", async () => {
    const rooms = room();
    const waiting = (await crowd(rooms, 500)).filter(({ isAdmitted }) => !isAdmitted);
    expect(waiting.length).toBeGreaterThan(300);
    queries = 0;
    for (let turn = 0; turn < 20; turn++) for (const { ticket } of waiting) await rooms.poll(race, ticket);
    expect(rooms.counts.polls).toBe(20 * waiting.length);
    expect(queries).toBe(0);
    // Control: a refresh is counted.
    await rooms.refresh();
    expect(queries).toBeGreaterThan(0);
  });

  test("a hundred tabs, a browser without cookies and a second computer have one place and count once", async () => {
    const rooms = room();
    await crowd(rooms, 200);
    const first = await rooms.arrive(race, "many-tabs");
    const before = rooms.counts.arrived;
    for (let tab = 0; tab < 100; tab++) {
      expect((await rooms.arrive(race, "many-tabs", first)).ticket).toBe(first.ticket);
      expect((await rooms.arrive(race, "many-tabs")).ticket).toBe(first.ticket);
    }
    expect(rooms.counts.arrived).toBe(before);
    // Another server does not know the browser without its cookie: it is not ahead of where it was.
    const elsewhere = room();
    expect((await elsewhere.arrive(race, "many-tabs")).ticket).toBe(first.ticket);
    time = openingMs + 61_000;
    const late = room();
    const again = await late.arrive(race, "many-tabs");
    expect(again.ticket > first.ticket).toBe(true);
  });

  test("nobody gets ahead by a ticket that was changed, made up, of another race or of somebody else", async () => {
    const rooms = room();
    await crowd(rooms, 200);
    const { ticket } = await rooms.arrive(race, "honest");
    const [minute = "", person = "", mark = ""] = ticket.split(".");
    const forged = [
      `${Number(minute) - 60}.${person}.${mark}`,
      `${minute}.${"0".repeat(24)}.${mark}`,
      `${minute}.${person}`,
      "",
      "x".repeat(5000),
    ];
    for (const forgedTicket of forged) {
      expect(await rooms.poll(race, forgedTicket)).toBeUndefined();
      expect((await rooms.arrive(race, "honest", { ticket: forgedTicket })).ticket).toBe(ticket);
    }
    expect(await rooms.poll("7002", ticket)).toBeUndefined();
    // Somebody else's ticket is worth nothing: the sign-up is judged by the account.
    const thief = await rooms.arrive(race, "thief", { ticket });
    expect(thief.ticket).not.toBe(ticket);
  });

  test("nobody gets ahead at an opening by a ticket of what opened earlier, nor of another day", async () => {
    const rooms = room();
    const early = await rooms.arrive(race, "anna");
    // The next item opens half an hour later, to a crowd.
    time = openingMs + 1_800_000;
    const opensAt = time - 1000;
    await crowd(rooms, 300);
    expect((await rooms.arrive(race, "anna", { ...early, opensAt })).isAdmitted).toBe(false);
    // Without the cookie it is the same: the server's memory is no ticket either.
    expect((await rooms.arrive(race, "anna", { opensAt })).isAdmitted).toBe(false);
    // The control: for what was open before, the ticket counts.
    expect((await rooms.arrive(race, "anna", early)).isAdmitted).toBe(true);
    time += 13 * 3_600_000;
    await crowd(rooms, 300, "next-day");
    expect((await rooms.arrive(race, "anna", early)).isAdmitted).toBe(false);
  });

  test("everybody is let in in the end, in the order of places", async () => {
    const rooms = room(600);
    const tickets = (await crowd(rooms, 300)).map((place) => place.ticket);
    const admittedAt = new Map<string, number>();
    for (let second = 1; second <= 90; second++) {
      time = openingMs + second * 1000;
      for (const ticket of tickets)
        if (!admittedAt.has(ticket) && (await rooms.poll(race, ticket))?.isAdmitted) admittedAt.set(ticket, second);
    }
    expect(admittedAt.size).toBe(300);
    expect(Math.max(...admittedAt.values())).toBeLessThanOrEqual(17 + 20);
  });
});
