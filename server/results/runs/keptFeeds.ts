import { setBounded } from "#core/boundedMap.ts";
import type { Database } from "../../base/db/open.ts";
import { openFeed, type RaceFeed } from "./feed.ts";

/** The passings of a race, of which each is read from the database once. */
export interface KeptFeed {
  /**
   * Reads what was stored since, and then what is wanted of all. With a transaction that is locked
   * it has everything that any server has committed before.
   */
  read<Value>(db: Database, readValue: (feed: RaceFeed) => Value): Promise<Value>;
}

interface Kept extends KeptFeed {
  closing: NodeJS.Timeout | undefined;
}

// How long the passings of a race stay in memory after they were read last.
const idleMs = 10 * 60_000;
const mostKept = 2;
const kept = new WeakMap<Database, Map<string, Kept>>();

/** Returns the passings of a race that this server keeps; never those of a rehearsal. */
export function keepFeed(db: Database, raceId: string): KeptFeed {
  const races = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, races);
  const race = races.get(raceId) ?? openKept(raceId);
  clearTimeout(race.closing);
  race.closing = setTimeout(() => races.delete(raceId), idleMs).unref();
  setBounded(races, raceId, race, mostKept);
  return race;
}

/** Opens the passings of a race, which are read from the begin. */
export function openKept(raceId: string): Kept {
  const feed = openFeed(raceId, false);
  let reading: Promise<unknown> = Promise.resolve();
  return {
    closing: undefined,
    read(db, readValue) {
      // One after the other; a failure is that of its own transaction.
      const read = reading.then(() => feed.refresh(db)).then(() => readValue(feed));
      reading = read.catch(() => {});
      return read;
    },
  };
}
