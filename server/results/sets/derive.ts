import { and, eq, type SQL, sql } from "drizzle-orm";
import { liveEntryStates } from "#core/liveEntries.ts";
import type { Database } from "../../base/db/open.ts";
import { resultSets } from "../../base/db/resultSchema.ts";
import type { KeptFeed } from "../runs/keptFeeds.ts";
import { readTimedRuns } from "../runs/timedRuns.ts";
import { corrected, isOfEdition, judgeRunners } from "./judge.ts";
import { type PlacedList, selectPlaces } from "./places.ts";
import type { Edition, ResultRules } from "./rules.ts";
import { selectSplits } from "./splits.ts";
import { addTimedRuns, type TimedParts } from "./timed.ts";

/** The number of a set that is not published yet: each edition of an item has one such set. */
export const draftNumber = 0;

/**
 * Derives the draft of an edition anew and returns the id of its set: from the imported rows, of
 * which the newest of a runner counts, from what timing systems sent of who has no time there, from
 * what was set by hand, and from the rules. Call it in a transaction, which then has the lock of
 * the edition. Passings that this server keeps are not read again.
 */
export async function deriveSet(
  tx: Database,
  edition: Edition,
  rules: ResultRules,
  passings?: KeptFeed,
): Promise<number> {
  await lockEdition(tx, edition);
  const [draft] = await tx
    .insert(resultSets)
    .values({ ...edition, number: draftNumber, kind: "draft", rules })
    .onConflictDoUpdate({
      target: [resultSets.raceId, resultSets.item, resultSets.edition, resultSets.number],
      set: { rules, derivedAt: sql`now()` },
    })
    .returning({ setId: resultSets.setId });
  if (!draft) throw new Error("The draft of a result set was not stored.");
  await tx.execute(sql`delete from results where set_id = ${draft.setId}`);
  const timed = addTimedRuns(
    edition,
    await readTimedRuns(tx, edition, rules, passings),
    await selectSplits(tx, edition, rules),
  );
  await tx.execute(sql`set local work_mem = '64MB'`);
  // The planner takes the runners for a few hundred.
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(insertResults(draft.setId, edition, rules, timed));
  await tx.execute(sql`set local enable_nestloop = on`);
  return draft.setId;
}

/** Has all others who change the results of an edition wait until the transaction ends. */
export async function lockEdition(tx: Database, { raceId, item, edition }: Edition): Promise<void> {
  const name = JSON.stringify(["results", raceId, item, edition]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The lists of an item in which each runner has a rank, by its rules. */
export function listRanked({ basis, mixedAgeGroups }: Pick<ResultRules, "basis" | "mixedAgeGroups">): PlacedList[] {
  const isGrouped = mixedAgeGroups ? sql`holds_place` : sql`holds_place and gender in (1, 2)`;
  const ofGender = mixedAgeGroups ? [] : [sql`gender`];
  return [
    { name: "overall", isIn: sql`holds_place`, apart: [], basis: basis.overall },
    { name: "gender", isIn: sql`holds_place and gender in (1, 2)`, apart: [sql`gender`], basis: basis.gender },
    {
      name: "age_group",
      isIn: sql`${isGrouped} and age_group is not null`,
      apart: [sql`age_group`, ...ofGender],
      basis: basis.ageGroup,
    },
  ];
}

/**
 * The condition that a runner, with status and bib, holds a place of a list: who finished, and if
 * places do not close up, who was disqualified after the official results had a rank for them.
 */
export function holdsPlace(edition: Edition, promote: boolean): SQL {
  const finished = sql`status = 'finished'`;
  if (promote) return finished;
  return sql`(${finished} or (status = 'dsq' and bib in (
    select o.bib from results o where(o.overall_rank is not null and o.set_id = (${selectOfficial(edition)})))))`;
}

/** Selects the id of the first official set of an edition, with which its publicity begins. */
function selectOfficial(edition: Edition): SQL {
  return sql`select s.set_id from result_sets s where(${isOfEdition("s", edition)} and s.kind = 'official') order by s.number limit 1`;
}

const read = ["birthday", "birth_year", "city", "category", "wave", "latin_name"] as const;

// Places and what they are computed from are few columns: sorts carry no names.
function insertResults(setId: number, edition: Edition, rules: ResultRules, timed: TimedParts): SQL {
  const rank = (list: string) => sql.raw(`case when p.status = 'finished' then p.place_${list} end`);
  const columns = read.map((name) => sql.raw(`r.${name}`));
  const { joins, entry } = joinEntries(edition, rules);
  return sql`
    insert into results (set_id, row, bib, gender, age, gun_ms, net_ms, status, age_group,
      overall_rank, gender_rank, age_group_rank, name, club, country, ${sql.raw(read.join(", "))}, splits_ms,
      entry_id, person_id, batch_id, line)
    with ${judgeRunners(edition, rules, timed)}, held as (
      select *, ${holdsPlace(edition, rules.promote)} as holds_place from judged
    ), places as (${selectPlaces(sql`held`, listRanked(rules), rules)}), ordered as (
      select p.*, row_number() over (order by (p.status <> 'finished'), p.place_overall nulls last,
        array_position(${sql.raw(statusOrder)}, p.status), coalesce(p.gun_ms, p.net_ms) nulls last,
        length(p.bib), p.bib collate "C", p.line) as row
      from places p
    )
    select ${setId}::int, p.row, p.bib, p.gender, p.age, p.gun_ms, p.net_ms, p.status, p.age_group,
      ${rank("overall")}, ${rank("gender")}, ${rank("age_group")},
      ${corrected("name", "text", sql`r.name`)}, ${corrected("club", "text", sql`r.club`)},
      ${corrected("country", "text", sql`r.country`)}, ${sql.join(columns, sql`, `)}, ${timed.splits},
      ${entry("entry_id")}, coalesce(r.person_id, ${entry("person_id")}), p.batch_id, p.line
    from ordered p ${timed.join} ${joins}`;
}

// The entry of a runner: by the bib, else by its code, else by the document.
function joinEntries({ raceId, item }: Edition, { hasEntries }: ResultRules) {
  if (!hasEntries) return { joins: sql``, entry: () => sql`null` };
  const isLive = (alias: string) => sql.raw(`${alias}.${liveEntries}`);
  return {
    joins: sql`
    left join entries eb on eb.race_id = ${raceId} and eb.item = ${item} and eb.bib = p.bib and ${isLive("eb")}
    left join entries ec on ec.code = r.entry_code and ec.race_id = ${raceId} and ec.item = ${item}
    left join entries ep on ep.race_id = ${raceId} and ep.item = ${item} and ep.person_id = r.person_id and ${isLive("ep")}`,
    entry: (name: "entry_id" | "person_id") => sql.raw(`coalesce(eb.${name}, ec.${name}, ep.${name})`),
  };
}

const liveEntries = `state in (${liveEntryStates.map((state) => `'${state}'`).join(", ")})`;

// Runners without a rank follow in this order.
const statusOrder = `array['finished', 'out_of_competition', 'unofficial', 'running', 'over_time', 'missing_point',
  'dnf', 'dsq', 'dns', 'not_started']`;

/** The condition that a set is of an edition. */
export function isSetOf({ raceId, item, edition }: Edition) {
  return and(eq(resultSets.raceId, raceId), eq(resultSets.item, item), eq(resultSets.edition, edition));
}
