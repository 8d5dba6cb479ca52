import Type, { type Static } from "typebox";
import { mostAlertedRunners } from "#core/live.ts";
import type { Call } from "./call.ts";
import { pageDomain } from "./domainName.ts";
import { nullable, object, oneOf, shortText, text } from "./schema.ts";

/** Of whose points an account gets alerts in a race, and how. */
export const LiveAlerts = object({
  bibs: Type.Array(text(), { description: "As the start list has them; empty while alerts are off." }),
  channel: nullable(oneOf(["email", "sms"], "The way they go; null if the account has no contact.")),
});
export type LiveAlerts = Static<typeof LiveAlerts>;

export const liveCalls = {
  "GET /sign-up/live/alerts": {
    summary: "Returns of whose points the account gets alerts in this race. They are off until they are switched on.",
    caller: "user",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: LiveAlerts,
    errors: ["site/not-bound", "live/closed"],
  },
  "PUT /sign-up/live/alerts": {
    summary:
      "Sends an alert to the account when one of these runners passes a point, at most one a point, and none that is ten minutes late; an empty list ends all. A bib that nobody has, or whose runner shows no name on the live page, is left out. Rehearsals send none.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: object({
      domainName: pageDomain,
      bibs: Type.Array(shortText(32, "As printed.", "code"), { maxItems: mostAlertedRunners }),
    }),
    data: LiveAlerts,
    errors: ["site/not-bound", "live/closed"],
  },
} satisfies Record<string, Call>;
