import { and, asc, eq, gt, sql } from "drizzle-orm";
import { outboxMessages } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Channel } from "./message.ts";
import type { Queue } from "./queue.ts";
import { repeat } from "./repeat.ts";
import { keepHours } from "./send.ts";
import type { Listener } from "./signals.ts";

/** What a relay needs. */
export interface RelayParts {
  db: Database;
  queue: Queue;
  channels: Channel[];
  listen(listener: Listener): Promise<() => Promise<void>>;
  /** Called when there is work for a channel. */
  wake(channel: Channel): void;
  onError(error: Error): void;
  pace: { sweepSeconds: number; reviveSeconds: number };
}

/**
 * Makes jobs of the messages that wait in the outbox: at once when the database tells of a commit, and in regular sweeps of
 * those that no signal told of. The answer stops it.
 */
export async function startRelay(parts: RelayParts): Promise<() => Promise<void>> {
  const { queue, channels, wake, onError, pace } = parts;
  const add = async (channel: Channel, messageIds: string[]) => {
    await queue.add(channel, messageIds);
    wake(channel);
  };
  const sweep = async ({ isRevival }: { isRevival: boolean }) => {
    for (const channel of channels) {
      for await (const messageIds of waiting(parts.db, channel)) {
        if (isRevival) await queue.revive(channel, messageIds);
        await add(channel, messageIds);
      }
    }
  };
  let catchingUp = Promise.resolve();
  const gatherer = gather(channels, add, onError);
  const stopListening = await parts.listen({
    onSignal: gatherer.take,
    onListening() {
      catchingUp = sweep({ isRevival: false }).catch(onError);
    },
    onError,
  });
  const stopSweeps = repeat(pace.sweepSeconds, () => sweep({ isRevival: false }), onError);
  const stopRevivals = repeat(pace.reviveSeconds, () => sweep({ isRevival: true }), onError);
  return async () => {
    await Promise.all([stopListening(), stopSweeps(), stopRevivals()]);
    await Promise.all([catchingUp, gatherer.end()]);
  };
}

// Many registrations in a moment become one statement and not a hundred.
function gather(
  channels: Channel[],
  add: (channel: Channel, messageIds: string[]) => Promise<void>,
  onError: (error: Error) => void,
) {
  const told = new Map<Channel, string[]>();
  let flushing = Promise.resolve();
  const flush = async () => {
    const batches = [...told];
    told.clear();
    for (const [channel, messageIds] of batches) await add(channel, messageIds).catch(onError);
  };
  return {
    take(signal: string) {
      const [channel, messageId] = signal.split("/") as [Channel, string];
      if (!channels.includes(channel)) return;
      if (told.size === 0) flushing = flushing.then(flush);
      told.set(channel, [...(told.get(channel) ?? []), messageId]);
    },
    end: () => flushing,
  };
}

const pageSize = 1000;

async function* waiting(db: Database, channel: Channel): AsyncGenerator<string[]> {
  let last = "";
  for (;;) {
    const rows = await db
      .select({ messageId: outboxMessages.messageId })
      .from(outboxMessages)
      .where(
        and(
          eq(outboxMessages.state, "queued"),
          eq(outboxMessages.channel, channel),
          gt(outboxMessages.createdAt, sql`now() - make_interval(hours => ${keepHours})`),
          gt(outboxMessages.messageId, last),
        ),
      )
      .orderBy(asc(outboxMessages.messageId))
      .limit(pageSize);
    if (rows.length > 0) yield rows.map(({ messageId }) => messageId);
    last = rows.at(-1)?.messageId ?? "";
    if (rows.length < pageSize) return;
  }
}
