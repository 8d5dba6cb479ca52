import { toPointer } from "#core/pointers.ts";
import type { Answers, CompiledForm } from "../form.ts";

// Each time.
const agreements = ["policy-dialog", "commitment-form", "signature", "checkbox"];
const agreedAnew: ReadonlySet<string> = new Set(agreements);
// For each race; results are checked anew too.
const givenAnew: ReadonlySet<string> = new Set([
  ...agreements,
  "file-upload",
  "upload-image",
  "multiple-image-upload",
  "image-address",
  "score-verification",
  "score-validation-with-payment",
]);

/**
 * Returns the answers to one form that another one asks for under the same name, with a field of
 * the same type and version. Files and results stay in the same race, agreements and signatures
 * are given anew.
 */
export function carriedAnswers(
  from: CompiledForm,
  to: CompiledForm,
  { answers, isSameRace }: { answers: Answers; isSameRace: boolean },
): Answers {
  const anew = isSameRace ? agreedAnew : givenAnew;
  const names = to.steps.flatMap(({ fields }) => fields).filter((name) => Object.hasOwn(answers, name));
  const getField = ({ fields }: CompiledForm, name: string) => fields[toPointer([name])];
  const isSame = (name: string) => {
    const [before, after] = [getField(from, name), getField(to, name)];
    if (after?.type === undefined || anew.has(after.type)) return false;
    return before?.type === after.type && (before.version ?? 1) === (after.version ?? 1);
  };
  return Object.fromEntries(names.filter(isSame).map((name) => [name, answers[name]]));
}
