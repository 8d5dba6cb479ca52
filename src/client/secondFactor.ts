import type { Proof } from "#contract/profile.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** Fetches whether the organiser has a second factor, and whether this session passed it. */
export const fetchSecondFactor = (client: Client) => client.call("GET /user-center/second-factor", silent);

/**
 * Makes a new secret for an authenticator app; rejects with the field of the proof that is wrong.
 */
export const beginSecondFactor = (client: Client, proof: Proof) =>
  client.call("POST /user-center/second-factor/begin", { json: { proof }, ...silent });

/** Confirms the new secret by its first code; resolves to the recovery codes. */
export const confirmSecondFactor = (client: Client, code: string) =>
  client.call("POST /user-center/second-factor/confirm", { json: { code }, ...silent });

/** Passes the second factor by a code of the app, or by a recovery code. */
export const passSecondFactor = (client: Client, code: string) =>
  client.call("POST /user-center/second-factor/pass", { json: { code }, ...silent });
