import type { DeliveryParts } from "./parts.ts";
import { repeat } from "./repeat.ts";
import { forgetOldMessages } from "./send.ts";

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
