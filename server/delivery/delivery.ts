import type { OpenDatabase } from "../db/open.ts";
import type { Secrets } from "../secrets.ts";
import type { Channel } from "./message.ts";
import type { QueuePace } from "./queue.ts";
import { repeat } from "./repeat.ts";
import { forgetOldMessages, type Send } from "./send.ts";

/** What hands messages of a channel to a provider. */
export interface Sender {
  send: Send;
  close(): void;
}

/** The senders that there are; messages of another channel stay in the outbox. */
export type Senders = Partial<Record<Channel, Sender>>;

/** How fast it all goes. */
export interface Pace extends QueuePace {
  /** Between two looks for messages that are due again. */
  pollSeconds: number;
  /** Between two looks for messages that no signal told of. */
  sweepSeconds: number;
  /** Between two rounds in which messages that had all their tries get another. */
  reviveSeconds: number;
  /** Between losing the connection that tells of commits and making another. */
  reconnectSeconds: number;
}

/** What delivery is made of. */
export interface DeliveryParts {
  open: OpenDatabase;
  databaseUrl?: string | undefined;
  secrets: Secrets;
  senders: Senders;
  log(line: string): void;
  pace?: Pace;
}

/** What sends messages in the background. */
export interface Delivery {
  close(): Promise<void>;
}

/** Sends what is committed to the outbox until it is closed; what was begun by then is waited for. */
export async function startDelivery(parts: DeliveryParts): Promise<Delivery> {
  const { open, log } = parts;
  const onError = ({ message }: Error) => log(`Delivery: ${message}`);
  const stopForgetting = repeat(3600, () => forgetOldMessages(open.db), onError);
  const stopSending = Object.keys(parts.senders).length > 0 ? await beginSending(parts, onError) : undefined;
  return {
    async close() {
      await stopForgetting();
      await stopSending?.();
    },
  };
}

// The queue is loaded only where something is sent: without settings a start does not pay for it.
async function beginSending(parts: DeliveryParts, onError: (error: Error) => void): Promise<() => Promise<void>> {
  const { startSending } = await import("./sending.ts");
  return startSending(parts, onError);
}
