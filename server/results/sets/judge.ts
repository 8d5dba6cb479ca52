import { type SQL, sql } from "drizzle-orm";
import type { AgeGroup } from "#schemas/generated/types.ts";
import type { Edition, ResultRules } from "./rules.ts";
import type { TimedParts } from "./timed.ts";

// Numbers of the rules, which the schema of a site has checked.
const whole = (value: number) => sql.raw(String(Math.trunc(value)));
const any = (conditions: SQL[]) => (conditions.length === 0 ? sql`false` : sql.join(conditions, sql` or `));

/** The condition that a row with these three columns is of an edition; `table` is its alias. */
export function isOfEdition(table: string, { raceId, item, edition }: Edition): SQL {
  const name = (column: string) => sql.raw(`${table}.${column}`);
  return sql`${name("race_id")} = ${raceId} and ${name("item")} = ${item} and ${name("edition")} = ${edition}`;
}

/**
 * The expressions of `with` up to `judged`: one row for each runner of an edition with batch_id,
 * line, bib, gender, age, age_group, status, gun_ms, net_ms and the corrections `fixes`. Of several
 * batches the newest counts; a row without a bib cannot be recognised in another batch, so of these
 * only those of the newest batch that has any count. `timed` adds what timing systems measured.
 */
export function judgeRunners(edition: Edition, rules: ResultRules, timed: TimedParts): SQL {
  return sql`
    batches as (
      select b.batch_id, b.import_seq from result_batches b where(${isOfEdition("b", edition)} and b.state = 'imported')
    ), corrected as (
      select c.bib, jsonb_object_agg(c.field, c.after) as fixes
      from result_corrections c where(${isOfEdition("c", edition)} and c.released_at is null) group by c.bib
    ), picked as (
      (select distinct on (r.bib collate "C") r.batch_id, r.line from result_rows r join batches b on b.batch_id = r.batch_id
        where(r.bib is not null and not r.is_refused) order by r.bib collate "C", b.import_seq desc, r.line)
      union all
      (select batch_id, line from (
        select r.batch_id, r.line, rank() over (order by b.import_seq desc) as age
        from result_rows r join batches b on b.batch_id = r.batch_id where(r.bib is null and not r.is_refused)
      ) as bibless where age = 1)
    ), ${timed.expressions}corrected_rows as (
      select r.batch_id, r.line, r.bib, r.birthday, r.birth_year, r.age as stated_age, r.category, r.wave,
        r.status as stated, ${timed.runnerSplits} as splits_ms, c.fixes, g.gun_at,
        ${corrected("gender", "smallint", sql`r.gender`)} as gender,
        r.gun_ms as raw_gun_ms,
        ${corrected("netMs", "int", sql`r.net_ms`)} as net_ms
      from ${timed.runners} left join corrected c on c.bib = r.bib
      left join ${selectGuns(rules)} as g(name, gun_at) on g.name = lower(btrim(r.wave))
    ), aged as (
      select *, ${corrected("gunMs", "int", gunTime(rules))} as gun_ms, ${computeAge(rules)} as age from corrected_rows
    ), judged as materialized (
      select batch_id, line, bib, gender, age, fixes, gun_ms, net_ms,
        ${corrected("ageGroup", "text", findAgeGroup(rules.ageGroups))} as age_group,
        ${judgeStatus(rules)} as status
      from aged
    )`;
}

/** The value of a field of a runner: as corrected, else as it was read. */
export function corrected(field: string, type: string, read: SQL): SQL {
  const name = sql.raw(`'${field}'`);
  return sql`case when fixes ? ${name} then (fixes->>${name})::${sql.raw(type)} else ${read} end`;
}

// A name that several starts have is that of the first: a runner has one row.
function selectGuns({ guns }: ResultRules): SQL {
  const byName = new Map(guns.toReversed().flatMap(({ names, gunAt }) => names.map((name) => [name, gunAt])));
  const rows = [...byName].map(([name, gunAt]) => sql`(${name}::text, ${whole(gunAt)})`);
  return rows.length === 0 ? sql`(select null::text, null::bigint)` : sql`(values ${sql.join(rows, sql`, `)})`;
}

