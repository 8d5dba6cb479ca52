import { eq } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import type { Text } from "#schemas/generated/types.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import type { Title } from "../../delivery/message.ts";
import { permitMessage, type SendingTools } from "../../sending/permit.ts";
import type { Freed } from "./claim.ts";

/**
 * Queues a message to each runner who got an option that they had waited for, in the caller's transaction. It counts as a notice: a runner who has
 * had the notices of a day reads of it under the own sign-ups.
 */
export async function notifyFreed(tx: Database, tools: SendingTools, freed: Freed[], site?: Title): Promise<void> {
  const { secrets } = tools;
  for (const { submissionId, position, field, option } of freed) {
    const [row] = await tx
      .select({
        body: answeredForms.body,
        email: accounts.email,
        phoneSealed: accounts.phoneSealed,
        language: submissions.language,
      })
      .from(submissions)
      .innerJoin(accounts, eq(accounts.accountId, submissions.accountId))
      .innerJoin(answeredForms, eq(answeredForms.hash, submissions.formHash))
      .where(eq(submissions.submissionId, submissionId));
    const target = row?.email ?? (row?.phoneSealed && secrets.open(row.phoneSealed));
    if (!row || !target) continue;
    const permit = await permitMessage(
      { ...tools, db: tx },
      {
        purpose: "notice",
        ...{ channel: row.email ? "email" : "sms", target, language: row.language ?? "zh" },
        caller: { sends: ["notice"], address: "", pass: {} },
      },
    );
    if (permit.outcome === "refused") continue;
    await permit.queue(tx, {
      key: `option/${submissionId}/${position}/${field}/${option}`,
      ...{ template: "option-freed", values: { ...labelsOf(JSON.parse(row.body), field, option), site } },
    });
  }
}

/** What a form calls a question and one of its options. */
export function labelsOf(form: CompiledForm, field: string, option: string): { question: Text; option: Text } {
  const { label, options = {} } = form.fields[field] ?? {};
  const choices = [options.choices, options.sizes].flatMap((list) => (Array.isArray(list) ? list : []));
  const found = choices.find(({ id }: { id?: unknown }) => id === option)?.label;
  const name: Text = typeof found === "string" ? { zh: found, en: found } : (found ?? { zh: option, en: option });
  return { question: label ?? { zh: field.slice(1), en: field.slice(1) }, option: name };
}
