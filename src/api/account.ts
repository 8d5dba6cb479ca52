import type { PasswordPolicy } from "#src/account/passwordPolicy.ts";
import type { Client } from "./client.ts";

/** What the server offers to whoever wants to log in. */
export interface AccountSettings {
  /** Whether codes are sent only after a human verification. */
  isCaptchaOn: boolean;
  /** 1 by code, 0 by phone number and password, 5 by email address and password. */
  loginTypes: ("1" | "0" | "5")[];
  passwordPolicy: PasswordPolicy;
}

/** What a passed human verification gives: it lets one code be sent, for that scene and target. */
export interface CaptchaPass {
  sessionId: string;
  sig: string;
  scene: Scene;
  nc_token: string;
}

/** What a code or a verification is for. */
export type Scene =
  | "login"
  | "register"
  | "reset-by-phone"
  | "reset-by-email"
  | "change-phone"
  | "change-email"
  | "confirm-identity";

/** A sent code: the token that goes with it, and how long it can be used (s). `captchaCode` is always empty: nobody but the addressee learns the code. */
export interface SentCode {
  captchaCode: "";
  verificationToken: string;
  expiresIn: number;
}

/** The account as its owner sees it; phone and document numbers are masked. Fields that are unknown are null. */
export interface UserData {
  accountInfo: {
    accountIcon: string | null;
    accountId: string;
    accountNick: string;
    /** Masked: 138****0000 or r***@example.com. */
    accountNo: string;
    accountPhone: string | null;
    accountStatus: number;
    accountType: number;
    extendInfo: Record<string, unknown>;
    grantSource: string | null;
    imUserName: null;
    imUserPassword: null;
    introduction: string | null;
    loginType: string;
    organizationId: string | null;
    osCode: string | null;
    osId: number;
    osName: string | null;
    /** Whether the real name is verified. */
    signAuthed: boolean;
    thirdInfo: unknown[];
    userId: string;
  };
  accountNonExpired: boolean;
  accountNonLocked: boolean;
  authorities: string[];
  credentialsNonExpired: boolean;
  enabled: boolean;
  loginIdentityType: string;
  osId: number;
  /** Never sent. */
  password: null;
  username: string;
  userInfo: UserInfo;
}

/** What a runner tells about themselves, with the spec's names. Heights in cm, weights in kg. */
export interface UserInfo {
  /** 0 not verified, 1 verified. */
  authed: 0 | 1;
  /** YYYY-MM-DD. */
  birthday: string | null;
  /** Masked. */
  cardNumber: string | null;
  cardOriginalImg: string | null;
  cardType: string | null;
  educationLevel: string | null;
  extendInfo: Record<string, unknown>;
  graduateInstitution: string | null;
  major: string | null;
  /** null never submitted, else 0 draft, 1 submitted, 2 approved, 3 rejected. */
  realNameAuthedAuditStatus: 0 | 1 | 2 | 3 | null;
  residentialAddress: string | null;
  residentialCityCode: string | null;
  residentialDistrictCode: string | null;
  residentialProvinceCode: string | null;
  userAge: number | null;
  userEmail: string | null;
  /** 1 male, 2 female, 0 unknown. */
  userGender: 0 | 1 | 2;
  userHeight: number | null;
  userIcon: string | null;
  userId: string;
  userName: string | null;
  userPhone: string | null;
  userWeight: number | null;
}

/** What a login gives. */
export interface Login {
  token: string;
  userData: UserData;
}

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

/** What a reset of the password needs besides who it is for; passwords are encoded. `captcha` is the code that was sent. */
export interface PasswordReset {
  captcha: string;
  verificationToken: string;
  loginPassword: string;
  confirmPassword: string;
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

/** One of the account's sessions; times are ms since 1970. */
export interface Session {
  sessionId: string;
  device: string;
  loginType: string;
  createdAt: number;
  lastSeenAt: number;
  isThis: boolean;
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
