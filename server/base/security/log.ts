import { and, asc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { DataOf, QueryOf } from "#contract/contract.ts";
import { accounts, securityEvents } from "../db/accountSchema.ts";
import type { Database } from "../db/open.ts";
import { readRows } from "../db/readRows.ts";
import { recordSecurityEvent } from "./events.ts";
import { tokenNames } from "./means.ts";

const pageSize = 500;

/**
 * Which events are meant; a part that is left out excludes none. `since` is in ms since 1970,
 * `after` is the number of an event.
 */
export type EventFilter = Omit<QueryOf<"GET /admin/security-events">, "account"> & { accountId?: string | undefined };

/** Returns events of the log, the oldest first, at most 500. */
export async function readSecurityEvents(
  db: Database,
  { since, kind, accountId, after = 0 }: EventFilter,
): Promise<DataOf<"GET /admin/security-events">["events"]> {
  const isAbout =
    accountId === undefined
      ? undefined
      : or(eq(securityEvents.accountId, accountId), eq(securityEvents.actor, accountId));
  const rows = await db
    .select()
    .from(securityEvents)
    .where(
      and(
        gt(securityEvents.seq, after),
        since === undefined ? undefined : sql`${securityEvents.at} >= to_timestamp(${since / 1000}::float8)`,
        kind === undefined ? undefined : eq(securityEvents.kind, kind),
        isAbout,
      ),
    )
    .orderBy(asc(securityEvents.seq))
    .limit(pageSize);
  const nicks = await getNicks(db, [
    ...new Set(rows.flatMap(({ actor, accountId: subject }) => [actor ?? [], subject ?? []].flat())),
  ]);
  const tokens = await tokenNames(
    db,
    rows.map(({ details }) => details),
  );
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: at.getTime(),
    token: tokens.get(row.details?.token) ?? null,
    actorNick: nicks.get(row.actor ?? "") ?? null,
    accountNick: nicks.get(row.accountId ?? "") ?? null,
  }));
}

async function getNicks(db: Database, accountIds: string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, nick } = accounts;
  const rows = await db.select({ accountId, nick }).from(accounts).where(inArray(accountId, accountIds));
  return new Map(rows.map((row) => [row.accountId, row.nick]));
}

/** How many days events are kept at least; the database refuses to delete younger ones. */
export const keptDays = 30;

/**
 * Deletes the events before an instant (ms since 1970), which has to be more than 30 days ago;
 * returns how many. That it was done is an event.
 */
export async function purgeSecurityEvents(
  db: Database,
  { before, actor }: { before: number; actor: string },
): Promise<number | "too-recent"> {
  return db.transaction(async (tx) => {
    const instant = new Date(before);
    const [row] = await readRows<{ recent: boolean }>(
      tx as Database,
      sql`select ${instant.toISOString()}::timestamptz > now() - make_interval(days => ${keptDays}) as recent`,
    );
    if (row?.recent) return "too-recent";
    // The trigger of the table lets nothing else be deleted.
    await tx.execute(sql`select set_config('startline.purge_before', ${instant.toISOString()}, true)`);
    const rows = await tx
      .delete(securityEvents)
      .where(lt(securityEvents.at, instant))
      .returning({ seq: securityEvents.seq });
    await tx.execute(sql`select set_config('startline.purge_before', '', true)`);
    const details = { before: instant.toISOString(), count: rows.length };
    await recordSecurityEvent(tx, { kind: "log-purged", actor, details });
    return rows.length;
  });
}
