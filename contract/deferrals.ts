import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { bilingual, nullable, object, oneOf, text, time } from "./schema.ts";

/** The item of a race, as it is named to those who come from or go to another race. */
const race = { siteTitle: bilingual, itemName: bilingual };

/** An own entry that can be deferred to another race, was, or came from one. */
export const OwnDeferral = object({
  submissionId: text(),
  domainName: text(),
  siteTitle: bilingual,
  receipt: text(),
  itemName: bilingual,
  name: text("The person of the entry."),
  state: oneOf(
    ["possible", "soon", "full", "deferred", "kept"],
    "soon: the other race is not published on this server, or does not take the entry yet. full: it has no place left. kept: it came from another race and cannot be deferred now.",
  ),
  until: nullable(time("Until when it can be deferred.")),
  to: nullable(
    object({
      ...race,
      item: text(),
      startsAt: nullable(time("When that race starts.")),
      link: nullable(
        text(
          "The address of the own entries on the site of that race, and of the form that takes the place while it is possible; null if no site shows it any more.",
        ),
      ),
    }),
  ),
  deferredAt: nullable(time()),
  from: nullable(object(race)),
});
export type OwnDeferral = Static<typeof OwnDeferral>;

export const deferralCalls = {
  "GET /sign-up/deferrals": {
    summary:
      "Lists the own entries that can be deferred to another race, or could be once that one takes them, those that were, and those that came from another race.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: Type.Array(OwnDeferral),
  },
} satisfies Record<string, Call>;
