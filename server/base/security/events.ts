import { securityEvents } from "../db/accountSchema.ts";
import type { Database } from "../db/open.ts";
import { Flood } from "./flood.ts";
import { floodKinds, type SecurityEvent } from "./kinds.ts";
import { chooseMeans } from "./means.ts";

/**
 * Writes an event into the log: the only way in. Within a transaction, `db` is the transaction. Of
 * the kinds that strangers can cause, the first of a minute and network is written; the others of
 * that minute follow as one row with their number.
 */
export async function recordSecurityEvent(db: Database, event: SecurityEvent): Promise<void> {
  const isFlood = (floodKinds as readonly string[]).includes(event.kind);
  if (!isFlood || openFlood(db).isFirst(event)) await insert(db, event, 1);
}

/** Writes the counts of repeated events, before a server ends. */
export async function flushSecurityEvents(db: Database): Promise<void> {
  await floods.get(db)?.flush();
}

const floods = new WeakMap<Database, Flood>();

function openFlood(db: Database): Flood {
  const flood = floods.get(db) ?? new Flood(({ event, count }) => insert(db, event, count));
  floods.set(db, flood);
  return flood;
}

async function insert(db: Database, event: SecurityEvent, count: number): Promise<void> {
  const details = { ...event.details, ...chooseMeans(event.actor) };
  await db.insert(securityEvents).values({ ...event, count, ...(Object.keys(details).length > 0 && { details }) });
}
