import type { CaptchaPass, SentCode } from "./account.ts";
import type { Client } from "./client.ts";

/** What a runner may change of the profile; what is left out stays, null empties it. Heights in cm, weights in kg. */
export interface ProfileChange {
  accountNick?: string;
  introduction?: string | null;
  userName?: string | null;
  userGender?: 0 | 1 | 2;
  /** YYYY-MM-DD. */
  birthday?: string | null;
  /** The id of an uploaded picture. */
  userIcon?: string | null;
  educationLevel?: string | null;
  graduateInstitution?: string | null;
  major?: string | null;
  residentialProvinceCode?: string | null;
  residentialCityCode?: string | null;
  residentialDistrictCode?: string | null;
  residentialAddress?: string | null;
  userHeight?: number | null;
  userWeight?: number | null;
}

/** A runner's document as its owner sees it: name and number masked. `auditStatus` 1 submitted, 2 approved, 3 refused. */
export interface RealNameState {
  name: string;
  cardType: string;
  cardNumber: string;
  auditStatus: 1 | 2 | 3;
  refuseReason: string | null;
}

/** What a runner submits to have the real name verified; birthday and gender where the number does not tell them. */
export interface RealName {
  name: string;
  cardType: string;
  cardNumber: string;
  cardUploadId: string;
  birthday?: string;
  gender?: 1 | 2;
}

/** Shows once more who asks: by the password (encoded, encryptType 1) or by a code that was sent to the account's own phone or email. */
export type Proof = { password: string } | { captcha: string; verificationToken: string };

const post = <T>(client: Client, path: string, json: object, isSilent = true) =>
  client.call<T>(`/user-center/${path}`, { method: "post", json, isSilent });

/** Saves what changed of the profile; rejects with the field that is wrong. */
export const saveProfile = (client: Client, change: ProfileChange) => post<null>(client, "profile", change);

/** The runner's document; null where none was submitted. */
export const fetchRealName = (client: Client) =>
  client.call<RealNameState | null>("/user-center/real-name", { isSilent: true });

/** Submits a document for review; rejects with the field that is wrong. */
export const submitRealName = (client: Client, realName: RealName) => post<null>(client, "real-name", realName);

/** Sends a code to the account's own phone or email, to show who asks. */
export const sendConfirmCode = (client: Client, channel: "phone" | "email") =>
  post<SentCode>(client, "confirm-code", { channel });

/** Sends a code to a new phone number or email address; `pass` is of a verification for it, where the server asks for one. */
export const sendContactCode = (
  client: Client,
  target: { phone: string } | { accountEmail: string },
  pass: CaptchaPass | undefined,
) => post<SentCode>(client, "contact-code", { ...target, ...pass });

/** Takes a new phone number or email address, with the code that was sent to it. */
export const changeContact = (
  client: Client,
  change: ({ phone: string } | { accountEmail: string }) & { captcha: string; verificationToken: string; proof: Proof },
) => post<null>(client, "contact", change);

/** Sets another password (encoded); all other sessions end. */
export const changePassword = (
  client: Client,
  change: { loginPassword: string; confirmPassword: string; proof: Proof },
) => post<null>(client, "password", { ...change, encryptType: "1" });

/** Everything that is kept of the account, for its owner. */
export const exportMyData = (client: Client, proof: Proof) => post<object>(client, "export", { proof });

/** Deletes the account with all that belongs to it. */
export const deleteAccount = (client: Client, proof: Proof) => post<null>(client, "delete-account", { proof });
