import { toPointer } from "#core/pointers.ts";
import type { Answers, CompiledForm } from "../form.ts";

// Files, agreements and signatures are given anew for each race, and results are checked anew.
const givenAnew: ReadonlySet<string> = new Set([
  "policy-dialog",
  "commitment-form",
  "signature",
  "checkbox",
  "file-upload",
  "upload-image",
  "multiple-image-upload",
  "image-address",
  "score-verification",
  "score-validation-with-payment",
]);

/**
 * Returns the answers to one form that another one asks for under the same name, with a field of
 * the same type and version.
 */
export function carriedAnswers(from: CompiledForm, to: CompiledForm, answers: Answers): Answers {
  const names = to.steps.flatMap(({ fields }) => fields).filter((name) => Object.hasOwn(answers, name));
  const getField = ({ fields }: CompiledForm, name: string) => fields[toPointer([name])];
  const isSame = (name: string) => {
    const [before, after] = [getField(from, name), getField(to, name)];
    if (after?.type === undefined || givenAnew.has(after.type)) return false;
    return before?.type === after.type && (before.version ?? 1) === (after.version ?? 1);
  };
  return Object.fromEntries(names.filter(isSame).map((name) => [name, answers[name]]));
}
