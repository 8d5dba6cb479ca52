import type { CaptchaPass } from "#contract/account.ts";
import type { BodyOf } from "#contract/contract.ts";
import type { ProfileChange, Proof, RealName } from "#contract/profile.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** Saves what changed of the profile; rejects with the field that is wrong. */
export const saveProfile = (client: Client, change: ProfileChange) =>
  client.call("POST /user-center/profile", { json: change, ...silent });

/** Fetches the runner's document; null if none was submitted. */
export const fetchRealName = (client: Client) => client.call("GET /user-center/real-name", silent);

/** Submits a document for review; rejects with the field that is wrong. */
export const submitRealName = (client: Client, realName: RealName) =>
  client.call("POST /user-center/real-name", { json: realName, ...silent });

/** Sends a code to the account's own phone or email, to prove who asks. */
export const sendConfirmCode = (client: Client, channel: "phone" | "email") =>
  client.call("POST /user-center/confirm-code", { json: { channel }, ...silent });

/**
 * Sends a code to a new phone number or email address; `pass` is of a verification for it, if the
 * server requires one.
 */
export const sendContactCode = (
  client: Client,
  target: { phone: string } | { accountEmail: string },
  pass: CaptchaPass | undefined,
) => client.call("POST /user-center/contact-code", { json: { ...target, ...pass }, ...silent });

/** Changes the phone number or email address, with the code that was sent to the new one. */
export const changeContact = (client: Client, change: BodyOf<"POST /user-center/contact">) =>
  client.call("POST /user-center/contact", { json: change, ...silent });

/** Sets another password (encoded); all other sessions end. */
export const changePassword = (
  client: Client,
  change: { loginPassword: string; confirmPassword: string; proof: Proof },
) => client.call("POST /user-center/password", { json: { ...change, encryptType: "1" }, ...silent });

/** Fetches everything that is kept of the account, for its owner. */
export const exportMyData = (client: Client, proof: Proof) =>
  client.call("POST /user-center/export", { json: { proof }, ...silent });

/** Deletes the account with all that belongs to it. */
export const deleteAccount = (client: Client, proof: Proof) =>
  client.call("POST /user-center/delete-account", { json: { proof }, ...silent });
