import type { Client } from "./client.ts";

const ofSession = { method: "post", json: {}, mayBeExpired: true, isSilent: true } as const;

/** Call 8: resolves where the session's token is still valid; rejects, without a word to the visitor, where it is not. */
export async function checkToken(client: Client): Promise<void> {
  await client.call("/basic-center/api/common/getCommonInfo", ofSession);
}

/** Ends this session. */
export function logOut(client: Client): Promise<void> {
  return client.call("/user-center/logout", ofSession);
}
