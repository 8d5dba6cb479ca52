import { and, count, desc, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Draft, DraftHead, DraftPlace } from "#src/api/signup.ts";
import type { LoggedIn } from "../accounts/sessions.ts";
import { accounts } from "../db/account-schema.ts";
import type { Database } from "../db/open.ts";
import { drafts } from "../db/signup-schema.ts";
import type { Secrets } from "../secrets.ts";

/** Where a draft is kept: its race instead of the site's domain name. */
export type DraftKey = Pick<DraftPlace, "use" | "item"> & { accountId: string; raceId: string };

/** A draft on its way into the table. */
export interface DraftToSave {
  /** The JSON text that the browser made. */
  content: string;
  /** The revision that it was made from; 0 where there was none. */
  revision: number;
  domainName: string;
  device: string;
}

export type SaveOutcome =
  | { outcome: "saved"; draft: DraftHead }
  /** Another save came first; `draft` is null where the draft is gone. */
  | { outcome: "conflict"; draft: DraftHead | null }
  | { outcome: "too-many" };

/** The most drafts of one account. */
export const mostDrafts = 20;
const keptDays = 180;
const nextRevision = sql<number>`nextval('draft_revisions')`;

const at = ({ accountId, raceId, use, item }: DraftKey) =>
  and(eq(drafts.accountId, accountId), eq(drafts.raceId, raceId), eq(drafts.use, use), eq(drafts.item, item));

/** The draft at that place; undefined where there is none. */
export async function readDraft(
  db: Database,
  { open }: Pick<Secrets, "open">,
  key: DraftKey,
  sessionId: string,
): Promise<Draft | undefined> {
  const [row] = await db.select().from(drafts).where(at(key));
  return row && { ...headOf(row, sessionId), content: open(row.contentSealed) };
}

/**
 * Saves a draft where it was made from what is kept now. The row itself decides: of two saves that were made from the same
 * revision and come at once, one is a conflict.
 */
export async function saveDraft(
  db: Database,
  { seal }: Pick<Secrets, "seal">,
  key: DraftKey,
  { content, revision, domainName, device }: DraftToSave,
  { sessionId }: Pick<LoggedIn, "sessionId">,
): Promise<SaveOutcome> {
  const values = { domainName, device, sessionId, contentSealed: seal(content) };
  const written = { ...values, revision: nextRevision, savedAt: sql`now()` } as never;
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    if (revision === 0 && (await hasTooMany(tx, key))) return { outcome: "too-many" };
    const rows =
      revision === 0
        ? await tx
            .insert(drafts)
            .values({ ...key, ...(written as object) } as never)
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(drafts)
            .set(written)
            .where(and(at(key), eq(drafts.revision, revision)))
            .returning();
    if (rows[0]) return { outcome: "saved", draft: headOf(rows[0], sessionId) };
    const [kept] = await tx.select().from(drafts).where(at(key));
    return { outcome: "conflict", draft: kept ? headOf(kept, sessionId) : null };
  });
}

// The account's row is held, so that first saves which come at once are counted one after the other.
async function hasTooMany(db: Database, { accountId, raceId, use, item }: DraftKey): Promise<boolean> {
  const { accountId: owner } = accounts;
  await db.select({ owner }).from(accounts).where(eq(owner, accountId)).for("update");
  const isOther = or(ne(drafts.raceId, raceId), ne(drafts.use, use), ne(drafts.item, item));
  const [others] = await db
    .select({ many: count() })
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), isOther));
  return (others?.many ?? 0) >= mostDrafts;
}

/** Discards the draft at that place, if there is one. */
export async function removeDraft(db: Database, key: DraftKey): Promise<void> {
  await db.delete(drafts).where(at(key));
}

/** An account's drafts without their content, the newest first. */
export async function listDrafts(db: Database, { accountId, sessionId }: LoggedIn) {
  const rows = await db
    .select()
    .from(drafts)
    .where(eq(drafts.accountId, accountId))
    .orderBy(desc(drafts.savedAt), desc(drafts.revision));
  return rows.map((row) => ({
    domainName: row.domainName,
    use: row.use,
    item: row.item,
    ...headOf(row, sessionId),
  }));
}

/** Forgets drafts that nobody has saved for half a year. Answers how many. */
export async function forgetOldDrafts(db: Database): Promise<number> {
  const old = lt(drafts.savedAt, sql`now() - make_interval(days => ${keptDays})`);
  return (await db.delete(drafts).where(old).returning({ item: drafts.item })).length;
}

function headOf(row: typeof drafts.$inferSelect, sessionId: string): DraftHead {
  const { revision, savedAt, device } = row;
  return { revision, savedAt: savedAt.getTime(), device, isSameLogin: row.sessionId === sessionId };
}
