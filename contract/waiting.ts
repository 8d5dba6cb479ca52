import type { Static } from "typebox";
import type { Call } from "./call.ts";
import { boolean, integer, nullable, object, shortText } from "./schema.ts";

/** The place of somebody in the line of a race. */
export const WaitingPlace = object({
  isAdmitted: boolean("Whether it is this person's turn to submit."),
  ahead: nullable(
    integer("How many are before this person; null until all who came in the same ten seconds are counted."),
  ),
  waitSeconds: nullable(integer("In how many seconds this person is let in; null until then.")),
  seconds: integer("After how many seconds to ask again."),
});
export type WaitingPlace = Static<typeof WaitingPlace>;

export const waitingCalls = {
  "GET /sign-up/waiting": {
    summary:
      "Returns the place of a browser in the waiting room of a race, by the cookie that a sign-up answered with. Without such a cookie it is admitted: its next sign-up gets one.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "page" },
    query: object({ race: shortText(64, "The id of the race, as the refusal of the sign-up names it.") }),
    data: WaitingPlace,
  },
} satisfies Record<string, Call>;
