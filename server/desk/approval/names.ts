import { inArray } from "drizzle-orm";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { commandActor } from "../../base/rights.ts";

/** Returns the nicknames of accounts by their ids. */
export async function getNicks(db: Database, accountIds: string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, nick } = accounts;
  const rows = await db.select({ accountId, nick }).from(accounts).where(inArray(accountId, accountIds));
  return new Map(rows.map((row) => [row.accountId, row.nick]));
}

/**
 * Returns a function that names the organisers who requested and decided: their nicknames,
 * `startline` for the command.
 */
export async function organiserNames(
  db: Database,
  requests: readonly { requestedBy: string; decidedBy: string | null }[],
): Promise<(id: string) => string> {
  const people = requests.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? []].flat());
  const nicks = await getNicks(db, [...new Set(people)]);
  return (id) => nicks.get(id) ?? (id === commandActor ? "startline" : "");
}
