import { eq } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { Senders } from "../../race/senders.ts";
import type { Freed } from "./claim.ts";

/**
 * Queues a message to each runner who got an option that they had waited for, in the name of its
 * race, in the caller's transaction.
 */
export async function notifyFreed(
  tx: Database,
  tools: SendingTools,
  freedOptions: Freed[],
  senders: Senders,
): Promise<void> {
  for (const { submissionId, position, field, option } of freedOptions) {
    const [row] = await tx
      .select({ body: answeredForms.body, raceId: submissions.raceId })
      .from(submissions)
      .innerJoin(answeredForms, eq(answeredForms.hash, submissions.formHash))
      .where(eq(submissions.submissionId, submissionId));
    if (!row) continue;
    await notifyOwner(tx, tools, submissionId, {
      key: `option/${submissionId}/${position}/${field}/${option}`,
      template: "option-freed",
      values: { ...getLabels(JSON.parse(row.body), field, option), site: senders.get(row.raceId) },
    });
  }
}

/** Returns the labels of a question and one of its options. */
export function getLabels(form: CompiledForm, field: string, option: string): { question: Text; option: Text } {
  const { label, options = {} } = form.fields[field] ?? {};
  const choices = [options.choices, options.sizes].flatMap((list) => (Array.isArray(list) ? list : []));
  const choiceLabel = choices.find(({ id }: { id?: unknown }) => id === option)?.label;
  const name: Text =
    typeof choiceLabel === "string"
      ? { zh: choiceLabel, en: choiceLabel }
      : (choiceLabel ?? { zh: option, en: option });
  return { question: label ?? { zh: field.slice(1), en: field.slice(1) }, option: name };
}
