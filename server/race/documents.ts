import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { birthdayIn } from "#forms/rules/rule.ts";
import { documentKey } from "#forms/values/documents.ts";
import type { Secrets } from "../base/secrets/secrets.ts";

/** An entrant's own identity document: the pointer of its number in the answers, and its value. */
export interface OwnDocument {
  pointer: string;
  type: string;
  number: string;
}

/**
 * The identity document of the entrant: the first of the form's steps at the top level of the
 * answers, so that a guardian's is not taken for it; undefined if the form asks for none, or it was
 * not given.
 */
export function ownDocument(form: CompiledForm, answers: Answers): OwnDocument | undefined {
  for (const name of form.steps.flatMap(({ fields }) => fields)) {
    const pointer = toPointer([name]);
    if (getLogic(form.fields[pointer])?.means !== "document") continue;
    const document = valueAt(answers, pointer);
    if (!isObject(document)) continue;
    const { type, number } = document;
    if (typeof type === "string" && typeof number === "string") return { pointer: `${pointer}/number`, type, number };
  }
  return undefined;
}

/** Returns whether a form asks for the entrant's own identity document. */
export function asksForDocument(form: CompiledForm): boolean {
  return form.steps.some(({ fields }) =>
    fields.some((name) => getLogic(form.fields[toPointer([name])])?.means === "document"),
  );
}

/** The birthday on the entrant's own document, YYYY-MM-DD; undefined if the form asks for none. */
export function getBirthday(form: CompiledForm, answers: Answers): string | undefined {
  const { pointer = "" } = ownDocument(form, answers) ?? {};
  return birthdayIn(valueAt(answers, pointer.replace(/\/number$/, "")));
}

/**
 * Returns the keyed hash by which a person's document is found; the same for every issue of a
 * permit.
 */
export function documentMac(
  secrets: Pick<Secrets, "mac">,
  { type, number }: Pick<OwnDocument, "type" | "number">,
): string {
  return secrets.mac("entrant", documentKey(type, number));
}
