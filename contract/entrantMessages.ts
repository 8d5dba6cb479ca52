import Type, { type Static } from "typebox";
import { longestMessage, longestSubject, messageFacts, messageGroups, messageStreams } from "#core/entrantMessages.ts";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import {
  bilingual,
  boolean,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  shortText,
  text,
  time,
  typed,
} from "./schema.ts";

const facts = messageFacts.map((fact) => `\`{${fact}}\``).join(", ");

const filter = object({
  group: oneOf(
    messageGroups,
    "Whose entry is in this state; uncollected: confirmed, and nothing of the pack was handed out; unpaid: whose order waits for payment.",
  ),
  item: optional(shortText(64, "The id of an item; all if left out.")),
  start: optional(shortText(64, "The id of a start block: whose bib is of one of its blocks; all if left out.")),
  language: optional(oneOf(["zh", "en"], "Who signed up in it; everybody if left out.")),
});

const inBoth = (maxLength: number, description: string) =>
  object(
    {
      zh: typed("text", Type.String({ minLength: 1, maxLength, pattern: "\\S" })),
      en: optional(typed("text", Type.String({ minLength: 1, maxLength, pattern: "\\S" }))),
    },
    { description },
  );

const written = {
  domainName,
  stream: oneOf(messageStreams, "service: what everybody in the race needs; news: what people can opt out of."),
  filter,
  subject: inBoth(
    longestSubject,
    `With facts: ${facts}. The runner's language decides; Chinese if there is no English.`,
  ),
  text: inBoth(longestMessage, "As the subject; an empty line begins a paragraph."),
};

const Preview = object({
  to: text("The address; masked without the right to personal data."),
  name: text("The same."),
  language: oneOf(["zh", "en"]),
  subject: text(),
  text: text(),
});

/** Who gets a message, and what three of each language would read. */
export const MessagePreview = object({
  count: integer("How many people get it, each once."),
  optedOut: integer("How many want no news."),
  bounced: integer("How many have an address that a mail server refused."),
  withoutEmail: integer("How many have no email address, or no account."),
  needsApproval: boolean("Whether a second organiser has to approve it."),
  minutes: integer("About how long it takes until the last one has left."),
  examples: Type.Array(Preview),
});
export type MessagePreview = Static<typeof MessagePreview>;

/** A message to entrants, and what became of it. */
export const EntrantMessage = object({
  messageId: integer(),
  stream: written.stream,
  filter,
  subject: bilingual,
  text: bilingual,
  total: integer("How many people it was for when it was requested."),
  state: oneOf(
    ["waiting", "sending", "sent", "refused", "stopped"],
    "waiting: a second organiser decides; sending: some of it is still to leave.",
  ),
  requestedAt: time(),
  requestedBy: text("The nickname of the organiser."),
  isOwn: boolean("Whether the reader requested it, who cannot approve it."),
  decidedBy: nullable(text("The nickname of the second organiser; null if nobody had to decide.")),
  report: object({
    queued: integer("Still to leave."),
    sent: integer(),
    failed: integer(),
    bounced: integer("Refused by the mail server of the address."),
    stopped: integer("Stopped before it left."),
    optedOut: integer("Left out: they want no news."),
    suppressed: integer("Left out: a mail server refused the address before."),
    withoutEmail: integer("Left out: no email address."),
  }),
});
export type EntrantMessage = Static<typeof EntrantMessage>;

/** A message of an organiser as its reader finds it in the account. */
export const OwnMessage = object({
  messageId: integer(),
  race: bilingual,
  language: oneOf(["zh", "en"]),
  subject: text(),
  text: text(),
  at: time(),
});
export type OwnMessage = Static<typeof OwnMessage>;

const organiser = { caller: "organiser", rights: ["ORGANISER"] } as const;
const messageId = integer("", { minimum: 1 });

export const entrantMessageCalls = {
  "GET /sign-up/messages": {
    caller: "user",
    summary: "Lists the last messages of organisers to the account, the newest first.",
    personal: "full",
    cost: "reads",
    data: Type.Array(OwnMessage),
  },
  "GET /sign-up/organise/messages": {
    ...organiser,
    summary: "Lists the last messages to the entrants of a race with their reports, the newest first.",
    personal: "none",
    cost: "reads",
    query: object({ domainName }),
    data: object({ raceId: text(), messages: Type.Array(EntrantMessage) }),
    errors: ["site/not-bound"],
  },
  "POST /sign-up/organise/messages/preview": {
    ...organiser,
    summary: "Counts who would get a message, and shows it as up to three of each language would read it.",
    personal: "masked",
    cost: "writes",
    body: object(written),
    data: MessagePreview,
    errors: ["site/not-bound", "messages/unknown-fact"],
  },
  "POST /sign-up/organise/messages/test": {
    ...organiser,
    summary: "Sends a message to the organiser's own email address, with the facts of no real entrant.",
    personal: "none",
    cost: "sends",
    sends: ["notice"],
    body: object({ ...written, language: oneOf(["zh", "en"]) }),
    data: Type.Null(),
    errors: ["site/not-bound", "messages/unknown-fact", "messages/no-email", "messages/too-many"],
  },
  "POST /sign-up/organise/messages": {
    ...organiser,
    summary:
      "Sends a message to entrants of a race, each person once, in the minutes that follow; one to many waits for a second organiser.",
    personal: "none",
    cost: "writes",
    limits: { own: ["entrantMessages"] },
    body: object({
      ...written,
      key: Type.String({ minLength: 16, maxLength: 64, description: "Makes a repeated request the same one." }),
    }),
    data: EntrantMessage,
    errors: ["site/not-bound", "messages/unknown-fact", "messages/nobody", "messages/key-used", "messages/too-many"],
  },
  "POST /sign-up/organise/messages/decide": {
    ...organiser,
    summary: "Approves or refuses a message that waits; who requested it can only take it back.",
    personal: "none",
    cost: "writes",
    body: object({ domainName, messageId, isApproved: boolean() }),
    data: EntrantMessage,
    errors: ["site/not-bound", "messages/unknown", "messages/decided", "messages/second-organiser"],
  },
  "POST /sign-up/organise/messages/stop": {
    ...organiser,
    summary: "Stops a message: what has not left by now stays here.",
    personal: "none",
    cost: "writes",
    body: object({ domainName, messageId }),
    data: EntrantMessage,
    errors: ["site/not-bound", "messages/unknown"],
  },
} satisfies Record<string, Call>;
