import { unsentChannels } from "../base/delivery/senders.ts";
import type { Env } from "../base/env/env.ts";
import { outboxPath } from "./outbox.ts";

/**
 * Returns the line that is printed at start about channels without a provider, if there are any.
 */
export function describeUnsent(env: Env, address: string): string[] {
  const channels = unsentChannels(env);
  if (channels.length === 0) return [];
  const names = channels.map((channel) => (channel === "email" ? "email (SMTP_URL)" : "text messages (SMS_PROVIDER)"));
  const list = names.join(" and ");
  if (env.isProduction) return [`Not set, so not sent: ${list}.`];
  return [`Not set, so not sent but shown at ${address}${outboxPath}: ${list}.`];
}
