import { eq } from "drizzle-orm";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { type Content, permitMessage, type SendingTools } from "./permit.ts";

/**
 * Queues a notice to the owner of a submission, in the language that it was filled in, in the
 * caller's transaction. Nothing is queued for an owner without an account or a contact, or who has
 * had the notices of a day: they read of it with their sign-ups.
 */
export async function notifyOwner(
  tx: Database,
  tools: SendingTools,
  submissionId: string,
  content: Content,
  purpose: "notice" | "race-cancelled" = "notice",
): Promise<void> {
  const { email, phoneSealed } = accounts;
  const [row] = await tx
    .select({ email, phoneSealed, language: submissions.language })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.accountId, submissions.accountId))
    .where(eq(submissions.submissionId, submissionId));
  const target = row?.email ?? (row?.phoneSealed && tools.secrets.open(row.phoneSealed));
  if (!row || !target) return;
  const channel = row.email ? "email" : "sms";
  await notifyContact(
    tx,
    tools,
    { channel, target, language: row.language ?? "zh" },
    { ...content, about: submissionId },
    purpose,
  );
}

/**
 * Queues a notice to an address in the caller's transaction, within the limits of messages: what is
 * above them is not sent.
 */
export async function notifyContact(
  tx: Database,
  tools: SendingTools,
  contact: { channel: "email" | "sms"; target: string; language: "zh" | "en" },
  content: Content,
  purpose: "notice" | "race-cancelled" | "live-alert",
): Promise<void> {
  const caller = { sends: [purpose], address: "", pass: {} };
  const permit = await permitMessage({ ...tools, db: tx }, { purpose, ...contact, caller });
  if (permit.outcome === "permitted") await permit.queue(tx, content);
}
