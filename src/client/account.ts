import type { CaptchaPass } from "#contract/account.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/**
 * Call 10 with a code (type 1) and the token of its sending, if this page has it; a phone number
 * without an account gets one.
 */
export function logInByCode(client: Client, phone: string, captcha: string, verificationToken: string | undefined) {
  const form = { loginType: "1", phone, captcha, ...(verificationToken && { verificationToken }) };
  return client.call("POST /user-center/login", { form, ...silent });
}

/**
 * Call 10 with a password, by phone number (type 0) or email address (type 5). `password` is
 * encoded (encryptType 1). While passwords are being guessed, it needs the pass of a human
 * verification (captcha/not-passed).
 */
export function logInByPassword(
  client: Client,
  who: { phone: string } | { accountEmail: string },
  password: string,
  pass?: CaptchaPass,
) {
  const loginType = "phone" in who ? "0" : "5";
  const verified = pass && { sessionId: pass.sessionId, sig: pass.sig, scene: pass.scene };
  const form = { loginType, ...who, password, encryptType: "1", ...verified };
  return client.call("POST /user-center/login", { form, ...silent });
}

/** Call 11: sends a code by SMS. `captchaType` 2 is for login, 3 for a forgotten password. */
export function sendSmsCode(client: Client, userPhone: string, captchaType: "2" | "3", pass: CaptchaPass | undefined) {
  const json = { captchaType, userPhone, raceAppBusinessType: 1, cloudType: 1, ...pass };
  return client.call("POST /user-center/sms-code", { json, ...silent });
}

/**
 * Call 12: sends a code by email. `emailSendType` 1 is for registration, 2 for a forgotten
 * password.
 */
export function sendEmailCode(
  client: Client,
  accountEmail: string,
  emailSendType: "1" | "2",
  pass: CaptchaPass | undefined,
) {
  const json = {
    captchaType: "20",
    accountEmail,
    emailSendType,
    ...(emailSendType === "2" ? { raceAppBusinessType: 1 } : { cloudType: 1 }),
    ...pass,
  };
  return client.call("POST /user-center/email-code", { json, ...silent });
}

/**
 * Call 13: whether an account has this email address. With verification on it needs a pass, which
 * it does not use up.
 */
export async function isEmailRegistered(
  client: Client,
  email: string,
  pass: CaptchaPass | undefined,
): Promise<boolean> {
  const query = { email, ...(pass && { sessionId: pass.sessionId, sig: pass.sig, scene: pass.scene }) };
  return Boolean(await client.call("GET /user-center/email-registered", { query, ...silent }));
}

/**
 * Call 14: registers by email, with the token that came with the sending of the code.
 * `loginPassword` is encoded.
 */
export function registerByEmail(
  client: Client,
  registration: Record<"accountEmail" | "code" | "loginPassword", string> & { verificationToken?: string | undefined },
) {
  const json = { ...registration, encryptType: "1", machineCode: "" };
  return client.call("POST /user-center/register-by-email", { json, ...silent });
}
