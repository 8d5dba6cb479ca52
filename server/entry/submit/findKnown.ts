import { sql } from "drizzle-orm";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { gather } from "../../base/db/gather.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readReceipt } from "../claims/form.ts";

/** The receipt of a sign-up that was accepted before, and what came with it as a keyed hash. */
export interface Known {
  receipt: SubmissionReceipt;
  bodyMac: string;
}

/**
 * What a sign-up asks before it is checked: whether it came before, and the time by the database's
 * clock.
 */
export interface Before {
  known: Known | undefined;
  now: Date;
}

const finders = new WeakMap<Database, (name: string) => Promise<Before | undefined>>();

/**
 * Finds what an account has submitted with a key. Every sign-up asks this, so those that come at
 * once share a question, which is never older than its call.
 */
export async function findKnown(db: Database, { accountId, key }: { accountId: string; key: string }): Promise<Before> {
  const find = finders.get(db) ?? gather((names) => findAll(db, names));
  finders.set(db, find);
  return (await find(getName(accountId, key))) as Before;
}

interface Row {
  account_id: string;
  key: string;
  ms: string;
  submission_id: string | null;
  receipt: string;
  body_mac: string;
  created_at: string;
  has_order: boolean;
}

async function findAll(db: Database, names: string[]): Promise<Map<string, Before>> {
  const pairs = names.map((name) => JSON.parse(name) as [accountId: string, key: string]);
  const accountIds = pairs.map(([accountId]) => accountId);
  const keys = pairs.map(([, key]) => key);
  const result = await db.execute(sql`
    select wanted.account_id, wanted.key, (extract(epoch from now()) * 1000)::text as ms,
      s.submission_id, s.receipt, s.body_mac, s.created_at, o.order_id is not null as has_order
    from unnest(${sql.param(accountIds)}::text[], ${sql.param(keys)}::text[]) as wanted(account_id, key)
    left join ${submissions} s on s.account_id = wanted.account_id and s.key = wanted.key
    left join ${orders} o on o.order_id = s.submission_id`);
  const { rows } = result as unknown as { rows: Row[] };
  return new Map(
    rows.map((row) => [getName(row.account_id, row.key), { known: parseKnown(row), now: new Date(Number(row.ms)) }]),
  );
}

function parseKnown({ submission_id: submissionId, receipt, body_mac: bodyMac, ...row }: Row): Known | undefined {
  if (submissionId === null) return undefined;
  const createdAt = submissions.createdAt.mapFromDriverValue(row.created_at) as Date;
  return readReceipt({ submissionId, receipt, bodyMac, createdAt }, row.has_order);
}

function getName(accountId: string, key: string): string {
  return JSON.stringify([accountId, key]);
}
