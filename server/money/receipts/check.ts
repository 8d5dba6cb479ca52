import { and, eq } from "drizzle-orm";
import type { CheckedReceipt } from "#contract/receipts.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import {
  macSubmitted,
  type ReceiptFacts,
  type ReceiptTools,
  readReceipt,
  receiptFacts,
  sortedJson,
} from "./receipt.ts";
import { receiptedRow } from "./sign.ts";

/** How the audit names a receipt whose sign-up is deleted. */
export const deletedReceipt = { action: "delete", entity: "receipt" } as const;

type Tools = ReceiptTools & { db: Database };

/** Returns whether a text has a genuine receipt in it, and what became of its sign-up. */
export async function checkReceipt(tools: Tools, text: string): Promise<CheckedReceipt> {
  const receipt = readReceipt(tools, text);
  if (receipt.outcome !== "signed") return { outcome: receipt.outcome, receipt: null };
  const { site, race, item, code, people, at } = receipt.facts;
  return {
    outcome: await getRecord(tools, receipt.facts),
    receipt: { site, race, item, code, people, at: Date.parse(at) },
  };
}

async function getRecord(tools: Tools, facts: ReceiptFacts): Promise<CheckedReceipt["outcome"]> {
  const [row] = await tools.db.select().from(submissions).where(eq(submissions.receipt, facts.code));
  const receipted = row && receiptedRow(tools, row);
  if (!receipted) return (await wasDeleted(tools.db, facts.code)) ? "deleted" : "missing";
  // Of answers that are destroyed only a keyed hash is left.
  const submitted = row.submittedMac === null ? {} : { submitted: facts.submitted };
  if (sortedJson({ ...receiptFacts(receipted), ...submitted }) !== sortedJson(facts)) return "changed";
  if (row.submittedMac !== null && row.submittedMac !== macSubmitted(tools.secrets, facts.submitted)) return "changed";
  return row.withdrawnAt || row.auditStatus === auditStatus.rejected ? "withdrawn" : "on-record";
}

async function wasDeleted(db: Database, code: string): Promise<boolean> {
  const { action, entity } = deletedReceipt;
  const isIt = and(eq(auditLines.entityId, code), eq(auditLines.entity, entity), eq(auditLines.action, action));
  return (await db.select({ seq: auditLines.seq }).from(auditLines).where(isIt).limit(1)).length > 0;
}
