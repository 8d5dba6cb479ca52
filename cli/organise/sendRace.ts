import { setTimeout } from "node:timers/promises";
import { messages } from "#locales/generated/cli/timing.ts";
import { getText } from "#locales/getText.ts";
import { encodePassings, type SimulatedFormat } from "#server/results/timing/simulate/encode.ts";
import type { Delivery } from "#server/results/timing/simulate/simulateRace.ts";
import { UsageError } from "../base/terminal.ts";

/** How a simulated race is sent. */
export interface Sending {
  /** The address of a server, such as http://127.0.0.1:8080. */
  base: string;
  token: string;
  format: SimulatedFormat;
  timeZone: string;
  /** Returns the instant of the race that it is now, in ms since 1970. */
  raceTime(): number;
}

/**
 * Sends what is due at each second until the race is over; returns how many passings were sent and
 * how many of them were new. Throws a UsageError if the server refuses one.
 */
export async function sendRace(
  deliveries: readonly Delivery[],
  { base, token, format, timeZone, raceTime }: Sending,
): Promise<{ sent: number; stored: number }> {
  let next = 0;
  let [sent, stored] = [0, 0];
  while (next < deliveries.length) {
    const now = raceTime();
    const end = deliveries.findIndex(({ at }, index) => index >= next && at > now);
    const due = deliveries.slice(next, end < 0 ? undefined : end);
    next += due.length;
    const passings = due.flatMap((delivery) => delivery.passings);
    for (const { format: name, type, body } of encodePassings(passings, format, timeZone)) {
      const reply = await post(`${base}/timing/${name}`, { type, token, body });
      sent += reply.received;
      stored += reply.stored;
    }
    if (next < deliveries.length) await setTimeout(due.length > 0 ? 0 : 200);
  }
  return { sent, stored };
}

async function post(
  address: string,
  { type, token, body }: { type: string; token: string; body: string },
): Promise<{ received: number; stored: number }> {
  const headers = { "content-type": type, authorization: `Bearer ${token}` };
  const response = await fetch(address, { method: "POST", headers, body }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as
    | { code: number; msg: string; data: { received: number; stored: number } }
    | undefined;
  if (answer?.code === 0) return answer.data;
  const reason = answer?.msg ?? String(response?.status ?? "");
  throw new UsageError(getText(messages, "refused", { address, reason }));
}
