import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { type ApplicationDecision, decisionDetails, RejectionGround } from "./details.ts";
import { domainName, pageDomain } from "./domainName.ts";
import { decisionRefusals, listCodes } from "./refusals.ts";
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
  upTo,
} from "./schema.ts";
import { Submission, SubmissionHead } from "./signup.ts";

/** How far an application is. */
const status = oneOf(["waiting", "approved", "rejected", "withdrawn"]);
export type ApplicationStatus = Static<typeof status>;

/** How many applications have each status. */
export const ApplicationCounts = object({
  waiting: integer(),
  approved: integer(),
  rejected: integer(),
  withdrawn: integer(),
});
export type ApplicationCounts = Static<typeof ApplicationCounts>;

/** A race whose applications organisers decide; the other calls know it by its domain name. */
export const ReviewRace = object({
  raceId: text(),
  domainName: text(),
  title: bilingual,
  timeZone: text("The IANA zone of the race."),
  items: Type.Array(object({ id: text(), name: bilingual })),
  counts: ApplicationCounts,
  seesPersonal: boolean("Whether personal data are shown and can be exported."),
});
export type ReviewRace = Static<typeof ReviewRace>;

const id = shortText(64);

/**
 * The properties of a query that chooses applications of a race; one that is left out excludes
 * none.
 */
export const filter = {
  domainName,
  status: optional(status),
  item: optional(shortText(64, "The id of an item.")),
  text: optional(shortText(100, "A part of a receipt or of an entrant's name.", "line")),
};

/** Which applications of a race are listed or exported. */
export const ApplicationFilter = object(filter);
export type ApplicationFilter = Static<typeof ApplicationFilter>;

/** A decision as it is stored. */
export type Decision = ApplicationDecision;
const decision = decisionDetails.decision;
const decisionOrNull = Type.Union([decision, Type.Null()]);

/** A request to revoke an approval, which another organiser decides. */
export const Revocation = object({
  ground: nullable(RejectionGround),
  reason: nullable(text("For the runner, in the organiser's own words.")),
  state: oneOf(["waiting", "approved", "refused"]),
  requestedAt: time(),
  requestedBy: text("The nickname of the organiser; startline for the command."),
  isOwn: boolean("Whether the organiser who asks requested it, and so cannot approve it."),
});
export type Revocation = Static<typeof Revocation>;

/** An application in a list; `decision` is null while it waits. */
export const ApplicationHead = object({ ...SubmissionHead.properties, decision: decisionOrNull });
export type ApplicationHead = Static<typeof ApplicationHead>;

/** One page of applications, the oldest first. */
export const ApplicationPage = object({
  applications: Type.Array(ApplicationHead),
  next: nullable(text("The id after which the next page begins; null on the last page.")),
  counts: ApplicationCounts,
  revocations: Type.Array(text(), {
    description: "The ids of applications of the race whose approval is to be revoked, at most 50.",
  }),
});
export type ApplicationPage = Static<typeof ApplicationPage>;

/** A file that an answer names, if it is still stored. */
export const ApplicationFile = object({
  id: text(),
  name: text(),
  type: text(),
  size: integer("Bytes."),
  entrant: integer("Whose answer names it, counted from 0."),
  pointer: text("JSON Pointer into the entrant's answers."),
});
export type ApplicationFile = Static<typeof ApplicationFile>;

/** An option with a capacity that an entrant has, or waits for. */
const ChosenOption = object({
  entrant: integer("From 0."),
  pointer: text("JSON Pointer to the answer."),
  option: bilingual,
  place: nullable(integer("On its waiting list, from 1; null for an entrant who has it.")),
});

/** One application with everything that a decision needs. */
export const ReviewedApplication = object({
  ...Submission.properties,
  decision: decisionOrNull,
  places: Type.Array(ChosenOption, { description: "The options with a capacity that its entrants have or wait for." }),
  files: Type.Array(ApplicationFile),
  grounds: Type.Array(RejectionGround, { description: "The reasons for a rejection that its form has now." }),
  rounds: nullable(integer("How often somebody can apply for the item; null without a limit.")),
  revocation: nullable(Revocation),
  isRevocable: boolean("Whether its approval can still be revoked."),
});
export type ReviewedApplication = Static<typeof ReviewedApplication>;

/** How many applications there are for each item whose form counts them in public. */
export const PublicApplicationCounts = Type.Array(
  object({
    item: text(),
    itemName: bilingual,
    categories: Type.Array(
      object({
        name: nullable({ ...bilingual, description: "The choice of the form; null for applications without one." }),
        waiting: integer(),
        approved: integer(),
        rejected: integer(),
      }),
    ),
    grounds: Type.Array(object({ text: bilingual, count: integer() }), {
      description: "The form's reasons for which applications were rejected.",
    }),
  }),
);
export type PublicApplicationCounts = Static<typeof PublicApplicationCounts>;

