import { type SQL, sql } from "drizzle-orm";

const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

/**
 * Selects `source`, `line`, `race_id` and `text` of the lines of one table: the text is what is
 * hashed, a JSON array as PostgreSQL writes it. `which` is a condition on the row (h or l), or on
 * the entry (e) or order (o) that it is about. Its form never changes: every hash of every chain
 * depends on it.
 */
export const lineTexts = {
  entry: (condition: SQL) => sql`
    select 'entry' as source, h.seq as line, e.race_id, jsonb_build_array('entry', h.seq, e.race_id, ${instant("h.at")},
      h.actor, 'state', 'entry', h.entry_id, h.before, h.after, h.reason, null)::text as text
    from entry_history h join entries e on e.entry_id = h.entry_id where(${condition})`,
  order: (condition: SQL) => sql`
    select 'order' as source, h.seq as line, o.race_id, jsonb_build_array('order', h.seq, o.race_id, ${instant("h.at")},
      h.actor, h.event, 'order', h.order_id, h.before, h.after, null, h.about)::text as text
    from order_history h join orders o on o.order_id = h.order_id where(${condition})`,
  line: (condition: SQL) => sql`
    select 'line' as source, l.seq as line, coalesce(l.race_id, '') as race_id, jsonb_build_array('line', l.seq, coalesce(l.race_id, ''), ${instant("l.at")},
      l.actor, l.action, l.entity, l.entity_id, l.before, l.after, l.reason, l.details)::text as text
    from audit_lines l where(${condition})`,
};
