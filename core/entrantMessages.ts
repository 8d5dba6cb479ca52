/** What the text of a message to entrants can state of each, as `{name}`. */
export const messageFacts = ["race", "name", "item", "bib", "code", "slot"] as const;
export type MessageFact = (typeof messageFacts)[number];

/**
 * Who gets a message: who has a place, has one and has collected nothing of the race pack, has to
 * pay, waits for a draw, was drawn, was not, or is on a waiting list.
 */
export const messageGroups = ["confirmed", "uncollected", "unpaid", "pool", "won", "lost", "waitlisted"] as const;
export type MessageGroup = (typeof messageGroups)[number];

/** What everybody in a race needs, and what people can opt out of. */
export const messageStreams = ["service", "news"] as const;
export type MessageStream = (typeof messageStreams)[number];

/** A message to more people than this is sent only if a second organiser approves it. */
export const sentWithoutApproval = 100;

/** How many of a message leave in a minute: providers refuse bursts, and codes come first. */
export const messagesPerMinute = 600;

export const longestSubject = 120;
export const longestMessage = 4000;

const written = /\{([^{}\n]{0,40})\}/g;

/** Returns the first fact in a text that is none; undefined if all are known. */
export function findUnknownFact(text: string): string | undefined {
  for (const [, name = ""] of text.matchAll(written)) if (!isFact(name)) return name;
  return undefined;
}

/** Returns a text with the facts of an entrant; one that the entrant does not have is empty. */
export function fillFacts(text: string, facts: Readonly<Record<MessageFact, string>>): string {
  return text.replace(written, (all, name: string) => (isFact(name) ? facts[name] : all));
}

const isFact = (name: string): name is MessageFact => (messageFacts as readonly string[]).includes(name);

/**
 * What kinds of messages about a sign-up organisers see in its log; other: any that is not named.
 */
export const loggedMessages = [
  "entrants",
  "order",
  "decided",
  "place-freed",
  "option-freed",
  "ended",
  "race-cancelled",
  "received",
  "transferred",
  "deferred",
  "team-removed",
  "team-dissolved",
  "team-back",
  "other",
] as const;
export type LoggedMessage = (typeof loggedMessages)[number];
