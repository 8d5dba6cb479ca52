import Type, { type Static } from "typebox";
import { lookUpAsks } from "#core/lookUps.ts";
import { passFields, SentCode, sendingErrors } from "./account.ts";
import type { Call } from "./call.ts";
import { pageDomain } from "./domainName.ts";
import { photosOfResult } from "./photos.ts";
import { PublicResult, publishedAtInstant } from "./publicResults.ts";
import { hiddenParts } from "./resultWords.ts";
import { bilingual, json, nullable, object, oneOf, optional, shortText, text, time } from "./schema.ts";

/**
 * The specification's types of query: 1 the state of a registration; 2 what a third party
 * registered; 3 what was registered on the website; 4 the score; 5 what was registered in the app;
 * 6 the picture of the certificate.
 */
export const queryTypes = [1, 2, 3, 4, 5, 6] as const;
export type QueryType = (typeof queryTypes)[number];

/** What became of a registration, in the specification's words. */
export const registrationStatuses = [
  "submitted",
  "drawn",
  "drawn_unpaid",
  "not_drawn",
  "registered",
  "unpaid",
  "waiting",
  "offered",
  "in_review",
  "rejected",
  "refund_review",
  "refunding",
  "refunded",
  "cancelled",
  "transferred",
  "deferred",
  "disqualified",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

const head = {
  item: text("The id of the item."),
  itemName: bilingual,
};

/** A registration as its runner finds it. */
export const FoundRegistration = object({
  ...head,
  source: oneOf(["web", "app", "third-party"], "The program that it was made with."),
  status: oneOf(registrationStatuses),
  name: text("The runner's, masked."),
  bib: nullable(text()),
  startBlock: nullable(bilingual),
});
export type FoundRegistration = Static<typeof FoundRegistration>;

const certificate = {
  code: text("The code by which anyone checks it."),
  opensAt: time("From when on it can be downloaded."),
  pdf: nullable(text("The address of the file, valid for an hour; null until it opens.")),
  png: nullable(text()),
};

/** A certificate as its runner finds it. */
export const FoundCertificate = object({ ...head, edition: text("Such as 2025."), ...certificate });
export type FoundCertificate = Static<typeof FoundCertificate>;

/** A published result as its runner, or anyone with the bib, finds it. */
export const FoundScore = object({
  result: PublicResult,
  hiddenPart: nullable(oneOf(hiddenParts, "What the runner hides of it in public; null by bib.")),
  statusNote: nullable(
    text("What the organiser stated when they set the status by hand; null if they did not, and by bib."),
  ),
  certificate: Type.Union([object(certificate), Type.Null()], {
    description: "Null if there is none, and by bib.",
  }),
  photos: photosOfResult,
});
export type FoundScore = Static<typeof FoundScore>;

/** What a look-up found: one of the lists, by the type of the query. */
export const LookedUp = object({
  registrations: Type.Array(FoundRegistration, { description: "For the types 1, 2, 3 and 5." }),
  scores: Type.Array(FoundScore, { description: "For the type 4, the newest edition first." }),
  certificates: Type.Array(FoundCertificate, { description: "For the type 6." }),
});
export type LookedUp = Static<typeof LookedUp>;

// A program sends a pass as it got it; the server does not read this part.
const pass = { ...passFields, nc_token: optional(json()) };
const contact = shortText(300, "The phone number or email address of the account that registered.", "line");

/** What is looked up, and by what: by a document, a code that was sent, or a bib. */
export const LookUpBody = object({
  domainName: pageDomain,
  queryType: oneOf(
    queryTypes,
    "1 the state of a registration, 2 what a third party registered, 3 what was registered on the website, 4 the score, 5 what was registered in the app, 6 the certificate.",
  ),
  years: optional(oneOf(["this", "all"], "For scores and certificates: of this edition, or of all; this if left out.")),
  at: publishedAtInstant,
  by: oneOf(lookUpAsks, "Which of the three below is sent; a bib finds scores only."),
  document: optional(
    object({
      type: oneOf(["1", "2", "3", "4", "5", "6"], "The kind of identity document."),
      number: shortText(40, "The whole number.", "number"),
      name: shortText(120, "The whole name.", "name"),
    }),
  ),
  code: optional(
    object({
      contact,
      code: shortText(20, "The code that was sent.", "code"),
      verificationToken: shortText(100, "What came with the sending of the code."),
    }),
  ),
  bib: optional(object({ bib: shortText(32, undefined, "code"), item: optional(shortText(64)) })),
  ...pass,
});
export type LookUpBody = Static<typeof LookUpBody>;

export const lookUpCalls = {
  "POST /sign-up/look-up": {
    summary:
      "Looks up the own registration, score or certificate, without an account, if the site has that look-up and it is open: by the whole document number and name, with a pass of the scene look-up whose target is the number; by a code; or a score by its bib. An unknown document and a wrong name are answered alike.",
    caller: "anyone",
    personal: "full",
    cost: "writes",
    limits: { network: "read", own: ["lookUpPerTarget", "lookUpPerNetwork", "codeGuess"] },
    body: LookUpBody,
    data: LookedUp,
    errors: [
      "site/not-bound",
      "captcha/not-passed",
      "account/wrong-code",
      "account/too-many-guesses",
      "look-up/closed",
      "look-up/not-registered",
      "look-up/no-score",
      "look-up/too-many",
    ],
  },
  "POST /sign-up/look-up/code": {
    summary:
      "Sends the code of a look-up to a phone number or email address. The answer is the same whether or not anybody registered with it, which only its owner learns.",
    caller: "anyone",
    personal: "none",
    cost: "sends",
    sends: ["look-up"],
    body: object({ domainName: pageDomain, contact, ...pass }),
    data: SentCode,
    errors: ["site/not-bound", "look-up/closed", "account/wrong-phone", ...sendingErrors],
  },
} satisfies Record<string, Call>;
