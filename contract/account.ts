import Type, { type Static } from "typebox";
import type { Call } from "./call.ts";
import { scenes } from "./purposes.ts";
import { boolean, integer, json, nothing, object, oneOf, optional, shortText, text, time, upTo } from "./schema.ts";
import { UserData } from "./userData.ts";

/** What a human verification is for: a code, or answers to a form without an account. */
export const captchaScenes = [...scenes, "answers"] as const;
export type CaptchaScene = (typeof captchaScenes)[number];

/** What the server offers to a visitor who wants to log in. */
export const AccountSettings = object({
  isCaptchaOn: boolean("Whether codes are sent only after a human verification."),
  loginTypes: Type.Array(
    oneOf(["1", "0", "5"], "1 by code, 0 by phone number and password, 5 by email address and password."),
  ),
  passwordPolicy: oneOf(
    ["basic", "strong"],
    "basic: 6 to 20 letters and digits with both among them; strong: 10 to 128 characters of any kind.",
  ),
});
export type AccountSettings = Static<typeof AccountSettings>;

/**
 * A passed human verification: it lets one code be sent, or one form be submitted, for that scene
 * and target.
 */
export const CaptchaPass = object({
  sessionId: text(),
  sig: text(),
  scene: oneOf(captchaScenes),
  nc_token: text("The value of `sessionId`; the server does not read it."),
});
export type CaptchaPass = Static<typeof CaptchaPass>;

/** The fields of a call that needs a passed human verification. */
export const passFields = {
  sessionId: optional(upTo(128, "Of the pass of a human verification.")),
  sig: optional(upTo(512)),
  scene: optional(upTo(64)),
};

/** A sent code: the token that goes with it, and how long it can be used (s). */
export const SentCode = object({
  captchaCode: Type.Unsafe<"">({ enum: [""], description: "Always empty: only the addressee learns the code." }),
  verificationToken: text("Goes with the code when it is used."),
  expiresIn: integer("Seconds."),
});
export type SentCode = Static<typeof SentCode>;

/** A session that has begun. */
export const Login = object({ token: text("Goes into the header `token` of later calls."), userData: UserData });
export type Login = Static<typeof Login>;

/** One of the account's sessions. */
export const Session = object({
  sessionId: text(),
  device: text("The browser and system, such as Firefox · Windows."),
  loginType: text(),
  createdAt: time(),
  lastSeenAt: time(),
  isThis: boolean("Whether it is the session that asks."),
});
export type Session = Static<typeof Session>;

/**
 * The most characters that an encoded password has: 128 characters of 4 bytes, the initial vector
 * and the padding, as base64url.
 */
export const maxEncodedLength = 727;

const encoded = shortText(maxEncodedLength, "Encoded (encryptType 1).");
const verificationToken = optional(
  upTo(100, "What came with the sending of the code. A browser that has the cookie of the sending can leave it out."),
);
const encryptType = optional(shortText(4, "1."));
const accountEmail = shortText(300, "An email address.", "email");
const phone = shortText(40, "11 digits of the mainland, or +CC and the number.", "phone");
const code = shortText(20, "The code that was sent.", "code");
// What programs of the product send with these calls and this server does not read.
const cloud = { raceAppBusinessType: optional(json()), cloudType: optional(json()), nc_token: optional(json()) };

const reset = {
  captcha: code,
  verificationToken: shortText(100),
  loginPassword: encoded,
  confirmPassword: encoded,
  encryptType,
};
/** What a reset of the password needs in addition to whose it is. */
export type PasswordReset = Record<"captcha" | "verificationToken" | "loginPassword" | "confirmPassword", string>;

const wrongPassword = [
  "account/unknown-encoding",
  "account/password-basic",
  "account/password-strong",
  "account/password-common",
  "account/password-is-email",
] as const;
const wrongCode = ["account/wrong-code", "account/too-many-guesses"] as const;
const resetErrors = [...wrongPassword, ...wrongCode, "account/passwords-differ", "account/not-found"] as const;

/** With which codes a call refuses to send a code. */
export const sendingErrors = [
  "captcha/not-passed",
  "code/not-served",
  "code/too-soon",
  "code/target-limit",
  "code/account-limit",
  "code/network-limit",
  "code/day-limit",
] as const;

