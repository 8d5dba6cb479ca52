import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { proofLimits } from "./limits.ts";
import { Proof } from "./profile.ts";
import { boolean, integer, object, oneOf, shortText, text } from "./schema.ts";

/** What an organiser's second factor is at. */
export const SecondFactor = object({
  isRequired: boolean("Whether the server requires one of organisers."),
  isEnrolled: boolean(),
  isPassed: boolean("Whether this session passed it within the last 12 hours."),
  recoveryCodes: integer("How many recovery codes are left."),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A new secret, which counts once a code of it is confirmed. */
export const Enrolment = object({
  secret: text("Base32, to type into an authenticator app."),
  address: text("The same for a QR code: otpauth://totp/…"),
});
export type Enrolment = Static<typeof Enrolment>;

const code = shortText(20, "Six digits of an authenticator app, or a recovery code.", "code");

export const secondFactorCalls = {
  "GET /user-center/second-factor": {
    summary: "Returns whether an organiser has a second factor, and whether this session passed it.",
    isBeforeSecondFactor: true,
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "reads",
    data: SecondFactor,
  },
  "POST /user-center/second-factor/begin": {
    summary:
      "Makes a secret for an authenticator app. The one of before, if any, counts until the new one is confirmed.",
    isBeforeSecondFactor: true,
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "hashes",
    limits: proofLimits,
    body: object({ proof: Proof }),
    data: Enrolment,
    errors: ["profile/wrong-password", "account/wrong-code"],
  },
  "POST /user-center/second-factor/confirm": {
    summary: "Confirms the new secret by its first code, and returns ten recovery codes, which are shown once.",
    isBeforeSecondFactor: true,
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    limits: { network: "password", own: ["secondFactor", "secondFactorPerDay"] },
    body: object({ code }),
    data: object({ recoveryCodes: Type.Array(text()) }),
    errors: ["second-factor/wrong-code", "second-factor/too-many", "second-factor/not-begun"],
  },
  "POST /user-center/second-factor/pass": {
    summary: "Lets this session organise for 12 hours; each code works once.",
    isBeforeSecondFactor: true,
    caller: "organiser",
    rights: ["ORGANISER"],
    personal: "none",
    cost: "writes",
    limits: { network: "password", own: ["secondFactor", "secondFactorPerDay"] },
    body: object({ code }),
    data: SecondFactor,
    errors: ["second-factor/wrong-code", "second-factor/too-many"],
  },
  "POST /admin/reset-second-factor": {
    summary: "Removes an account's second factor, for somebody who lost the phone.",
    caller: "operator",
    personal: "none",
    cost: "writes",
    body: object({ who: shortText(300, "The phone number or email address of the account.") }),
    data: oneOf(["reset", "unchanged", "no-account"]),
  },
} satisfies Record<string, Call>;
