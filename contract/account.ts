import type { PasswordPolicy } from "#core/passwordPolicy.ts";

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

/** What a reset of the password needs besides who it is for; passwords are encoded. `captcha` is the code that was sent. */
export interface PasswordReset {
  captcha: string;
  verificationToken: string;
  loginPassword: string;
  confirmPassword: string;
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
