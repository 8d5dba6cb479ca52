import Type, { type Static } from "typebox";
import { maxEncodedLength, passFields, SentCode, sendingErrors } from "./account.ts";
import type { Call } from "./call.ts";
import { proofLimits } from "./limits.ts";
import {
  bilingual,
  boolean,
  integer,
  json,
  nothing,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  typed,
  upTo,
} from "./schema.ts";

const line = (maxLength: number) => typed("line", upTo(maxLength));

/** What a runner may change of the profile. */
export const ProfileChange = object({
  accountNick: optional(line(120)),
  introduction: optional(nullable(typed("text", upTo(500)))),
  userName: optional(nullable(typed("name", upTo(240)))),
  userGender: optional(oneOf([0, 1, 2], "1 male, 2 female, 0 unknown.")),
  birthday: optional(nullable(upTo(10, "YYYY-MM-DD."))),
  userIcon: optional(nullable(upTo(64, "The id of an uploaded picture."))),
  educationLevel: optional(nullable(line(40))),
  graduateInstitution: optional(nullable(line(120))),
  major: optional(nullable(line(120))),
  residentialProvinceCode: optional(nullable(upTo(6))),
  residentialCityCode: optional(nullable(upTo(6))),
  residentialDistrictCode: optional(nullable(upTo(6))),
  residentialAddress: optional(nullable(line(200))),
  userHeight: optional(nullable(integer("cm."))),
  userWeight: optional(nullable(integer("kg."))),
});
export type ProfileChange = Static<typeof ProfileChange>;

/** A runner's document as its owner sees it. */
export const RealNameState = object({
  name: text("Masked."),
  cardType: text(),
  cardNumber: text("Masked."),
  auditStatus: oneOf([1, 2, 3], "1 submitted, 2 approved, 3 rejected."),
  refuseReason: nullable(text()),
});
export type RealNameState = Static<typeof RealNameState>;

/** What a runner submits to have the real name verified. */
export const RealName = object({
  name: typed("name", upTo(240)),
  cardType: upTo(2),
  cardNumber: typed("number", upTo(40)),
  cardUploadId: upTo(64, "The id of an uploaded picture."),
  birthday: optional(upTo(10, "YYYY-MM-DD; for documents whose number does not contain it.")),
  gender: optional(oneOf([1, 2], "1 male, 2 female; for documents whose number does not contain it.")),
});
export type RealName = Static<typeof RealName>;

/** A submitted document as its reviewer sees it, in full. */
export const Review = object({
  accountId: text(),
  name: text(),
  cardType: text(),
  cardNumber: text(),
  cardPhoto: nullable(text("An address that shows the photo for ten minutes; null if the runner removed it.")),
  birthday: nullable(text()),
  gender: nullable(integer()),
  submittedAt: time(),
  races: Type.Array(object({ raceId: text(), title: bilingual }), {
    description: "The races of the reviewer that the runner has entered with a document.",
  }),
});
export type Review = Static<typeof Review>;

/** Proves the caller's identity once more. */
export const Proof = object(
  {
    password: optional(upTo(maxEncodedLength, "Encoded (encryptType 1).")),
    captcha: optional(upTo(20, "A code that was sent to the account's own phone or email.", "code")),
    verificationToken: optional(upTo(100)),
  },
  { description: "Proves once more who asks: by the password, or by a code." },
);
export type Proof = Static<typeof Proof>;

const contact = { phone: optional(typed("phone", upTo(40))), accountEmail: optional(typed("email", upTo(300))) };
const wrongContact = ["account/wrong-phone", "account/wrong-email"] as const;
const wrongProof = ["account/wrong-code", "profile/wrong-password"] as const;
const afterTime = integer("Returns those that were submitted later (ms since 1970).", { minimum: 0 });

