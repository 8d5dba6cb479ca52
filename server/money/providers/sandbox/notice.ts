import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { isAmount } from "../../fen.ts";
import type { Notification, PayEvent, Verdict } from "../provider.ts";

/**
 * What the sandbox sends to a server. Its headers have the time, a nonce, and a keyed hash of both
 * and of the body.
 */
export interface SandboxNotice {
  merchant: "sandbox";
  currency: string;
  event: PayEvent;
}

const fiveMinutes = 300;

/**
 * Returns the headers that sign a notification of the sandbox at a moment, in seconds since 1970.
 */
export function signNotice(
  secrets: Pick<Secrets, "mac">,
  body: string,
  seconds = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const nonce = randomUUID();
  return {
    "content-type": "application/json",
    "sandbox-timestamp": String(seconds),
    "sandbox-nonce": nonce,
    "sandbox-signature": getMac(secrets, { seconds: String(seconds), nonce, body }),
  };
}

/**
 * Judges a notification of the sandbox: its signature, its time (five minutes), its merchant and
 * its content.
 */
export function verifyNotice(secrets: Pick<Secrets, "mac">, { headers, body }: Notification): Verdict {
  const header = (name: string) => String(headers[`sandbox-${name}`] ?? "");
  const seconds = header("timestamp");
  const expected = Buffer.from(getMac(secrets, { seconds, nonce: header("nonce"), body }));
  const givenMac = Buffer.from(header("signature"));
  if (givenMac.length !== expected.length || !timingSafeEqual(givenMac, expected)) return { disbelief: "signature" };
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Date.now() / 1000 - Number(seconds)) > fiveMinutes)
    return { disbelief: "timestamp" };
  const { merchant, currency, event } = JSON.parse(body) as SandboxNotice;
  if (merchant !== "sandbox") return { disbelief: "merchant" };
  if (currency !== "CNY") return { disbelief: "currency" };
  return event.what === "closed" || isAmount(event.amountFen) ? { event } : { disbelief: "content" };
}

function getMac(secrets: Pick<Secrets, "mac">, { seconds, nonce, body }: Record<"seconds" | "nonce" | "body", string>) {
  return secrets.mac("sandbox-notice", `${seconds}\n${nonce}\n${body}`);
}