export const accountCalls = {
  "POST /basic-center/api/common/getCommonInfo": {
    summary: "Checks whether the session of the header `token` is valid (call 8).",
    caller: "user",
    personal: "none",
    cost: "reads",
    limits: { network: "session" },
    body: optional(json<object>("Nothing of it is read.")),
    data: object({ userId: text() }),
  },
  "GET /user-center/account-settings": {
    summary: "Returns which ways to log in the server offers, and what passwords it accepts.",
    caller: "anyone",
    personal: "none",
    cost: "cheap",
    data: AccountSettings,
  },
  "POST /user-center/login": {
    summary:
      "Logs in by a code or by a password (call 10). By a code, a phone number without an account gets one. While passwords are being guessed, a password needs a pass of the scene login, except in a browser that the account has logged in from.",
    caller: "anyone",
    personal: "full",
    cost: "hashes",
    limits: {
      network: "login",
      own: [
        "failedLoginPerDevice",
        "failedLoginPerAccount",
        "failedLoginPerNetwork",
        "failedLoginOfAll",
        "codeGuess",
        "codeGuessWithoutToken",
      ],
    },
    sends: ["notice"],
    encoding: "form",
    body: object({
      loginType: shortText(4, "1 by code, 0 by phone number and password, 5 by email address and password."),
      phone: optional(phone),
      accountEmail: optional(accountEmail),
      captcha: optional(code),
      verificationToken,
      password: optional(encoded),
      encryptType,
      ...passFields,
    }),
    data: Login,
    errors: [
      ...wrongCode,
      "account/wrong-phone",
      "account/wrong-email",
      "account/wrong-login",
      "account/too-many-logins",
      "account/unknown-program",
      "account/unknown-login-type",
      "account/unknown-encoding",
      "captcha/not-passed",
    ],
  },
  "POST /user-center/sms-code": {
    summary: "Sends a code by SMS (call 11).",
    caller: "anyone",
    personal: "none",
    cost: "sends",
    sends: ["login", "reset-by-phone"],
    body: object({
      captchaType: shortText(4, "2 for a login, 3 for a forgotten password."),
      userPhone: phone,
      ...passFields,
      ...cloud,
    }),
    data: SentCode,
    errors: [...sendingErrors, "account/wrong-phone"],
  },
  "POST /user-center/email-code": {
    summary: "Sends a code by email (call 12).",
    caller: "anyone",
    personal: "none",
    cost: "sends",
    sends: ["register", "reset-by-email"],
    body: object({
      captchaType: optional(shortText(4, "20.")),
      accountEmail,
      emailSendType: shortText(4, "1 for a registration, 2 for a forgotten password."),
      ...passFields,
      ...cloud,
    }),
    data: SentCode,
    errors: [...sendingErrors, "account/wrong-email"],
  },
  "GET /user-center/email-registered": {
    summary: "Checks whether an email address has an account (call 13).",
    caller: "anyone",
    personal: "none",
    cost: "reads",
    limits: { network: "code", own: ["registeredPerBrowser", "registeredPerTarget"] },
    query: object({ email: accountEmail, ...passFields }),
    data: Type.Boolean(),
    errors: ["account/wrong-email", "captcha/not-passed"],
  },
  "POST /user-center/register-by-email": {
    summary: "Makes the account of an email address (call 14).",
    caller: "anyone",
    personal: "none",
    cost: "hashes",
    limits: { network: "password", own: ["codeGuess", "codeGuessWithoutToken"] },
    body: object({
      accountEmail,
      code,
      verificationToken,
      loginPassword: encoded,
      encryptType,
      machineCode: optional(json()),
    }),
    data: nothing,
    errors: [...wrongPassword, ...wrongCode, "account/wrong-email", "account/email-taken"],
  },
  "POST /user-center/reset-password-by-email": {
    summary: "Sets a new password by a code that was sent by email; ends all sessions (call 15).",
    caller: "anyone",
    personal: "none",
    cost: "hashes",
    limits: { network: "password", own: ["codeGuess"] },
    sends: ["notice"],
    body: object({ accountEmail, ...reset }),
    data: nothing,
    errors: [...resetErrors, "account/wrong-email"],
  },
  "POST /user-center/reset-password-by-phone": {
    summary: "Sets a new password by a code that was sent by SMS; ends all sessions (call 16).",
    caller: "anyone",
    personal: "none",
    cost: "hashes",
    limits: { network: "password", own: ["codeGuess"] },
    sends: ["notice"],
    body: object({ phone, ...reset, enterprise: optional(json()) }),
    data: nothing,
    errors: [...resetErrors, "account/wrong-phone"],
  },
  "GET /user-center/user-data": {
    summary: "Returns the own account.",
    caller: "user",
    personal: "full",
    cost: "reads",
    data: UserData,
  },
  "GET /user-center/sessions": {
    summary: "Lists the sessions of the own account, newest first.",
    caller: "user",
    personal: "none",
    cost: "reads",
    data: Type.Array(Session),
  },
  "POST /user-center/sessions/end": {
    summary: "Ends one session of the own account, or all but the one that asks.",
    caller: "user",
    personal: "none",
    owner: { sessionId: "session" },
    cost: "writes",
    body: object(
      { sessionId: optional(shortText(64)), others: optional(Type.Literal(true)) },
      { oneOf: [{ required: ["sessionId"] }, { required: ["others"] }] },
    ),
    data: nothing,
    errors: ["account/session-not-found"],
  },
  "POST /user-center/logout": {
    summary: "Ends the session that asks.",
    caller: "user",
    personal: "none",
    cost: "writes",
    body: optional(json<object>("Nothing of it is read.")),
    data: nothing,
  },
} satisfies Record<string, Call>;
