import Type, { type Static } from "typebox";
import { longestReply } from "#core/organise.ts";
import { ApplicationFile } from "./applications.ts";
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

/**
 * Which answers to general forms of a race are listed, newest first; a part that is left out
 * excludes none.
 */
export const AnswerFilter = object({
  domainName,
  form: optional(shortText(64, "The id of a form.")),
  state: optional(oneOf(["open", "done"])),
});
export type AnswerFilter = Static<typeof AnswerFilter>;

/** An answer to a general form in a list. */
export const AnswerHead = object({
  submissionId: text(),
  receipt: text(),
  form: text("The id of the form."),
  formTitle: bilingual,
  createdAt: time(),
  name: text('Who answered: the name, or else the email address; "" if neither was asked.'),
  doneAt: nullable(time("When an organiser was done with it; null while it is open.")),
});
export type AnswerHead = Static<typeof AnswerHead>;

/** One page of answers, with how many of each form are open and done. */
export const AnswerPage = object({
  answers: Type.Array(AnswerHead),
  next: nullable(text("The id after which the next page begins; null on the last page.")),
  forms: Type.Array(object({ id: text(), title: bilingual, open: integer(), done: integer() })),
});
export type AnswerPage = Static<typeof AnswerPage>;

/** One answer with all of its words, files and replies. */
export const OrganisedAnswer = object({
  ...AnswerHead.properties,
  words: Type.Array(object({ pointer: text("JSON Pointer to the answer."), label: text(), words: text() })),
  files: Type.Array(ApplicationFile),
  email: text('The address that a reply goes to: of the answer, or else of the account; "" if there is none.'),
  doneBy: text('The nickname of the organiser who was done with it; "" while it is open.'),
  replies: Type.Array(object({ text: text(), sentAt: time(), sentBy: text("The nickname of the organiser.") }), {
    description: "The oldest first.",
  }),
});
export type OrganisedAnswer = Static<typeof OrganisedAnswer>;

const submissionId = shortText(64, "The id of the answer.");

export const organiseAnswerCalls = {
  "GET /sign-up/organise/answers": {
    summary: "Lists the answers to general forms of a race, newest first, 50 a page. The audit names who saw them.",
    caller: "organiser",
    rights: ["PERSONAL_DATA"],
    personal: "full",
    cost: "reads",
    query: object({
      ...AnswerFilter.properties,
      after: optional(shortText(64, "Returns those after this answer's id.")),
    }),
    data: AnswerPage,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/organise/answers/:id": {
    summary: "Returns one answer to a general form with its files and replies. The audit names who read it.",
    caller: "organiser",
    rights: ["PERSONAL_DATA"],
    personal: "full",
    owner: { id: "answer" },
    cost: "reads",
    params: object({ id: submissionId }),
    data: OrganisedAnswer,
    errors: ["answer/not-found"],
  },
  "POST /sign-up/organise/answers/done": {
    summary: "States that an organiser is done with an answer to a general form, or that it is open again.",
    caller: "organiser",
    rights: ["PERSONAL_DATA"],
    personal: "none",
    owner: { submissionId: "answer" },
    cost: "writes",
    body: object({ submissionId, isDone: boolean() }),
    data: Type.Null(),
    errors: ["answer/not-found"],
  },
  "POST /sign-up/organise/answers/reply": {
    summary:
      "Sends an email to who answered a general form, after which the answer is done. The same key with the same answer is the same reply.",
    caller: "organiser",
    rights: ["PERSONAL_DATA"],
    personal: "none",
    owner: { submissionId: "answer" },
    cost: "sends",
    sends: ["reply"],
    limits: { network: "write", account: "accountWrite" },
    body: object({
      submissionId,
      text: typed("text", Type.String({ minLength: 1, maxLength: longestReply, pattern: "\\S" })),
      key: Type.String({ minLength: 16, maxLength: 64, description: "Makes a repeated request the same one." }),
    }),
    data: Type.Null(),
    errors: ["answer/not-found", "answer/no-address", "answer/reply-limit"],
  },
} satisfies Record<string, Call>;
