import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../base/db/open.ts";
import { openTestDatabase } from "../base/db/testDatabase.ts";
import { secretsOf } from "../base/secrets.ts";
import { admissionTime, countedAfterMs, waitingAt } from "./queue.ts";
import { openWaitingRooms } from "./room.ts";
import { personOf, placeOf } from "./ticket.ts";

const secrets = secretsOf("a secret key of 32 characters or more");
const race = "7001";
// Always the same, so that everybody has the same place in every run.
const opening = 30_000_000;
const openingMs = opening * 60_000;

/** Arrivals as at an opening: a third within two seconds, the others thinning out over the first minutes. */
function arrivals(many: number): { account: string; at: number }[] {
  return Array.from({ length: many }, (_, index) => {
    const part = (index + 0.5) / many;
    const at = part < 1 / 3 ? part * 6000 : 2000 - 60_000 * Math.log(1 - (part - 1 / 3) * 1.5 * 0.95);
    return { account: `account-${index}`, at: openingMs + Math.floor(at) };
  });
}

/** Lets everybody in by the counts at the end; returns what each read and got. */
function simulate(many: number, perMinute: number) {
  const people = arrivals(many);
  const minutes = new Map<number, number>();
  for (const { at } of people) minutes.set(Math.floor(at / 60_000), (minutes.get(Math.floor(at / 60_000)) ?? 0) + 1);
  return people.map(({ account, at }, index) => {
    const minute = Math.floor(at / 60_000);
    const place = placeOf(secrets, race, minute, personOf(secrets, race, account));
    const admittedAt = Math.max(at, admissionTime(minutes, perMinute, place));
    const shownAt = (minute + 1) * 60_000 + countedAfterMs;
    // What is known when the place is shown: nobody of a later minute changes it.
    const known = new Map([...minutes].filter(([one]) => one <= minute));
    const shown = waitingAt(known, perMinute, place, shownAt);
    return { index, at, minute, admittedAt, shownAt, shown, place };
  });
}

function correlation(pairs: [number, number][]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + of(x - mx, y - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

describe("of many who come at the opening", () => {
  const perMinute = 3000;
  const people = simulate(30_000, perMinute);

  test("nobody gains by being first in the minute: place and arrival have nothing to do with each other", () => {
    const first = people.filter(({ minute }) => minute === opening);
    expect(first.length).toBeGreaterThan(15_000);
    expect(Math.abs(correlation(first.map(({ at, place }) => [at, place.share])))).toBeLessThan(0.01);
    // Control: by arrival it would be everything.
    expect(correlation(first.map(({ at, index }) => [at, index]))).toBeGreaterThan(0.7);
  });

  test("who comes in a later minute is behind everybody of the minutes before", () => {
    const last = Math.max(...people.filter(({ minute }) => minute === opening).map(({ admittedAt }) => admittedAt));
    const next = Math.min(...people.filter(({ minute }) => minute === opening + 1).map(({ admittedAt }) => admittedAt));
    expect(next).toBeGreaterThanOrEqual(last);
  });

  test("the time that is shown is the time that it takes, within a fifth", () => {
    const waiting = people.filter(({ shown }) => !shown.isAdmitted);
    expect(waiting.length).toBeGreaterThan(20_000);
    const wrong = waiting.filter(({ shown, shownAt, admittedAt }) => {
      const took = (admittedAt - shownAt) / 1000;
      return Math.abs((shown.waitSeconds ?? 0) - took) > Math.max(1, took / 5);
    });
    expect(wrong).toEqual([]);
  });

  test("no minute lets in more than the rate and its short burst", () => {
    const byMinute = new Map<number, number>();
    for (const { admittedAt } of people) {
      const minute = Math.floor(admittedAt / 60_000);
      byMinute.set(minute, (byMinute.get(minute) ?? 0) + 1);
    }
    expect(Math.max(...byMinute.values())).toBeLessThanOrEqual(perMinute * (70 / 60) * 1.05);
    expect([...byMinute.values()].reduce((sum, one) => sum + one, 0)).toBe(people.length);
  });
});

test("fewer than the rate do not wait at all", () => {
  const steady = Array.from({ length: 500 }, (_, index) => openingMs + index * 120);
  const minutes = new Map<number, number>();
  for (const [index, at] of steady.entries()) {
    const minute = Math.floor(at / 60_000);
    minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
    const place = placeOf(secrets, race, minute, personOf(secrets, race, `steady-${index}`));
    expect(waitingAt(minutes, 600, place, at).isAdmitted).toBe(true);
  }
});

describe("the rooms of several servers", () => {
  let opened: OpenDatabase;
  let queries = 0;
  let time = openingMs + 1000;
  beforeAll(async () => {
    opened = await openTestDatabase();
    const { embedded } = opened;
    if (!embedded) throw new Error("The test database is embedded.");
    const query = embedded.query.bind(embedded);
    embedded.query = ((...all: Parameters<typeof query>) => {
      queries += 1;
      return query(...all);
    }) as typeof embedded.query;
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.execute(sql`truncate waiting_minutes`);
    time = openingMs + 1000;
  });
  const room = (perMinute = 60) =>
    openWaitingRooms({ db: opened.db, secrets, perMinute, refreshMs: 3_600_000, clock: () => time });
  const crowd = async (rooms: ReturnType<typeof room>, many: number, name = "runner") => {
    const found: Awaited<ReturnType<typeof rooms.arrive>>[] = [];
    for (let index = 0; index < many; index++) found.push(await rooms.arrive(race, `${name}-${index}`));
    return found;
  };

  test("count together, so that a place is by all who came", async () => {
    const [one, other] = [room(), room()];
    await crowd(one, 300, "one");
    await crowd(other, 300, "other");
    for (const server of [one, other, one]) await server.refresh();
    time = openingMs + 60_000 + countedAfterMs;
    const { ticket } = await one.arrive(race, "one-0");
    const places = [await one.poll(race, ticket), await other.poll(race, ticket)];
    expect(places[0]).toEqual(places[1]);
    const stored = await opened.db.execute(
      sql`select sum(people)::int as people, count(*)::int as rows from waiting_minutes`,
    );
    expect((stored as unknown as { rows: object[] }).rows).toEqual([{ people: 600, rows: 1 }]);
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
    for (const one of forged) {
      expect(await rooms.poll(race, one)).toBeUndefined();
      expect((await rooms.arrive(race, "honest", { ticket: one })).ticket).toBe(ticket);
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
    const tickets = (await crowd(rooms, 300)).map((one) => one.ticket);
    const admittedAt = new Map<string, number>();
    for (let second = 1; second <= 90; second++) {
      time = openingMs + second * 1000;
      for (const ticket of tickets)
        if (!admittedAt.has(ticket) && (await rooms.poll(race, ticket))?.isAdmitted) admittedAt.set(ticket, second);
    }
    expect(admittedAt.size).toBe(300);
    expect(Math.max(...admittedAt.values())).toBeLessThanOrEqual(30);
  });
});
