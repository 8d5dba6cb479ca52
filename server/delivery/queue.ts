import type { PGlite } from "@electric-sql/pglite";
import PgBoss from "pg-boss";
import { oneAtATime } from "../base/db/lock.ts";
import type { Channel } from "./message.ts";

/** The jobs of the messages that wait: only their ids are in it. Several servers on one database share it. */
export interface Queue {
  /** Makes a job for each message that has none. */
  add(channel: Channel, messageIds: string[]): Promise<void>;
  /** Takes up to so many messages that are due; nobody else gets them until `expireSeconds` are over. */
  claim(channel: Channel, most: number): Promise<string[]>;
  /** The message needs no more tries. */
  finish(channel: Channel, messageId: string): Promise<void>;
  /** The message is to be tried again, later each time. */
  postpone(channel: Channel, messageId: string): Promise<void>;
  /** Lets messages that had all their tries have another. */
  revive(channel: Channel, messageIds: string[]): Promise<void>;
  close(): Promise<void>;
}

/** How fast the queue goes. */
export interface QueuePace {
  /** A claimed message is taken from whoever has not reported on it for so long: it was killed. More than a send can take. */
  expireSeconds: number;
  /** How often claims that ran out are looked for. */
  maintenanceSeconds: number;
  /** The pause after the first failure; it doubles with each. */
  retrySeconds: number;
  /** After so many failed retries a message waits for a revival. */
  retries: number;
}

/** Opens the queue in its own schema, which it makes where it is not there; servers may do so at once. */
export async function openQueue(
  where: { embedded: PGlite } | { databaseUrl: string },
  { expireSeconds, maintenanceSeconds, retrySeconds, retries }: QueuePace,
  { channels, onError }: { channels: Channel[]; onError: (error: Error) => void },
): Promise<Queue> {
  const connection = "embedded" in where ? { db: onEmbedded(where.embedded) } : pooled(where.databaseUrl);
  const boss = new PgBoss({ ...connection, schedule: false, maintenanceIntervalSeconds: maintenanceSeconds });
  boss.on("error", onError);
  const policy = { expireInSeconds: expireSeconds, retryLimit: retries, retryDelay: retrySeconds, retryBackoff: true };
  const make = async () => {
    await boss.start();
    for (const channel of channels) {
      await boss.createQueue(nameOf(channel), { name: nameOf(channel), policy: "standard", ...policy });
      await boss.updateQueue(nameOf(channel), { name: nameOf(channel), policy: "standard", ...policy });
    }
  };
  // Its own lock is on its tables, and not on the queues in them: of several that make those at once, some end in a deadlock.
  if ("embedded" in where) await make();
  else await oneAtATime(where.databaseUrl, "queue", make);
  return {
    async add(channel, messageIds) {
      // The job's id is the message's, so that a message has one job whoever adds it and however often.
      await boss.insert(messageIds.map((id) => ({ id, name: nameOf(channel), data: { messageId: id } })));
    },
    claim: async (channel, most) => (await boss.fetch(nameOf(channel), { batchSize: most })).map(({ id }) => id),
    finish: (channel, messageId) => boss.complete(nameOf(channel), messageId),
    postpone: (channel, messageId) => boss.fail(nameOf(channel), messageId),
    revive: (channel, messageIds) => boss.retry(nameOf(channel), messageIds),
    close: () => boss.stop({ graceful: false }),
  };
}

const nameOf = (channel: Channel) => `delivery-${channel}`;

const pooled = (connectionString: string) => ({ connectionString, max: 2, connectionTimeoutMillis: 10_000 });

// Several statements come as one text from BEGIN to COMMIT. Were it run as it is and failed half-way, the one connection
// would be left in a transaction that refuses everything.
function onEmbedded(client: PGlite): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const several = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(text)?.[1];
      if (several === undefined) return client.query(text, values) as Promise<{ rows: never[]; rowCount: number }>;
      await client.transaction((tx) => tx.exec(several));
      return { rows: [], rowCount: 0 };
    },
  };
}
