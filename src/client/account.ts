import type {
  AccountSettings,
  CaptchaPass,
  Login,
  PasswordReset,
  SentCode,
  Session,
  UserData,
} from "#contract/account.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** What the server offers; ask anew whenever the drawer opens, as an operator may have changed it. */
export function fetchAccountSettings(client: Client): Promise<AccountSettings> {
  return client.call("/user-center/account-settings", silent);
}

/** Call 10 with a code (type 1); an account is made for a phone number that has none. */
export function logInByCode(client: Client, phone: string, captcha: string): Promise<Login> {
  return client.call("/user-center/login", { method: "post", form: { loginType: "1", phone, captcha }, ...silent });
}

/** Call 10 with a password, by phone number (type 0) or email address (type 5). `password` is encoded (encryptType 1). */
export function logInByPassword(
  client: Client,
  who: { phone: string } | { accountEmail: string },
  password: string,
): Promise<Login> {
  const loginType = "phone" in who ? "0" : "5";
  const form = { loginType, ...who, password, encryptType: "1" };
  return client.call("/user-center/login", { method: "post", form, ...silent });
}

/** Call 11: sends a code by SMS. `captchaType` 2 is for login, 3 for a forgotten password. */
export function sendSmsCode(
  client: Client,
  userPhone: string,
  captchaType: "2" | "3",
  pass: CaptchaPass | undefined,
): Promise<SentCode> {
  const json = { captchaType, userPhone, raceAppBusinessType: 1, cloudType: 1, ...pass };
  return client.call("/user-center/sms-code", { method: "post", json, ...silent });
}

/** Call 12: sends a code by email. `emailSendType` 1 is for registration, 2 for a forgotten password. */
export function sendEmailCode(
  client: Client,
  accountEmail: string,
  emailSendType: "1" | "2",
  pass: CaptchaPass | undefined,
): Promise<SentCode> {
  const json = {
    captchaType: "20",
    accountEmail,
    emailSendType,
    ...(emailSendType === "2" ? { raceAppBusinessType: 1 } : { cloudType: 1 }),
    ...pass,
  };
  return client.call("/user-center/email-code", { method: "post", json, ...silent });
}

/** Call 13: whether an account has this email address. With verification on it needs a pass, which it does not use up. */
export async function isEmailRegistered(
  client: Client,
  email: string,
  pass: CaptchaPass | undefined,
): Promise<boolean> {
  const query = { email, ...(pass && { sessionId: pass.sessionId, sig: pass.sig, scene: pass.scene }) };
  return Boolean(await client.call("/user-center/email-registered", { query, ...silent }));
}

/** Call 14: registers by email. `loginPassword` is encoded. */
export function registerByEmail(
  client: Client,
  { accountEmail, code, loginPassword }: { accountEmail: string; code: string; loginPassword: string },
): Promise<void> {
  const json = { accountEmail, code, loginPassword, encryptType: "1", machineCode: "" };
  return client.call("/user-center/register-by-email", { method: "post", json, ...silent });
}

/** Call 15: sets a new password by email; all sessions end. */
export function resetPasswordByEmail(client: Client, accountEmail: string, reset: PasswordReset): Promise<void> {
  const json = { accountEmail, encryptType: "1", ...reset };
  return client.call("/user-center/reset-password-by-email", { method: "post", json, ...silent });
}

/** Call 16: sets a new password by phone; all sessions end. */
export function resetPasswordByPhone(client: Client, phone: string, reset: PasswordReset): Promise<void> {
  const json = { phone, encryptType: "1", enterprise: 0, ...reset };
  return client.call("/user-center/reset-password-by-phone", { method: "post", json, ...silent });
}

/** The account's sessions, the newest first. */
export function fetchSessions(client: Client): Promise<Session[]> {
  return client.call("/user-center/sessions");
}

/** Ends one session of the account, or all others than this. */
export function endSession(client: Client, choice: { sessionId: string } | { others: true }): Promise<void> {
  return client.call("/user-center/sessions/end", { method: "post", json: choice });
}

/** The account as its owner sees it. */
export function fetchUserData(client: Client): Promise<UserData> {
  return client.call("/user-center/user-data", silent);
}
