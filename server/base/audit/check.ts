import { type SQL, sql } from "drizzle-orm";
import { lineTexts } from "./texts.ts";

/**
 * Selects what breaks the chain of a race, or of all: a link whose line is gone, changed or of
 * another race, or that does not follow the link before; a line that was never chained, or is gone
 * before it was.
 */
export function brokenLinks(raceId?: string): SQL {
  const of = (column: string) => (raceId === undefined ? sql`true` : sql`${sql.raw(column)} = ${raceId}`);
  return sql`
    select l.number from (
      select k.*, lag(k.hash, 1, '') over w as previous, lag(k.number, 1, 0::bigint) over w as before
      from audit_links k where(${of("k.race_id")}) window w as (partition by k.race_id order by k.number)
    ) l full join (
      ${lineTexts.entry(of("e.race_id"))} union all ${lineTexts.order(of("o.race_id"))} union all ${lineTexts.line(of("coalesce(l.race_id, '')"))}
    ) t on t.source = l.source and t.line = l.line
    where(l.number is null and not exists (select 1 from audit_pending p where p.source = t.source and p.line = t.line))
      or (l.number is not null and (t.text is null or t.race_id <> l.race_id or l.number <> l.before + 1
        or l.hash <> encode(sha256(convert_to(l.previous || chr(10) || l.number || chr(10) || t.text, 'UTF8')), 'hex')))
    union all
    select p.seq from audit_pending p where(${of("p.race_id")})
      and not exists (select 1 from entry_history h where p.source = 'entry' and h.seq = p.line)
      and not exists (select 1 from order_history h where p.source = 'order' and h.seq = p.line)
      and not exists (select 1 from audit_lines l where p.source = 'line' and l.seq = p.line)`;
}