// From the gun of the runner's own start: before it nobody has a time.
function gunTime({ gunTimesFrom, firstGun }: ResultRules): SQL {
  if (gunTimesFrom === "own" || firstGun === null) return sql`raw_gun_ms`;
  const own = sql`(raw_gun_ms - coalesce(gun_at - ${whole(firstGun)}, 0))::int`;
  return sql`case when ${own} > 0 then ${own} end`;
}

function computeAge({ ageOn, isYearEnd }: ResultRules): SQL {
  const year = ageOn === null ? undefined : sql`(${whole(Number(ageOn.slice(0, 4)))} - birth_year)`;
  const exact = ageOn === null ? [] : [sql`extract(year from age(${ageOn}::date, birthday))::int`];
  const known = [sql`stated_age`, ...(year ? [year] : [])];
  return sql`coalesce(${sql.join([...exact, ...(isYearEnd ? known.reverse() : known)], sql`, `)})`;
}

// Who has no age may have the group in words.
function findAgeGroup(groups: readonly AgeGroup[]): SQL {
  if (groups.length === 0) return sql`null`;
  const cases = groups.map(({ id, from, to, gender }) => {
    const conditions = [
      ...(from === undefined ? [] : [sql`age >= ${whole(from)}`]),
      ...(to === undefined ? [] : [sql`age <= ${whole(to)}`]),
      ...(gender === undefined ? [] : [sql`gender = ${gender === "male" ? sql`1` : sql`2`}`]),
    ];
    return sql`when ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)} then ${id}::text`;
  });
  const named = groups.map(({ id, name }) => {
    const names = [id, name.zh, name.en].flatMap((one) =>
      one === undefined ? [] : [sql`${one.trim().toLowerCase()}`],
    );
    return sql`when age is null and lower(btrim(category)) in (${sql.join(names, sql`, `)}) then ${id}::text`;
  });
  return sql`case ${sql.join([...cases, ...named], sql` `)} end`;
}

// What was set by hand wins, then what the timer states other than that somebody finished.
function judgeStatus(rules: ResultRules): SQL {
  const { outOfCompetition, endsAt } = rules;
  const isOver = sql`now() > to_timestamp(${whole(endsAt / 1000)})`;
  const isOut = any([
    ...outOfCompetition.categories.map((one) => sql`lower(btrim(category)) = ${one.trim().toLowerCase()}`),
    ...rules.guns
      .filter(({ id }) => outOfCompetition.starts.includes(id))
      .flatMap(({ names }) => names.map((name) => sql`lower(btrim(wave)) = ${name}`)),
  ]);
  return sql`case
    when fixes->>'status' is not null then fixes->>'status'
    when stated not in ('finished', 'running', 'not_started') then stated
    when ${isOverTime(rules)} then 'over_time'
    when gun_ms is null and net_ms is null then case
      when stated = 'finished' then 'unofficial'
      when array_length(array_remove(splits_ms, null), 1) > 0 or stated = 'running' then
        case when ${isOver} then 'dnf' else 'running' end
      else case when ${isOver} then 'dns' else 'not_started' end end
    when ${lacksPoints(rules)} then 'missing_point'
    when ${isOut} then 'out_of_competition'
    else 'finished' end`;
}

// By the clock. Who has only a net time cannot have been earlier than it counts from the gun.
function isOverTime({ firstGun, gunTimesFrom, finishCutOffAt, points }: ResultRules): SQL {
  if (firstGun === null) return sql`false`;
  const own = sql`coalesce(gun_at, ${whole(firstGun)})`;
  const start = gunTimesFrom === "first" ? whole(firstGun) : own;
  const finish = finishCutOffAt === null ? [] : [sql`${own} + coalesce(gun_ms, net_ms) > ${whole(finishCutOffAt)}`];
  const passed = points.flatMap(({ cutOffAt }, index) =>
    cutOffAt === null ? [] : [sql`${start} + splits_ms[${whole(index + 1)}] > ${whole(cutOffAt)}`],
  );
  return sql`(${any([...finish, ...passed])})`;
}

// A file without splits states nothing about points.
function lacksPoints({ points, mayMissPoints }: ResultRules): SQL {
  const missing = points.flatMap(({ isRequired }, index) =>
    isRequired ? [sql`(splits_ms[${whole(index + 1)}] is null)::int`] : [],
  );
  if (missing.length === 0) return sql`false`;
  return sql`(splits_ms is not null and ${sql.join(missing, sql` + `)} > ${whole(mayMissPoints)})`;
}
