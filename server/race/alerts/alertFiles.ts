import { setBounded } from "#core/boundedMap.ts";
import type { AlertFile } from "#core/raceAlerts.ts";
import type { Database } from "../../base/db/open.ts";
import type { RaceSite } from "../raceSite.ts";
import { readAlertFile } from "./alerts.ts";

const mostRaces = 1000;
const usualDelayMs = 1000;

/** Reads what the open pages of a race get. */
export interface AlertFiles {
  read(race: RaceSite): Promise<AlertFile>;
}

/**
 * Opens the alert files of this server: each is read from the database at most once in `delayMs`,
 * however many pages ask.
 */
export function openAlertFiles(db: Database, delayMs = usualDelayMs): AlertFiles {
  const files = new Map<string, { readAt: number; reading: Promise<AlertFile> }>();
  return {
    read(race) {
      const stored = files.get(race.raceId);
      if (stored && performance.now() - stored.readAt < delayMs) return stored.reading;
      const reading = readAlertFile(db, race);
      setBounded(files, race.raceId, { readAt: performance.now(), reading }, mostRaces);
      // What failed is read again at the next question.
      reading.catch(() => files.delete(race.raceId));
      return reading;
    },
  };
}
