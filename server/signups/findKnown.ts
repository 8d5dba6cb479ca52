import { and, eq, inArray } from "drizzle-orm";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { gather } from "../base/db/gather.ts";
import type { Database } from "../base/db/open.ts";
import { orders } from "../base/db/orderSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { receiptOf } from "./accept.ts";

/** The receipt of a sign-up that was accepted before, and what came with it as a keyed hash. */
export interface Known {
  receipt: SubmissionReceipt;
  bodyMac: string;
}

const finders = new WeakMap<Database, (name: string) => Promise<Known | undefined>>();

/** Finds what an account has submitted with a key. Every sign-up asks this, so those that come at once share a question. */
export function findKnown(
  db: Database,
  { accountId, key }: { accountId: string; key: string },
): Promise<Known | undefined> {
  const find = finders.get(db) ?? gather((names) => findAll(db, names));
  finders.set(db, find);
  return find(nameOf(accountId, key));
}

async function findAll(db: Database, names: string[]): Promise<Map<string, Known>> {
  const wanted = names.map((name) => JSON.parse(name) as [accountId: string, key: string]);
  const isWanted = and(
    inArray(submissions.accountId, [...new Set(wanted.map(([accountId]) => accountId))]),
    inArray(submissions.key, [...new Set(wanted.map(([, key]) => key))]),
  );
  const rows = await db
    .select({ submission: submissions, orderId: orders.orderId })
    .from(submissions)
    .leftJoin(orders, eq(orders.orderId, submissions.submissionId))
    .where(isWanted);
  return new Map(
    rows.map(({ submission, orderId }) => [
      nameOf(submission.accountId ?? "", submission.key),
      receiptOf(submission, orderId !== null),
    ]),
  );
}

function nameOf(accountId: string, key: string): string {
  return JSON.stringify([accountId, key]);
}
