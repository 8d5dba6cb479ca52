import type { Client } from "./client.ts";

/**
 * Call 8: resolves if the session's token is valid; rejects if it is not, without a message to the
 * visitor.
 */
export async function checkToken(client: Client): Promise<void> {
  await client.call("POST /basic-center/api/common/getCommonInfo", {
    json: {},
    mayBeExpired: true,
    isSilent: true,
  });
}
