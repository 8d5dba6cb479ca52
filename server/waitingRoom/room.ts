import { and, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";
import { rowsOf } from "../base/db/rowsOf.ts";
import { waitingMinutes } from "../base/db/waitingSchema.ts";
import { countMetric } from "../base/metrics.ts";
import type { Secrets } from "../base/secrets.ts";
import { type Waiting, waitingAt } from "./queue.ts";
import { personOf, placeOf, readTicket, ticketMinutes, ticketOf } from "./ticket.ts";

/** What the rooms of all races need. */
export interface RoomParts {
  db: Database;
  secrets: Pick<Secrets, "mac">;
  /** How many people are let in a minute, over all servers; 0 lets in everybody. */
  perMinute: number;
  /** How old in ms the counts of other servers may be; 3 s by default. */
  refreshMs?: number | undefined;
  /** The database's clock, in ms since 1970; this server's, corrected at each refresh, if left out. */
  clock?(): number;
}

/** The waiting rooms of a server. */
export interface WaitingRooms {
  isOn: boolean;
  /** The time by the database's clock, in ms since 1970. */
  now(): number;
  /**
   * Returns the place of somebody who wants to sign up and, without a ticket of this account, comes now. The browser keeps the ticket. One from before `opensAt` (ms since 1970) counts for what
   * opened earlier, and its bearer comes now.
   */
  arrive(
    raceId: string,
    accountId: string,
    came?: { ticket?: string | undefined; opensAt?: number | undefined },
  ): Promise<Waiting & { ticket: string }>;
  /** Returns the place of the bearer of a ticket; undefined if the ticket is none of ours. Costs no query but for one every few seconds for all. */
  poll(raceId: string, ticket: string | undefined): Promise<Waiting | undefined>;
  /** Stores what is counted, and learns what others counted. */
  refresh(): Promise<void>;
  /** How many have come since this server started, and how many of the places asked about were let in. */
  readonly counts: { arrived: number; admitted: number; polls: number };
}

interface Room {
  /** By all servers, as the database had it last. */
  known: Map<number, number>;
  /** Counted here, and not stored yet. */
  unsent: Map<number, number>;
  /** The minute in which a person first came to this server: somebody who loses a cookie is not counted again. */
  people: Map<string, number>;
  /** Resolves once the counts of other servers are known. */
  loaded?: Promise<void>;
}

// Those who come after are counted without being remembered.
const mostPeople = 200_000;
const minuteMs = 60_000;
const keptMinutes = 24 * 60;

/** Opens the waiting rooms of a server. All that the database has of them is how many came in which minute. */
export function openWaitingRooms(parts: RoomParts): WaitingRooms {
  const { db, secrets, perMinute, refreshMs = 3000, clock } = parts;
  const rooms = new Map<string, Room>();
  const counts = { arrived: 0, admitted: 0, polls: 0 };
  let ahead = 0;
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const now = () => clock?.() ?? Date.now() + ahead;
  const refresh = () => {
    refreshedAt = performance.now();
    running ??= exchange(db, rooms, now())
      .then((databaseNow) => {
        ahead = databaseNow - Date.now();
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
  const roomOf = async (raceId: string): Promise<Room> => {
    const room: Room = rooms.get(raceId) ?? { known: new Map(), unsent: new Map(), people: new Map() };
    rooms.set(raceId, room);
    room.loaded ??= load(raceId);
    await room.loaded;
    if (refreshMs === 0) await refresh();
    // What could not be stored is stored the next time.
    else if (performance.now() - refreshedAt >= refreshMs) refresh().catch(() => undefined);
    return room;
  };
  const waiting = (raceId: string, room: Room, minute: number, person: string) => {
    const place = placeOf(secrets, raceId, minute, person);
    const found = waitingAt(totalOf(room), perMinute, place, now());
    if (found.isAdmitted) counts.admitted += 1;
    return found;
  };
  return {
    isOn: perMinute > 0,
    now,
    refresh,
    counts,
    async arrive(raceId, accountId, { ticket, opensAt = 0 } = {}) {
      const room = await roomOf(raceId);
      const person = personOf(secrets, raceId, accountId);
      const had = readTicket(secrets, raceId, ticket);
      const { minute, isNew } = arrivalOf(room, person, { had, opensAt, now: now() });
      if (isNew) {
        room.unsent.set(minute, (room.unsent.get(minute) ?? 0) + 1);
        counts.arrived += 1;
        countMetric("startline_waiting_arrivals_total");
      }
      return { ...waiting(raceId, room, minute, person), ticket: ticketOf(secrets, raceId, minute, person) };
    },
    async poll(raceId, ticket) {
      counts.polls += 1;
      countMetric("startline_waiting_polls_total");
      const had = readTicket(secrets, raceId, ticket);
      return had && waiting(raceId, await roomOf(raceId), had.minute, had.person);
    },
  };
}

// When a person came: by the ticket or by what is remembered, unless that was before the opening or too long ago.
function arrivalOf(
  room: Room,
  person: string,
  { had, opensAt, now }: { had: { minute: number; person: string } | undefined; opensAt: number; now: number },
): { minute: number; isNew: boolean } {
  const present = Math.floor(now / minuteMs);
  const oldest = present - ticketMinutes;
  const first = Math.max(Math.floor(opensAt / minuteMs), oldest);
  const known = [had?.person === person ? had.minute : undefined, room.people.get(person)];
  const came = known.find((one) => one !== undefined && one >= first);
  if (came === undefined) remember(room, person, { minute: present, oldest });
  return { minute: came ?? present, isNew: came === undefined };
}

// They are in the order in which they came: those whose tickets are over are the first.
function remember({ people }: Room, person: string, { minute, oldest }: { minute: number; oldest: number }): void {
  people.delete(person);
  for (const [other, at] of people) {
    if (at >= oldest) break;
    people.delete(other);
  }
  if (people.size < mostPeople) people.set(person, minute);
}

function totalOf({ known, unsent }: Room): Map<number, number> {
  const total = new Map(known);
  for (const [minute, people] of unsent) total.set(minute, (total.get(minute) ?? 0) + people);
  return total;
}

// Adds what was counted here to what is stored, and reads what all servers stored. Returns the database's time.
async function exchange(db: Database, rooms: Map<string, Room>, now: number): Promise<number> {
  const sent = [...rooms].map(([raceId, { unsent }]) => ({ raceId, counted: new Map(unsent) }));
  const rows = sent.flatMap(({ raceId, counted }) =>
    [...counted].map(([minute, people]) => ({ raceId, minute, people })),
  );
  const since = Math.floor(now / minuteMs) - keptMinutes;
  const { raceId, minute, people } = waitingMinutes;
  if (rows.length > 0)
    await db
      .insert(waitingMinutes)
      // Two servers lock the rows in one order.
      .values(rows.sort((one, other) => one.raceId.localeCompare(other.raceId) || one.minute - other.minute))
      .onConflictDoUpdate({ target: [raceId, minute], set: { people: sql`${people} + excluded.people` } });
  for (const { raceId: of, counted } of sent) for (const [at, many] of counted) take(rooms.get(of), at, many);
  const isRecent = and(inArray(raceId, [...rooms.keys()]), gt(minute, since));
  const stored = await db.select().from(waitingMinutes).where(isRecent);
  for (const [name, room] of rooms)
    room.known = new Map(stored.filter((row) => row.raceId === name).map((row) => [row.minute, row.people]));
  const [clock] = await rowsOf<{ now: string }>(db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return Number(clock?.now);
}

// Those who came while the others were stored stay counted. What is stored counts here until it is read back.
function take(room: Room | undefined, minute: number, people: number): void {
  if (!room) return;
  const left = (room.unsent.get(minute) ?? 0) - people;
  if (left > 0) room.unsent.set(minute, left);
  else room.unsent.delete(minute);
  room.known.set(minute, (room.known.get(minute) ?? 0) + people);
}

/** Deletes the counts of minutes that are two days old. */
export async function deleteOldMinutes(db: Database): Promise<void> {
  await db.delete(waitingMinutes).where(lt(waitingMinutes.minute, sql`extract(epoch from now()) / 60 - 2880`));
}
