import { StartError } from "../base/startError.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import type { Channel } from "./message.ts";
import type { DeliveryParts, Pace } from "./parts.ts";
import { openQueue, type Queue } from "./queue.ts";
import { startRelay } from "./relay.ts";
import { type Send, sendQueued } from "./send.ts";
import { type Listener, listenEmbedded, listenPostgres } from "./signals.ts";

// A send takes less than 45 s: the senders' time-outs see to it. With seven retries that start at 5 s and double, and then one
// every ten minutes, a message is there at most some ten minutes after its provider is back.
const usualPace: Pace = {
  expireSeconds: 60,
  maintenanceSeconds: 30,
  retrySeconds: 5,
  retries: 7,
  pollSeconds: 5,
  sweepSeconds: 30,
  reviveSeconds: 600,
  reconnectSeconds: 5,
};

/** Starts to send; what is answered stops it once everything begun has ended. */
export async function startSending(
  parts: DeliveryParts,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const { senders, pace = usualPace } = parts;
  const { db } = parts.open;
  const channels = Object.keys(senders) as Channel[];
  const { queue, listen } = await openPlace(parts, pace, { channels, onError }).catch(({ message }: Error) => {
    throw new StartError(
      `The queue of messages cannot be made in the database (${message}).`,
      `无法在数据库中建立消息队列（${message}）。`,
    );
  });
  const dispatchers = new Map<Channel, Dispatcher>();
  for (const channel of channels) dispatchers.set(channel, dispatch(channel, queue, parts, onError));
  const wake = (channel: Channel) => dispatchers.get(channel)?.wake();
  const stopRelay = await startRelay({ db, queue, channels, listen, wake, onError, pace });
  return async () => {
    await stopRelay();
    await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.close()));
    await queue.close();
    for (const sender of Object.values(senders)) sender.close();
  };
}

async function openPlace(
  { open, databaseUrl }: DeliveryParts,
  pace: Pace,
  options: { channels: Channel[]; onError: (error: Error) => void },
) {
  const { embedded } = open;
  if (embedded) {
    const queue = await openQueue({ embedded }, pace, options);
    return { queue, listen: (listener: Listener) => listenEmbedded(embedded, listener) };
  }
  if (!databaseUrl) throw new Error("Delivery needs the embedded database or the address of a PostgreSQL.");
  const queue = await openQueue({ databaseUrl }, pace, options);
  return {
    queue,
    listen: async (listener: Listener) => listenPostgres(databaseUrl, listener, pace.reconnectSeconds * 1000),
  };
}

// Few at a time: providers refuse crowds, and a queue that is worked off in order is fair.
const lanes = 4;

function dispatch(
  channel: Channel,
  queue: Queue,
  { open, secrets, senders, log, pace = usualPace }: DeliveryParts,
  onError: (error: Error) => void,
): Dispatcher {
  const send = senders[channel]?.send as Send;
  return startDispatcher({
    lanes,
    pollMs: pace.pollSeconds * 1000,
    claim: (most) => queue.claim(channel, most),
    async handle(messageId) {
      const result = await sendQueued({ db: open.db, secrets, send, log }, messageId);
      await (result === "settled" ? queue.finish(channel, messageId) : queue.postpone(channel, messageId));
    },
    onError,
  });
}
