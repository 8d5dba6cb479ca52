import { AsyncLocalStorage } from "node:async_hooks";
import { inArray } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { apiTokens } from "../db/tokenSchema.ts";

/** The API token with which a call is made, and whose it is. */
export interface Means {
  tokenId: string;
  accountId: string;
}

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The API token of the request, as soon as it is known which one it is; also if it is refused.
     */
    apiToken?: Means;
  }
}

const current = new AsyncLocalStorage<Means>();

/**
 * Runs the handler of a call. What its owner does in it is recorded as done by the token, so that
 * no call forgets to.
 */
export function runBy<T>(means: Means | undefined, run: () => T): T {
  return means ? current.run(means, run) : run();
}

/**
 * Returns what is added to the details of a record of what `actor` does now: the id of the API
 * token, if it is done by one.
 */
export function chooseMeans(actor: string | undefined): { token?: string } {
  const means = current.getStore();
  // What the program or somebody else does meanwhile is not done by the token.
  return means && means.accountId === actor ? { token: means.tokenId } : {};
}

/**
 * Returns the names of the API tokens that these details of records name, by their ids; those of
 * deleted accounts have none.
 */
export async function tokenNames(
  db: Database,
  details: readonly (Record<string, unknown> | null)[],
): Promise<ReadonlyMap<unknown, string>> {
  const ids = [...new Set(details.map((detail) => detail?.token).filter((id) => typeof id === "string"))];
  if (ids.length === 0) return new Map();
  const { tokenId, name } = apiTokens;
  const rows = await db.select({ tokenId, name }).from(apiTokens).where(inArray(tokenId, ids));
  return new Map(rows.map((row) => [row.tokenId, row.name]));
}
