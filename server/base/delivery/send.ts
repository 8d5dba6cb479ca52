import type { Language } from "#core/text.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { contactMac } from "./contactMac.ts";
import type { Channel, Written } from "./message.ts";
import { openRow } from "./outbox.ts";
import type { ClaimedMessage, Outcome } from "./queue.ts";
import { SendFailure } from "./sendFailure.ts";

/** A message as a provider gets it. */
export type Outgoing = Written & { messageId: string; target: string; language: Language };

/**
 * Submits a message to a provider: resolves once the provider has accepted it, rejects with a
 * SendFailure if it has not.
 */
export type Send = (message: Outgoing) => Promise<void>;

/** Sends the messages of one channel. */
export interface Sender {
  send: Send;
  close(): void;
}

/** The configured senders; messages of a channel without one stay in the outbox. */
export type Senders = Partial<Record<Channel, Sender>>;

/**
 * Tries after which a message that may have arrived is not sent again: each may be paid for, and
 * reach the person.
 */
const mostUnanswered = 3;

/**
 * Sends one claimed message and returns what became of it; a failure is logged without personal
 * data.
 */
export async function sendClaimed(
  { secrets, send, log }: { secrets: Secrets; send: Send; log(line: string): void },
  message: ClaimedMessage,
): Promise<Outcome> {
  const { messageId, channel, tries, targetSealed } = message;
  try {
    const { content, target } = openRow(secrets, message);
    if (!content) throw new SendFailure("no text", { isFinal: true });
    await send({ ...content, messageId, target });
    return { state: "sent" };
  } catch (error) {
    const { message, isFinal, mayHaveArrived, isBounce } = toFailure(error);
    const isLast = isFinal || (mayHaveArrived && tries >= mostUnanswered);
    log(`Message ${messageId} (${channel}) was not sent: ${message}. ${isLast ? "No retry." : "It will be retried."}`);
    if (!isLast) return { state: "retry", error: message };
    const bounced = isBounce ? contactMac(secrets, channel, secrets.open(targetSealed)) : undefined;
    return { state: "failed", error: message, ...(bounced !== undefined && { bounced }) };
  }
}

// The message of any other error could contain anything: only its name is logged.
function toFailure(error: unknown): SendFailure {
  return error instanceof SendFailure ? error : new SendFailure((error as Error).name, { isFinal: false });
}
