import { setTimeout } from "node:timers/promises";
import type { Database } from "../db/open.ts";
import { logFailures } from "../http/logFailure.ts";
import { startWorker } from "../jobs/worker.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { Channel } from "./message.ts";
import { type ClaimedMessage, claimMessages, deleteOldMessages, type Outcome, recordOutcome } from "./queue.ts";
import { type Sender, type Senders, sendClaimed } from "./send.ts";

/** The times of the queue. */
export interface Pace {
  /**
   * A claimed message is due again after this long if its server reports nothing. Longer than any
   * send takes.
   */
  leaseSeconds: number;
  /** Between two polls for messages that are due. */
  pollSeconds: number;
  /** After an error of the database, until the next query. */
  errorSeconds: number;
  /** Until the first retry; doubles with each retry. */
  retrySeconds: number;
  /** The limit of that doubling. */
  mostRetrySeconds: number;
}

/**
 * The times of a server. Senders time out within 45 s; a message is sent at most ten minutes after
 * its provider is back.
 */
export const usualPace: Pace = {
  leaseSeconds: 60,
  pollSeconds: 1,
  errorSeconds: 5,
  retrySeconds: 5,
  mostRetrySeconds: 600,
};

const oneHour = 3_600_000;

/** What delivery is made of. */
export interface DeliveryParts {
  db: Database;
  secrets: Secrets;
  senders: Senders;
  log(line: string): void;
  pace?: Pace;
}

/** Sends messages in the background. */
export interface Delivery {
  /**
   * Claims no more messages; resolves when those that are being sent have been sent and recorded.
   */
  close(): Promise<void>;
}

/**
 * Sends the messages of the outbox until it is closed. Several servers on one database share
 * the messages.
 */
export function startDelivery(parts: DeliveryParts): Delivery {
  const { db, senders, log } = parts;
  const onError = logFailures(log, "Delivery");
  let cleanUp = Promise.resolve();
  const hourly = setInterval(() => {
    cleanUp = deleteOldMessages(db).catch(onError);
  }, oneHour);
  const channels = Object.entries(senders) as [Channel, Sender][];
  const stops = channels.map(([channel, sender]) => deliver(parts, channel, sender, onError));
  return {
    async close() {
      clearInterval(hourly);
      await Promise.all([cleanUp, ...stops.map((stop) => stop())]);
      for (const [, sender] of channels) sender.close();
    },
  };
}

function deliver(
  { db, secrets, log, pace = usualPace }: DeliveryParts,
  channel: Channel,
  { send }: Sender,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { leaseSeconds, pollSeconds, errorSeconds } = pace;
  const closing = new AbortController();
  const errorMs = errorSeconds * 1000;
  // A message that was sent but not recorded is sent again when its lease ends, so recording is
  // retried until then.
  const record = async (message: ClaimedMessage, outcome: Outcome): Promise<void> => {
    try {
      await recordOutcome(db, message, outcome, retryDelay(message.tries, pace));
    } catch (error) {
      onError(error);
      if (closing.signal.aborted) return;
      await setTimeout(errorMs, undefined, { signal: closing.signal }).catch(() => undefined);
      return record(message, outcome);
    }
  };
  // The lease of a message that is not recorded yet may end: this server then claims it again, and
  // must not send it again.
  const sentIds = new Set<string>();
  const handle = async (message: ClaimedMessage): Promise<void> => {
    if (sentIds.has(message.messageId)) return;
    sentIds.add(message.messageId);
    try {
      await record(message, await sendClaimed({ secrets, send, log }, message));
    } finally {
      sentIds.delete(message.messageId);
    }
  };
  const stop = startWorker({
    name: "Delivery",
    log,
    // Few at a time: providers refuse bursts.
    concurrency: 4,
    pollMs: pollSeconds * 1000,
    errorMs,
    claim: (limit) => claimMessages(db, { channel, most: limit, leaseSeconds }),
    handle,
  });
  return () => {
    closing.abort();
    return stop();
  };
}

/** Returns the seconds until the next try of a message after `tries` tries. */
export function retryDelay(tries: number, { retrySeconds, mostRetrySeconds }: Pace): number {
  return Math.min(retrySeconds * 2 ** (tries - 1), mostRetrySeconds);
}
