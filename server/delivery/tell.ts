import { outboxPath } from "../dev/outbox.ts";
import type { Env } from "../env.ts";
import { unsentChannels } from "./senders.ts";

/** What an operator is told at start about messages that nobody sends: one sentence, or none. */
export function tellOfDelivery(env: Env, address: string): string[] {
  const channels = unsentChannels(env);
  if (channels.length === 0) return [];
  const names = channels.map((channel) => (channel === "email" ? "email (SMTP_URL)" : "text messages (SMS_PROVIDER)"));
  const what = names.join(" and ");
  if (env.isProduction) return [`Not set, so not sent: ${what}.`];
  return [`Not set, so not sent but shown at ${address}${outboxPath}: ${what}.`];
}
