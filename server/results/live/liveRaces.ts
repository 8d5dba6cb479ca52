import type { FastifyRequest } from "fastify";
import type { Route } from "#schemas/generated/types.ts";
import { getHost } from "../../base/http/requestHost.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { type LiveRace, openLiveRace } from "./liveRace.ts";

/** The live page that a request is for. */
export interface FoundLive {
  race: LiveRace;
  site: RaceSite;
  /** The address of the page of the site that has scripts. */
  page: string;
}

/** Finds live pages, and has each read what is new at most once in `delayMs`. */
export interface LiveRaces {
  /** Undefined if the site of the host has no live page. */
  find(request: FastifyRequest, isRehearsal: boolean): Promise<FoundLive | undefined>;
  /** The live page of a site; undefined if it has none. */
  open(site: RaceSite, isRehearsal: boolean): Promise<FoundLive | undefined>;
}

const usualDelayMs = 1000;
// Older than this, a reader waits for what is new: nobody has looked for a while.
const mostDelays = 5;

/**
 * Opens the live pages of this server. A reader gets what is in memory: the database is asked by
 * one writer a race, however many read.
 */
export function openLiveRaces(
  tools: RaceTools,
  { delayMs = usualDelayMs, warn }: { delayMs?: number | undefined; warn(line: string): void },
): LiveRaces {
  const opened = new Map<string, { race: LiveRace; readAt: number; reading: Promise<void> | undefined }>();
  const refresh = (key: string, site: RaceSite) => {
    const live = opened.get(key);
    if (!live || live.reading) return live?.reading;
    live.reading = live.race
      .refresh(site)
      .then(() => {
        live.readAt = Date.now();
      })
      .finally(() => {
        live.reading = undefined;
      });
    return live.reading;
  };
  const races: LiveRaces = {
    async find(request, isRehearsal) {
      const site = await findRaceSite(tools, getHost(request) ?? "");
      return site && races.open(site, isRehearsal);
    },
    async open(site, isRehearsal) {
      const page = findLivePage(site.site.routes ?? []);
      if (page === undefined) return undefined;
      const key = `${site.raceId} ${isRehearsal}`;
      const live = opened.get(key) ?? {
        race: openLiveRace(tools.db, site.raceId, isRehearsal),
        readAt: Number.NEGATIVE_INFINITY,
        reading: undefined,
      };
      opened.set(key, live);
      const age = Date.now() - live.readAt;
      if (age > delayMs * mostDelays || delayMs === 0) {
        // The first time there is nothing else to show.
        const isShown = live.readAt > 0;
        const reading = refresh(key, site);
        await (isShown ? reading?.catch((error: Error) => warn(`live: ${error.message}`)) : reading);
      } else if (age > delayMs) refresh(key, site)?.catch((error: Error) => warn(`live: ${error.message}`));
      return { race: live.race, site, page };
    },
  };
  return races;
}

/** Returns the path of the page of a site that is its live page; undefined if it has none. */
export function findLivePage(routes: readonly Route[], before = ""): string | undefined {
  for (const { path, page, children = [] } of routes) {
    const address = `${before}${path}`;
    const inner = page?.type === "live" ? address : findLivePage(children, address);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
