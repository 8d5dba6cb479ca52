import { and, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { waitingPeriods } from "../../base/db/waitingSchema.ts";
import { countMetric } from "../../base/metrics.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { type Bucket, openBucket } from "./bucket.ts";
import { lineEnd, periodAt, type Waiting, waitingAt } from "./queue.ts";
import { type Arrival, getPerson, getPlace, getTicket, readTicket, ticketPeriods } from "./ticket.ts";

/** What the rooms of all races need. */
export interface RoomParts {
  db: Database;
  secrets: Pick<Secrets, "mac">;
  /** How many people are let in a minute, over all servers; 0 lets in everybody. */
  perMinute: number;
  /** How old in ms the counts of other servers may be; 3 s by default. */
  refreshMs?: number | undefined;
  /**
   * The database's clock, in ms since 1970; this server's, corrected at each refresh, if left out.
   */
  clock?(): number;
}

/** The waiting rooms of a server. */
export interface WaitingRooms {
  isOn: boolean;
  /** The time by the database's clock, in ms since 1970. */
  now(): number;
  /**
   * Returns the place of somebody who wants to sign up and, without a ticket of this account, comes
   * now. Of all servers together, at most a burst and the rate are let in. The browser keeps the
   * ticket. One from before `opensAt` (ms since 1970) counts for what opened earlier, and its
   * bearer comes now.
   */
  arrive(
    raceId: string,
    accountId: string,
    came?: { ticket?: string | undefined; opensAt?: number | undefined },
  ): Promise<Waiting & { ticket: string }>;
  /**
   * Returns the place of the bearer of a ticket; undefined if the ticket is none of ours. Costs no
   * query but for one every few seconds for all.
   */
  poll(raceId: string, ticket: string | undefined): Promise<Waiting | undefined>;
  /** Stores what is counted, and learns what others counted. */
  refresh(): Promise<void>;
  /** How many have come since this server started, and how many were let in. */
  readonly counts: { arrived: number; admitted: number; polls: number };
}

interface Room {
  bucket: Bucket;
  /** Who waits by all servers, as the database had it last. */
  known: Map<number, number>;
  /** Counted here, and not stored yet. */
  unsent: Map<number, number>;
  /**
   * When a person first came to this server, and whether they were let in: somebody who loses a
   * cookie is not counted again.
   */
  people: Map<string, Arrival>;
  /** Those who come right now, so that a second tab does not come beside the first. */
  coming: Map<string, Promise<Arrival>>;
  /** Resolves once the counts of other servers are known. */
  loaded?: Promise<void>;
}

// Those who come after are counted without being remembered.
const mostPeople = 200_000;
const keptPeriods = 2 * ticketPeriods;
const letIn: Waiting = { isAdmitted: true, ahead: 0, waitSeconds: 0, seconds: 0 };

// The rooms of a server with what they know of each other's counts, which is exchanged every few
// seconds.
function keepRooms({ db, perMinute, refreshMs = 3000, clock }: RoomParts) {
  const rooms = new Map<string, Room>();
  let aheadMs = 0;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const now = () => clock?.() ?? Date.now() + aheadMs;
  const refresh = () => {
    refreshedAt = performance.now();
    running ??= exchange(db, rooms, now())
      .then((databaseNow) => {
        aheadMs = databaseNow - Date.now();
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const load = async (raceId: string) => {
    // One that runs may have begun before this room was there.
    await running?.catch(() => undefined);
    await refresh().catch((error) => {
      rooms.delete(raceId);
      throw error;
    });
  };
  // The first who come to a room wait until its counts are known; later ones do not.
  const getRoom = async (raceId: string): Promise<Room> => {
    const room: Room = rooms.get(raceId) ?? newRoom(openBucket(db, raceId, perMinute));
    rooms.set(raceId, room);
    room.loaded ??= load(raceId);
    await room.loaded;
    if (refreshMs === 0) await refresh();
    // What could not be stored is stored the next time.
    else if (performance.now() - refreshedAt >= refreshMs) refresh().catch(() => undefined);
    return room;
  };
  return { now, refresh, getRoom };
}

/**
 * Opens the waiting rooms of a server. All that the database has of them is how many wait of which
 * period, and until when the rate is used up.
 */
export function openWaitingRooms(parts: RoomParts): WaitingRooms {
  const { secrets, perMinute } = parts;
  const { now, refresh, getRoom } = keepRooms(parts);
  const counts = { arrived: 0, admitted: 0, polls: 0 };
  const waiting = (raceId: string, room: Room, { period, isLetIn }: Arrival, person: string) =>
    isLetIn ? letIn : waitingAt(sumTotal(room), perMinute, getPlace(secrets, raceId, period, person), now());
  const takeOne = async ({ bucket }: Room) => {
    const isTaken = await bucket.take(now());
    if (isTaken) counts.admitted += 1;
    return isTaken;
  };
  // A person who comes while nobody waits takes a place of the burst; everybody else joins the
  // line.
  const come = async (room: Room, person: string): Promise<Arrival> => {
    counts.arrived += 1;
    countMetric("startline_waiting_arrivals_total");
    const isLetIn = lineEnd(sumTotal(room), perMinute) <= now() && (await takeOne(room));
    const period = periodAt(now());
    if (!isLetIn) room.unsent.set(period, (room.unsent.get(period) ?? 0) + 1);
    remember(room, person, { period, isLetIn });
    return { period, isLetIn };
  };
  const comeOnce = (room: Room, person: string) => {
    const coming = room.coming.get(person) ?? come(room, person).finally(() => room.coming.delete(person));
    room.coming.set(person, coming);
    return coming;
  };
  return {
    isOn: perMinute > 0,
    now,
    refresh,
    counts,
    async arrive(raceId, accountId, { ticket, opensAt = 0 } = {}) {
      const room = await getRoom(raceId);
      const person = getPerson(secrets, raceId, accountId);
      const earlierTicket = readTicket(secrets, raceId, ticket);
      const earlier = [earlierTicket?.person === person ? earlierTicket : undefined, room.people.get(person)];
      let arrival = findEarlierArrival(earlier, opensAt, now()) ?? (await comeOnce(room, person));
      let place = waiting(raceId, room, arrival, person);
      if (place.isAdmitted && !arrival.isLetIn) {
        arrival = { period: arrival.period, isLetIn: await takeOne(room) };
        if (arrival.isLetIn) remember(room, person, arrival);
        else place = soon(room, now());
      }
      return { ...place, ticket: getTicket(secrets, raceId, arrival, person) };
    },
    async poll(raceId, ticket) {
      counts.polls += 1;
      countMetric("startline_waiting_polls_total");
      const ticketData = readTicket(secrets, raceId, ticket);
      return ticketData && waiting(raceId, await getRoom(raceId), ticketData, ticketData.person);
    },
  };
}

function newRoom(bucket: Bucket): Room {
  return { bucket, known: new Map(), unsent: new Map(), people: new Map(), coming: new Map() };
}

// Whose turn it is while the bucket is empty comes back once it can have something.
function soon({ bucket }: Room, now: number): Waiting {
  const seconds = Math.max(1, Math.ceil(bucket.msUntilNext(now) / 1000));
  return { isAdmitted: false, ahead: 0, waitSeconds: seconds, seconds };
}

// Returns the earlier arrival of a person: by the ticket or by what is remembered, unless that was
// before the opening or too long ago. A person whom one of them lets in needs no other.
function findEarlierArrival(
  arrivals: readonly (Arrival | undefined)[],
  opensAt: number,
  now: number,
): Arrival | undefined {
  const first = Math.max(periodAt(opensAt), periodAt(now) - ticketPeriods);
  const counting = arrivals.filter((arrival) => arrival !== undefined && arrival.period >= first);
  return counting.find((arrival) => arrival?.isLetIn) ?? counting[0];
}

// They are about in the order in which they came: those whose tickets are over are the first.
function remember({ people }: Room, person: string, arrival: Arrival): void {
  const oldest = arrival.period - ticketPeriods;
  people.delete(person);
  for (const [id, { period }] of people) {
    if (period >= oldest) break;
    people.delete(id);
  }
  if (people.size < mostPeople) people.set(person, arrival);
}

function sumTotal({ known, unsent }: Room): Map<number, number> {
  const total = new Map(known);
  for (const [period, people] of unsent) total.set(period, (total.get(period) ?? 0) + people);
  return total;
}

// Adds what was counted here to what is stored, and reads what all servers stored. Returns the
// database's time.
async function exchange(db: Database, rooms: Map<string, Room>, now: number): Promise<number> {
  const batches = [...rooms].map(([raceId, { unsent }]) => ({ raceId, counted: new Map(unsent) }));
  const rows = batches.flatMap(({ raceId, counted }) =>
    [...counted].map(([period, people]) => ({ raceId, period, people })),
  );
  const since = periodAt(now) - keptPeriods;
  const { raceId, period, people } = waitingPeriods;
  if (rows.length > 0)
    await db
      .insert(waitingPeriods)
      // Two servers lock the rows in one order.
      .values(rows.sort((a, b) => a.raceId.localeCompare(b.raceId) || a.period - b.period))
      .onConflictDoUpdate({ target: [raceId, period], set: { people: sql`${people} + excluded.people` } });
  for (const { raceId: id, counted } of batches) for (const [at, many] of counted) take(rooms.get(id), at, many);
  const isRecent = and(inArray(raceId, [...rooms.keys()]), gt(period, since));
  const stored = await db.select().from(waitingPeriods).where(isRecent);
  for (const [name, room] of rooms)
    room.known = new Map(stored.filter((row) => row.raceId === name).map((row) => [row.period, row.people]));
  const [clock] = await readRows<{ now: string }>(db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return Number(clock?.now);
}

// Those who came while the others were stored stay counted. What is stored counts here until it is
// read back.
function take(room: Room | undefined, period: number, people: number): void {
  if (!room) return;
  const remaining = (room.unsent.get(period) ?? 0) - people;
  if (remaining > 0) room.unsent.set(period, remaining);
  else room.unsent.delete(period);
  room.known.set(period, (room.known.get(period) ?? 0) + people);
}

/** Deletes the counts of periods that are two days old. */
export async function deleteOldPeriods(db: Database): Promise<void> {
  await db.delete(waitingPeriods).where(lt(waitingPeriods.period, sql`extract(epoch from now()) / 10 - 17280`));
}
