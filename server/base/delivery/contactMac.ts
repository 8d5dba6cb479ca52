import type { Secrets } from "../secrets/secrets.ts";
import type { Channel } from "./message.ts";

/** Returns the keyed hash by which an address is known that gets no more messages. */
export function contactMac({ mac }: Pick<Secrets, "mac">, channel: Channel, target: string): string {
  return mac("contact", `${channel}\0${target.toLowerCase()}`);
}