export const profileCalls = {
  "POST /user-center/profile": {
    summary: "Changes the profile: what is left out stays, null empties it.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: ProfileChange,
    data: nothing,
    errors: [
      "profile/nick",
      "profile/user-name",
      "profile/name-is-verified",
      "profile/birthday",
      "profile/height",
      "profile/weight",
      "profile/area",
      "profile/icon",
    ],
  },
  "GET /user-center/real-name": {
    summary: "Returns the own document, or null if none was submitted.",
    caller: "user",
    personal: "masked",
    cost: "reads",
    data: Type.Union([RealNameState, Type.Null()]),
  },
  "POST /user-center/real-name": {
    summary: "Submits a document for review.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: RealName,
    data: nothing,
    errors: [
      "profile/card-name",
      "profile/card-number",
      "profile/card-facts",
      "profile/card-photo",
      "profile/under-review",
      "profile/already-verified",
    ],
  },
  "GET /user-center/reviews": {
    summary: "Lists the documents that wait for review, oldest first, at most 50. The audit names who read them.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "full",
    cost: "reads",
    query: object({ after: optional(afterTime) }),
    data: Type.Array(Review),
  },
  "POST /user-center/reviews/decide": {
    summary: "Approves or rejects a document; of two decisions the first counts.",
    caller: "organiser",
    rights: ["REVIEWER"],
    personal: "none",
    owner: { accountId: "document" },
    cost: "writes",
    body: object({
      accountId: upTo(64),
      isApproved: boolean(),
      reason: optional(upTo(300, "For the runner.", "text")),
    }),
    data: nothing,
    errors: ["review/nothing-to-decide", "review/own-document", "review/reason-missing", "review/document-taken"],
  },
} satisfies Record<string, Call>;

export const ownerCalls = {
  "POST /user-center/confirm-code": {
    summary: "Sends a code to the account's own phone or email, to prove who asks.",
    caller: "user",
    personal: "none",
    cost: "sends",
    sends: ["confirm-identity"],
    body: object({ channel: oneOf(["phone", "email"]) }),
    data: SentCode,
    errors: [...sendingErrors, "profile/no-contact"],
  },
  "POST /user-center/contact-code": {
    summary: "Sends a code to a new phone number or email address.",
    caller: "user",
    personal: "none",
    cost: "sends",
    sends: ["change-phone", "change-email"],
    body: object({ ...contact, ...passFields, nc_token: optional(json()) }),
    data: SentCode,
    errors: [...sendingErrors, ...wrongContact],
  },
  "POST /user-center/contact": {
    summary: "Changes the phone number or email address, with the code that was sent to the new one.",
    caller: "user",
    personal: "none",
    cost: "hashes",
    limits: proofLimits,
    sends: ["notice"],
    body: object({ ...contact, captcha: typed("code", upTo(20)), verificationToken: upTo(100), proof: Proof }),
    data: nothing,
    errors: [...wrongContact, ...wrongProof, "profile/contact-taken"],
  },
  "POST /user-center/password": {
    summary: "Changes the password; ends all other sessions.",
    caller: "user",
    personal: "none",
    cost: "hashes",
    limits: proofLimits,
    sends: ["notice"],
    body: object({
      loginPassword: upTo(maxEncodedLength, "Encoded (encryptType 1)."),
      confirmPassword: upTo(maxEncodedLength),
      encryptType: optional(upTo(4)),
      proof: Proof,
    }),
    data: nothing,
    errors: [
      ...wrongProof,
      "account/unknown-encoding",
      "account/password-basic",
      "account/password-strong",
      "account/password-common",
      "account/password-is-email",
      "account/passwords-differ",
    ],
  },
  "POST /user-center/export": {
    summary: "Returns everything that is kept of the own account.",
    caller: "user",
    personal: "full",
    cost: "exports",
    limits: proofLimits,
    body: object({ proof: Proof }),
    data: json<object>("Tables by name: account, profile, sessions, uploads, drafts, signUps and others."),
    errors: [...wrongProof],
  },
  "POST /user-center/delete-account": {
    summary: "Deletes the own account with all that belongs to it.",
    caller: "user",
    personal: "none",
    cost: "hashes",
    limits: proofLimits,
    body: object({ proof: Proof }),
    data: nothing,
    errors: [...wrongProof],
  },
} satisfies Record<string, Call>;
