import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { integer, json, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/** An event of the security log. */
export const SecurityEvent = object({
  seq: integer("Its number in the log."),
  at: time(),
  kind: text("Such as login-failed; `startline audit --help` lists them."),
  actor: nullable(text("The account that did it, or `command`; null for a stranger.")),
  actorNick: nullable(text()),
  accountId: nullable(text("The account that it was done to.")),
  accountNick: nullable(text()),
  network: nullable(
    text("The network that it came from: the first 24 bits of an IPv4 address, 48 of an IPv6 address."),
  ),
  count: integer("How many events of the same kind and network and minute it stands for."),
  token: nullable(text("The name of the API token in `details.token`; null if there is none.")),
  details: Type.Union([json<Record<string, unknown>>(), Type.Null()]),
});

const SecurityEvents = object({ events: Type.Array(SecurityEvent) });
export type SecurityEvents = Static<typeof SecurityEvents>;

export const securityCalls = {
  "GET /admin/security-events": {
    summary: "Returns events of the security log, the oldest first, at most 500, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: object({
      since: optional(time()),
      kind: optional(shortText(40)),
      account: optional(shortText(300, "The phone number or email address of an account.")),
      after: optional(integer("Returns those after the event with this number.")),
    }),
    data: SecurityEvents,
    errors: ["account/not-found"],
  },
  "POST /admin/purge-security-events": {
    summary: "Deletes the events of the security log before an instant, which has to be 30 days ago.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({ before: time() }),
    data: object({ outcome: oneOf(["purged", "too-recent"]), count: integer() }),
  },
} satisfies Record<string, Call>;
