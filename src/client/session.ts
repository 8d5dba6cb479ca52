import type { Client } from "./client.ts";

const ofSession = { json: {}, mayBeExpired: true, isSilent: true } as const;

/**
 * Call 8: resolves if the session's token is valid; rejects if it is not, without a message to the
 * visitor.
 */
export async function checkToken(client: Client): Promise<void> {
  await client.call("POST /basic-center/api/common/getCommonInfo", ofSession);
}

/** Ends this session. */
export const logOut = (client: Client) => client.call("POST /user-center/logout", ofSession);
