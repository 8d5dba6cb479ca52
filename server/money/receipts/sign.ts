import { and, eq } from "drizzle-orm";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { type Receipted, type ReceiptTools, receiptFacts, signFacts } from "./receipt.ts";

/** What the receipt of a submission is made of, without what it got when it was stored. */
type Submitted = Omit<Receipted, keyof SubmissionReceipt | "use" | "formHash"> & {
  use: CompiledForm["use"];
  form: { hash: string };
};

/**
 * The signed receipt of a sign-up that was just stored, without a query; undefined for an answer to
 * a general form, which has none.
 */
export function signAccepted(
  tools: ReceiptTools,
  { use, form, ...checked }: Submitted,
  receipt: SubmissionReceipt,
): string | undefined {
  if (use === "general") return undefined;
  return signFacts(tools, receiptFacts({ ...checked, ...receipt, use, formHash: form.hash }));
}

/**
 * The signed receipt of one of an account's sign-ups or applications; undefined if it has none of
 * that id, or its answers are destroyed. The same as when it was submitted, but for the key.
 */
export async function signStored(
  tools: ReceiptTools & { db: Database },
  accountId: string,
  submissionId: string,
): Promise<string | undefined> {
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const [row] = await tools.db.select().from(submissions).where(isOwn);
  // What was signed cannot be repeated without the answers.
  const receipted = row && row.answersDestroyedAt === null ? receiptedRow(tools, row) : undefined;
  return receipted && signFacts(tools, receiptFacts(receipted));
}

/**
 * Returns the facts of a stored submission's receipt; undefined for an answer to a general form.
 */
export function receiptedRow(
  { secrets }: Pick<ReceiptTools, "secrets">,
  row: typeof submissions.$inferSelect,
): Receipted | undefined {
  const { use, answersSealed, createdAt } = row;
  if (use === "general") return undefined;
  const answers: Answers[] = JSON.parse(secrets.open(answersSealed));
  return { ...row, use, answers, createdAt: createdAt.getTime() };
}
