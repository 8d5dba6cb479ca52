import type { OpenDatabase } from "../base/db/open.ts";
import type { Secrets } from "../base/secrets.ts";
import type { Channel } from "./message.ts";
import type { QueuePace } from "./queue.ts";
import type { Send } from "./send.ts";

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
