import { and, eq, isNotNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { entries, isLiveEntry, pools, raceItems } from "../../base/db/entrySchema.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import type { Refused } from "../../race/refusals.ts";
import { wholeRace } from "../../sites/items/facts.ts";
import type { CheckedSubmission } from "./checked.ts";
import { alreadyRegistered } from "./person.ts";
import { itemFull } from "./place.ts";

/**
 * Returns for each sign-up of a rush why it gets no place, if its item is sold out and has no
 * waiting list; undefined if it has to be stored to know, such as a repeated call. On the opening
 * day most replies are this one, and storing rows only to remove them again cost as much as those
 * that got a place.
 *
 * It is as exact as the counting under the lock: a place that is free when the pools are read is
 * not refused, and keys and people are read after them, so that nothing which was stored before can
 * be missed. A place that is given back later is one for those who come later.
 */
export async function findNoPlace(
  db: Database,
  submissions: readonly CheckedSubmission[],
): Promise<(Refused | undefined)[]> {
  const leftByItem = await readLeft(db, submissions);
  const isShort = (submission: CheckedSubmission) =>
    (leftByItem.get(itemName(submission)) ?? Number.POSITIVE_INFINITY) < submission.answers.length;
  const shortSubmissions = submissions.filter(isShort);
  if (shortSubmissions.length === 0) return submissions.map(() => undefined);
  const stored = await readStored(db, shortSubmissions);
  return submissions.map((submission) => {
    if (!isShort(submission) || stored.has(getName("key", submission.accountId, submission.key))) return undefined;
    const those = (kind: "entrant" | "entry") =>
      submission.documentMacs.flatMap((mac, position) =>
        mac !== undefined && stored.has(getName(kind, submission.raceId, submission.exclusionGroup ?? wholeRace, mac))
          ? [position]
          : [],
      );
    const positions = [those("entrant"), those("entry")].find((positions) => positions.length > 0);
    if (positions) return alreadyRegistered(submission, positions);
    return itemFull({ left: Math.max(0, leftByItem.get(itemName(submission)) ?? 0), count: submission.answers.length });
  });
}

// Counts the places left of each item whose sign-ups get one at once or not at all.
async function readLeft(db: Database, checkedSubmissions: readonly CheckedSubmission[]): Promise<Map<string, number>> {
  const submissions = new Map(checkedSubmissions.map((submission) => [itemName(submission), submission]));
  const items = [...submissions.values()];
  const [raceIds, ids] = [items.map(({ raceId }) => raceId), items.map(({ item }) => item)];
  const result = await db.execute(sql`
    select i.race_id as "raceId", i.item,
      (select min(p.places - p.claimed) from ${pools} p where(p.pool_id = any(i.pool_ids)))::int as left
    from ${raceItems} i where((i.race_id, i.item) in (select * from unnest(${sql.param(raceIds)}::text[], ${sql.param(ids)}::text[]))
      and i.allocation <> 'draw' and not i.has_waiting_list)`);
  const { rows } = result as unknown as { rows: { raceId: string; item: string; left: number | null }[] };
  return new Map(rows.flatMap((row) => (row.left === null ? [] : [[itemName(row), row.left]])));
}

// Reads what is stored of these sign-ups already: their keys, and their people by sign-ups or by
// entries of another origin.
async function readStored(db: Database, checkedSubmissions: readonly CheckedSubmission[]): Promise<Set<string>> {
  const accountIds = checkedSubmissions.flatMap(({ accountId }) => accountId ?? []);
  const macs = checkedSubmissions.flatMap(({ documentMacs }) => documentMacs.flatMap((mac) => mac ?? []));
  const raceIds = [...new Set(checkedSubmissions.map(({ raceId }) => raceId))];
  const nothing = sql<string>`''`;
  const keys = db
    .select({
      kind: sql<string>`'key'`,
      one: sql<string>`${submissions.accountId}`,
      group: submissions.key,
      mac: nothing,
    })
    .from(submissions)
    .where(
      and(
        isNotNull(submissions.accountId),
        isAmong(submissions.accountId, accountIds),
        isAmong(
          submissions.key,
          checkedSubmissions.map(({ key }) => key),
        ),
      ),
    );
  const people = db
    .select({
      kind: sql<string>`'entrant'`,
      one: entrants.raceId,
      group: entrants.exclusionGroup,
      mac: sql<string>`${entrants.documentMac}`,
    })
    .from(entrants)
    .where(
      and(
        eq(entrants.use, "sign-up"),
        entrants.isStanding,
        isAmong(entrants.raceId, raceIds),
        isAmong(entrants.documentMac, macs),
      ),
    );
  const activeEntries = db
    .select({
      kind: sql<string>`'entry'`,
      one: entries.raceId,
      group: entries.exclusionGroup,
      mac: sql<string>`${entries.personId}`,
    })
    .from(entries)
    .where(and(isLiveEntry, isAmong(entries.raceId, raceIds), isAmong(entries.personId, macs)));
  const rows = macs.length === 0 ? await keys : await unionAll(keys, people, activeEntries);
  return new Set(
    rows.map(({ kind, one, group, mac }) =>
      kind === "key" ? getName(kind, one, group) : getName(kind, one, group, mac),
    ),
  );
}

function itemName({ raceId, item }: { raceId: string; item: string }): string {
  return getName("item", raceId, item);
}

function getName(...parts: (string | null)[]): string {
  return parts.join("\n");
}