/** Why a decision is refused, with the decision that came first. */
const Refusal = object(decisionDetails);
export type DecisionRefusal = Omit<Static<typeof Refusal>, "decision"> & { decision?: Decision | undefined };

const query = object({ ...filter, after: optional(shortText(64, "Returns those after this application's id.")) });
const decide = object({
  submissionId: shortText(64, "Its id or its receipt.", "code"),
  isApproved: boolean(),
  ground: optional(shortText(64, "The id of one of the form's reasons for a rejection.")),
  reason: optional(upTo(300, "For the runner, in own words; a rejection needs these or a ground.", "text")),
});

export const applicationCalls = {
  "GET /sign-up/applications/counts": {
    summary:
      "Returns how many applications for places wait, are approved and are rejected, by the category that the form counts in public, and for which reasons. At most a minute old.",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    query: object({ domainName: pageDomain }),
    data: PublicApplicationCounts,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/review/races": {
    summary:
      "Lists the races whose applications an organiser decides, with the right REVIEWER, or those with teams; first the one of this site.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    query: object({ with: optional(oneOf(["applications", "teams"], "applications if it is left out.")) }),
    data: Type.Array(ReviewRace),
  },
  "GET /sign-up/review/applications": {
    summary: "Lists the applications of a race that match, oldest first, 50 a page. The audit names who searched.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "full",
    cost: "reads",
    query,
    data: ApplicationPage,
    errors: ["site/not-bound"],
  },
  "GET /sign-up/review/applications/:id": {
    summary: "Returns one application, by its id or receipt, with its answers and files. The audit names who read it.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "full",
    owner: { id: "application" },
    cost: "reads",
    params: object({ id }),
    data: ReviewedApplication,
    errors: ["application/not-found"],
  },
  "POST /sign-up/applications/decide": {
    summary: "Approves or rejects an application; of two decisions the first counts.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "none",
    owner: { submissionId: "application" },
    cost: "writes",
    body: decide,
    data: Type.Null(),
    errors: [...listCodes(decisionRefusals)],
  },
  "POST /sign-up/applications/revoke": {
    summary:
      "Requests that an approval is revoked, until bibs are frozen or the race starts; another organiser decides. Repeated, it answers the same.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "none",
    owner: { submissionId: "application" },
    cost: "writes",
    body: object({
      submissionId: shortText(64, "Its id or its receipt.", "code"),
      ground: optional(shortText(64, "The id of one of the form's reasons for a rejection.")),
      reason: optional(upTo(300, "For the runner, in own words; it needs these or a ground.", "text")),
    }),
    data: Revocation,
    errors: [
      "application/not-found",
      "revocation/own",
      "revocation/not-approved",
      "revocation/too-late",
      "revocation/reason-missing",
      "revocation/unknown-reason",
      "revocation/requested",
    ],
  },
  "POST /sign-up/applications/decide-revocation": {
    summary:
      "Approves or refuses the request to revoke an approval, by another organiser than the one who made it. Its places go to those who wait, and all that was paid goes back.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "none",
    owner: { submissionId: "application" },
    cost: "writes",
    body: object({ submissionId: shortText(64, "Its id or its receipt.", "code"), isApproved: boolean() }),
    data: Revocation,
    errors: [
      "revocation/not-found",
      "revocation/decided",
      "revocation/second-organiser",
      "revocation/own",
      "revocation/not-approved",
      "revocation/too-late",
    ],
  },
  "GET /admin/applications": {
    summary: "Lists the applications of a race that match, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query,
    data: ApplicationPage,
    errors: ["site/not-bound"],
  },
  "GET /admin/application": {
    summary: "Returns one application, by its id or receipt, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: object({ id }),
    data: ReviewedApplication,
    errors: ["application/not-found"],
  },
  "GET /admin/application-file": {
    summary: "Returns a file of an application, for the command `startline`. The audit names who read it.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: object({ id, file: shortText(64, "The id of the file.") }),
    file: "the file",
    errors: ["upload/not-found"],
  },
  "POST /admin/applications/decide": {
    summary: "Approves or rejects an application, for the command `startline`.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: decide,
    data: object({
      outcome: oneOf(["decided", "refused"]),
      decision: optional(decision),
      error: optional(text("The code of the refusal.")),
      message: optional(bilingual),
      refusal: optional(Refusal),
    }),
  },
} satisfies Record<string, Call>;
