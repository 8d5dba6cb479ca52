import type { BodyOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;

/** Fetches the identity documents that wait for review, oldest first, 50 at most. */
export const fetchDocuments = (client: Client) => client.call("GET /user-center/reviews", { query: {}, ...silent });

/** Approves or rejects an identity document; a rejection needs a reason. */
export const decideDocument = (client: Client, decision: BodyOf<"POST /user-center/reviews/decide">) =>
  client.call("POST /user-center/reviews/decide", { json: decision, ...silent });
