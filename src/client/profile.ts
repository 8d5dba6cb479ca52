import type { CaptchaPass, SentCode } from "#contract/account.ts";
import type { ProfileChange, Proof, RealName, RealNameState } from "#contract/profile.ts";
import type { Client } from "./client.ts";

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
