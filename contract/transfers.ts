import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { invitedTo, linkBody, linkToken } from "./links.ts";
import { bilingual, boolean, nothing, nullable, object, oneOf, shortText, text, time } from "./schema.ts";

const params = object({ id: shortText(64, "The own sign-up.") });

/** The token of a link by which an entry is passed on: 144 random bits. */
export const TransferToken = linkToken("The token of the link with which the owner of an entry passes it on.");

/** What anyone with its link learns of an entry that is passed on. */
export const TransferInvitation = object({
  ...invitedTo,
  owner: text("Who passes it on; all but the first character of the name hidden."),
  endsAt: time("Until when the link works."),
});
export type TransferInvitation = Static<typeof TransferInvitation>;

/** An own entry that can be, is being or was passed on, or came by a transfer. */
export const OwnTransfer = object({
  submissionId: text(),
  domainName: text(),
  receipt: text(),
  itemName: bilingual,
  name: text("The person of the entry."),
  state: oneOf(
    ["possible", "open", "passed-on", "kept"],
    "open: there is a link; kept: it came by a transfer and cannot be passed on now.",
  ),
  isReceived: boolean("Whether it came by a transfer."),
  link: nullable(text("The token of the link while there is one.")),
  endsAt: nullable(time("Until when the link works.")),
  passedAt: nullable(time("When somebody took it over.")),
  until: nullable(time("Until when it can be passed on.")),
});
export type OwnTransfer = Static<typeof OwnTransfer>;

export const transferCalls = {
  "POST /sign-up/transfers/invitation": {
    summary: "Returns what the link of a transfer is for. The token is in the body, so that no log has it.",
    caller: "anyone",
    personal: "masked",
    cost: "reads",
    body: linkBody(TransferToken),
    data: TransferInvitation,
    errors: ["site/not-bound", "transfer/unknown-link"],
  },
  "GET /sign-up/transfers": {
    summary: "Lists the own entries that can be, are being or were passed on, and those that came by a transfer.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: Type.Array(OwnTransfer),
  },
  "POST /sign-up/submissions/:id/transfer": {
    summary:
      "Begins to pass an own confirmed entry on, and returns the token of the link; repeated, the same one while it works.",
    caller: "user",
    personal: "none",
    owner: { id: "submission" },
    cost: "writes",
    params,
    data: object({ link: TransferToken, endsAt: time("Until when the link works.") }),
    errors: ["submission/not-found", "transfer/closed", "transfer/not-transferable"],
  },
  "POST /sign-up/submissions/:id/revoke-transfer": {
    summary: "Ends the link of an own entry; repeated, it answers the same.",
    caller: "user",
    personal: "none",
    owner: { id: "submission" },
    cost: "writes",
    params,
    data: nothing,
    errors: ["submission/not-found", "transfer/taken"],
  },
} satisfies Record<string, Call>;
