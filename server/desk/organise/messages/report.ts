import { sql } from "drizzle-orm";
import type { EntrantMessage } from "#contract/entrantMessages.ts";
import type { Database } from "../../../base/db/open.ts";
import { readRows } from "../../../base/db/readRows.ts";

type Report = EntrantMessage["report"];

interface Counted extends Record<keyof Report, number> {
  messageId: number;
}

const none: Report = {
  queued: 0,
  sent: 0,
  failed: 0,
  bounced: 0,
  stopped: 0,
  optedOut: 0,
  suppressed: 0,
  withoutEmail: 0,
};

/**
 * Counts what became of messages. What the outbox no longer has, after 30 days, counts as sent if
 * its address was not refused.
 */
export async function readReports(db: Database, messageIds: readonly number[]): Promise<(id: number) => Report> {
  const rows = await readRows<Counted>(
    db,
    sql`
    with fates as (
      select r.message_id, case
        when r.outcome <> 'queued' then r.outcome
        when o.state = 'queued' and o.until <= now() then 'stopped'
        when o.state = 'queued' then 'queued'
        when o.state = 'failed' and o.until is not null then 'stopped'
        when o.state = 'failed' and s.contact_mac is not null then 'refused'
        when o.state = 'failed' then 'failed'
        else 'sent' end as fate
      from message_recipients r
      left join outbox_messages o on o.message_id = r.outbox_id
      left join suppressions s on s.contact_mac = r.contact_mac and s.kind = 'bounce'
      where(r.message_id in (select jsonb_array_elements_text(${JSON.stringify(messageIds)}::jsonb)::int))
    )
    select message_id as "messageId",
      count(*) filter (where(fate = 'queued'))::int as queued, count(*) filter (where(fate = 'sent'))::int as sent,
      count(*) filter (where(fate = 'failed'))::int as failed, count(*) filter (where(fate = 'refused'))::int as bounced,
      count(*) filter (where(fate = 'stopped'))::int as stopped, count(*) filter (where(fate = 'opted-out'))::int as "optedOut",
      count(*) filter (where(fate = 'bounced'))::int as suppressed, count(*) filter (where(fate = 'no-address'))::int as "withoutEmail"
    from fates group by message_id`,
  );
  const byId = new Map(rows.map(({ messageId, ...report }) => [messageId, report]));
  return (id) => byId.get(id) ?? none;
}
