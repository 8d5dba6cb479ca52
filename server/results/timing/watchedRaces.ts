import { createHash } from "node:crypto";
import { setBounded } from "#core/boundedMap.ts";
import type { Database } from "../../base/db/open.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { openFeed } from "../runs/feed.ts";
import { readStartList } from "../runs/startList.ts";
import { currentEdition } from "../sets/rules.ts";
import { type FlagRules, type Flags, flagAll, flagAnew, readAllRules } from "./flagPassings.ts";

/** The passings of a race in memory, and what is wrong with them. */
export interface WatchedRace extends FlagRules {
  flags: Flags;
}

interface Watched {
  read(site: RaceSite): Promise<WatchedRace>;
  reading: Promise<WatchedRace>;
  closing: NodeJS.Timeout;
}

// How long a race stays in memory after its staff have looked at it last.
const idleMs = 10 * 60_000;
const mostWatched = 4;

/**
 * Returns what reads the passings of a race, or of its rehearsal, for its staff: all of them once,
 * then those that are new. Only the runners of new passings are judged anew, unless the start list
 * or the rules have changed.
 */
export function openWatchedRaces(db: Database): (site: RaceSite, isRehearsal: boolean) => Promise<WatchedRace> {
  const watched = new Map<string, Watched>();
  return (site, isRehearsal) => {
    const key = `${site.raceId} ${isRehearsal}`;
    const before = watched.get(key);
    clearTimeout(before?.closing);
    const read = before?.read ?? openRace(db, site.raceId, isRehearsal);
    // One after the other; a failure is that of its own request.
    const reading = Promise.resolve(before?.reading.catch(() => {})).then(() => read(site));
    const closing = setTimeout(() => watched.delete(key), idleMs).unref();
    setBounded(watched, key, { read, reading, closing }, mostWatched);
    return reading;
  };
}

function openRace(db: Database, raceId: string, isRehearsal: boolean): Watched["read"] {
  const feed = openFeed(raceId, isRehearsal);
  let flags: Flags = new Map();
  let judgedBy = "";
  return async (site) => {
    const before = judgedBy;
    // What a read that fails has taken from the feed is judged by the next one.
    judgedBy = "";
    const changed = await feed.refresh(db);
    const startList = await readStartList(db, { raceId, edition: currentEdition(site.site) });
    const rules = readAllRules(site);
    const by = { feed, startList, rules };
    const version = createHash("sha256")
      .update(JSON.stringify([startList.starters, [...rules]]))
      .digest("hex");
    if (changed === "all" || version !== before) flags = await flagAll(by);
    else flagAnew(changed, by, flags);
    judgedBy = version;
    return { ...by, flags };
  };
}
