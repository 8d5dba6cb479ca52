import { isObject, valueAt } from "#core/pointers.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/**
 * The keyed hash of the person from whom a form accepts one answer; undefined if it accepts any
 * number.
 */
export function personMac(
  { mac }: Pick<Secrets, "mac">,
  { general }: Pick<CompiledForm, "general">,
  answers: Answers,
  accountId: string | null,
): string | undefined {
  const onePer = general?.onePer;
  if (onePer === undefined) return undefined;
  if (onePer === "account") return accountId === null ? undefined : mac("answered-by", accountId);
  const value = valueAt(answers, onePer);
  return value === undefined ? undefined : mac("answered-with", normaliseValue(value));
}

// Letters of any case and width, and spaces, make no other person; nor does the order of an
// answer's parts.
function normaliseValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(normaliseValue).join(",")}]`;
  if (!isObject(value)) return String(value).normalize("NFKC").toLowerCase().replace(/\s+/g, "");
  const parts = Object.keys(value).sort();
  return `{${parts.map((key) => `${key}:${normaliseValue(value[key])}`).join(",")}}`;
}
