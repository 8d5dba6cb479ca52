import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { domainName } from "./domainName.ts";
import { invitedTo, linkBody, linkToken } from "./links.ts";
import {
  bilingual,
  boolean,
  integer,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  shortText,
  text,
  time,
} from "./schema.ts";

const params = object({ id: shortText(64) });
const member = object({ submissionId: shortText(64, "The sign-up by which the member is in the team.") });

/** The token of a team's link: 144 random bits. */
export const TeamToken = linkToken("The token of a team's link, which its captain sends to members.");

const head = {
  teamId: text(),
  name: text("What the captain called the team; empty if they did not."),
  ...invitedTo,
};

/** What anyone with its link learns of a team. */
export const TeamInvitation = object({
  ...head,
  captain: text("The captain's name, all but its first character hidden."),
  state: oneOf(["open", "full", "closed"], "Whether somebody can join now."),
  size: integer("How many people it has."),
  max: integer("The most people."),
  closesAt: nullable(time("When teams close; null if that is not announced.")),
});
export type TeamInvitation = Static<typeof TeamInvitation>;

const TeamMember = object({
  submissionId: text(),
  name: text("In full for the captain and for oneself, else masked."),
  isCaptain: boolean(),
  isOwn: boolean(),
  joinedAt: time(),
});
export type TeamMember = Static<typeof TeamMember>;

/** A team as one of its people sees it. */
export const OwnTeam = object({
  ...head,
  domainName: text(),
  submissionId: text("The own sign-up."),
  role: oneOf(["captain", "member"]),
  left: nullable(oneOf(["left", "removed", "dissolved"], "Why the own sign-up is in the team no more; null if it is.")),
  state: oneOf(
    ["gathering", "complete", "incomplete", "dissolved"],
    "gathering: too few members, and more can join; incomplete: too few when teams closed.",
  ),
  isOpen: boolean("Whether the team can still change."),
  closesAt: nullable(time("When teams close; null if that is not announced.")),
  min: integer("With how many people it is complete."),
  max: integer("The most people."),
  incompleteText: nullable(bilingual),
  link: nullable(text("The token of its link, for its captain while somebody can join; else null.")),
  members: Type.Array(TeamMember, { description: "The captain first; empty once the own sign-up is in it no more." }),
});
export type OwnTeam = Static<typeof OwnTeam>;

/** A team as organisers see it. */
export const ReviewedTeam = object({
  teamId: text(),
  name: head.name,
  item: text(),
  itemName: bilingual,
  state: oneOf(["complete", "incomplete", "dissolved"]),
  isOpen: boolean("Whether it can still change."),
  min: integer("With how many people it is complete."),
  max: integer("The most people."),
  createdAt: time(),
  members: Type.Array(
    object({ receipt: text(), name: text("Masked unless personal data are seen."), isCaptain: boolean() }),
    {
      description: "Who is in it now, in the order in which they joined.",
    },
  ),
});
export type ReviewedTeam = Static<typeof ReviewedTeam>;

/** One page of the teams of a race, the oldest first. */
export const TeamPage = object({
  teams: Type.Array(ReviewedTeam),
  next: nullable(text("The id after which the next page begins; null on the last page.")),
  counts: object({ complete: integer(), incomplete: integer(), dissolved: integer() }),
});
export type TeamPage = Static<typeof TeamPage>;

const teamFilter = object({
  domainName,
  state: optional(oneOf(["complete", "incomplete", "dissolved"])),
  item: optional(shortText(64, "The id of an item.")),
  after: optional(shortText(64, "Returns those after this team's id.")),
});

export const teamCalls = {
  "POST /sign-up/teams/invitation": {
    summary: "Returns what a team's link is for. The token is in the body, so that no log has it.",
    caller: "anyone",
    personal: "masked",
    cost: "reads",
    body: linkBody(TeamToken),
    data: TeamInvitation,
    errors: ["site/not-bound", "team/unknown-link"],
  },
  "GET /sign-up/teams": {
    summary: "Lists the teams that the own sign-ups are or were in, newest first.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: Type.Array(OwnTeam),
  },
  "POST /sign-up/teams/:id/renew-link": {
    summary: "Gives the own team another link; the one before is no link from then on.",
    caller: "user",
    personal: "none",
    owner: { id: "team" },
    cost: "writes",
    params,
    data: object({ link: TeamToken }),
    errors: ["team/closed"],
  },
  "POST /sign-up/teams/:id/remove": {
    summary: "Removes a member from the own team and withdraws their sign-up; repeated, it answers the same.",
    caller: "user",
    personal: "none",
    owner: { id: "team" },
    cost: "writes",
    params,
    body: member,
    data: nothing,
    errors: ["team/closed", "team/not-a-member"],
  },
  "POST /sign-up/teams/:id/hand-over": {
    summary: "Makes a member the captain of the own team. What is not paid yet for the team is theirs to pay.",
    caller: "user",
    personal: "none",
    owner: { id: "team" },
    cost: "writes",
    params,
    body: member,
    data: nothing,
    errors: ["team/closed", "team/not-a-member", "team/unpaid"],
  },
  "POST /sign-up/teams/:id/dissolve": {
    summary: "Dissolves the own team and withdraws the sign-ups of all of its people; repeated, it answers the same.",
    caller: "user",
    personal: "none",
    owner: { id: "team" },
    cost: "writes",
    params,
    data: nothing,
    errors: ["team/closed"],
  },
  "GET /sign-up/review/teams": {
    summary:
      "Lists the teams of a race that match with their people, oldest first, 50 a page. The audit names who listed them.",
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "masked",
    cost: "reads",
    query: teamFilter,
    data: TeamPage,
    errors: ["site/not-bound"],
  },
  "GET /admin/teams": {
    summary: "Lists the teams of a race that match, for the command `startline`.",
    caller: "operator",
    personal: "full",
    cost: "writes",
    query: teamFilter,
    data: TeamPage,
    errors: ["site/not-bound"],
  },
} satisfies Record<string, Call>;
