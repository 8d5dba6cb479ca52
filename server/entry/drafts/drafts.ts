import { and, count, desc, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Draft, DraftHead, DraftPlace } from "#contract/drafts.ts";
import { type DraftVersion, includesVersion, isSameVersion } from "#core/draftVersion.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { drafts } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { LoggedIn } from "../../people/accounts/sessions.ts";

/** The key of a stored draft: its race instead of the site's domain name. */
export type DraftKey = Pick<DraftPlace, "use" | "item"> & { accountId: string; raceId: string };

/** A draft on its way into the table. */
export interface DraftToSave {
  /** The JSON text that the browser made. */
  content: string;
  /** The revision that it was made from; 0 if there was none. */
  revision: number;
  /** Which content it is; undefined from a program that names none. */
  version?: DraftVersion | undefined;
  domainName: string;
  device: string;
}

export type SaveOutcome =
  | { outcome: "saved"; draft: DraftHead }
  /** Another save came first; `draft` is null if the draft is gone. */
  | { outcome: "conflict"; draft: DraftHead | null }
  | { outcome: "too-many" };

/** The most drafts of one account. */
export const mostDrafts = 20;
const keptDays = 180;
const nextRevision = sql<number>`nextval('draft_revisions')`;

const at = ({ accountId, raceId, use, item }: DraftKey) =>
  and(eq(drafts.accountId, accountId), eq(drafts.raceId, raceId), eq(drafts.use, use), eq(drafts.item, item));

/** Returns the draft with that key; undefined if there is none. */
export async function readDraft(
  db: Database,
  { open }: Pick<Secrets, "open">,
  key: DraftKey,
  sessionId: string,
): Promise<Draft | undefined> {
  const [row] = await db.select().from(drafts).where(at(key));
  return row && { ...getHead(row, sessionId), content: open(row.contentSealed) };
}

/**
 * Saves a draft that was made from what is kept now, or that includes it: a browser that never got
 * the answer to a save continues from it. The same version again is answered as saved; an older one
 * that arrives late is a conflict. The row is locked: of two saves that were made from the same
 * revision and come at once, one is a conflict.
 */
export async function saveDraft(
  db: Database,
  { seal }: Pick<Secrets, "seal">,
  key: DraftKey,
  { content, revision, version, domainName, device }: DraftToSave,
  { sessionId }: Pick<LoggedIn, "sessionId">,
): Promise<SaveOutcome> {
  const values = { domainName, device, sessionId, contentSealed: seal(content), version: version ?? null };
  const fields = { ...values, revision: nextRevision, savedAt: sql`now()` } as never;
  const head = (row: typeof drafts.$inferSelect) => getHead(row, sessionId);
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    if (revision === 0) {
      if (await hasTooMany(tx, key)) return { outcome: "too-many" };
      const first = { ...key, ...(fields as object) } as never;
      const [begun] = await tx.insert(drafts).values(first).onConflictDoNothing().returning();
      if (begun) return { outcome: "saved", draft: head(begun) };
    }
    const [row] = await tx.select().from(drafts).where(at(key)).for("update");
    if (!row) return { outcome: "conflict", draft: null };
    if (isSameVersion(row.version, version)) return { outcome: "saved", draft: head(row) };
    if (row.revision !== revision && !includesVersion(version, row.version))
      return { outcome: "conflict", draft: head(row) };
    const [renewed] = await tx.update(drafts).set(fields).where(at(key)).returning();
    return { outcome: "saved", draft: head(renewed ?? row) };
  });
}

// The account's row is held, so that first saves which come at once are counted one after the
// other.
async function hasTooMany(db: Database, { accountId, raceId, use, item }: DraftKey): Promise<boolean> {
  const { accountId: owner } = accounts;
  await db.select({ owner }).from(accounts).where(eq(owner, accountId)).for("update");
  const isOther = or(ne(drafts.raceId, raceId), ne(drafts.use, use), ne(drafts.item, item));
  const [counter] = await db
    .select({ many: count() })
    .from(drafts)
    .where(and(eq(drafts.accountId, accountId), isOther));
  return (counter?.many ?? 0) >= mostDrafts;
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
    ...getHead(row, sessionId),
  }));
}

/** Deletes drafts that nobody has saved for half a year; returns how many. */
export async function deleteOldDrafts(db: Database): Promise<number> {
  const isOld = lt(drafts.savedAt, sql`now() - make_interval(days => ${keptDays})`);
  return (await db.delete(drafts).where(isOld).returning({ item: drafts.item })).length;
}

function getHead(row: typeof drafts.$inferSelect, sessionId: string): DraftHead {
  const { revision, savedAt, device, version } = row;
  return { revision, savedAt: savedAt.getTime(), device, isSameLogin: row.sessionId === sessionId, version };
}
