import { isWithin, valueAt } from "#core/pointers.ts";
import { answeredFields, fieldAt, logicOf } from "./fieldAt.ts";
import type { AnswerContext, AnswerProblem, Answers, CheckShape, CompiledForm } from "./form.ts";
import type { FoundProblem } from "./foundProblem.ts";
import { givenAnswers } from "./given.ts";
import { wrongItemAge } from "./itemAge.ts";
import { inFormOrder } from "./order.ts";
import { isRequiredAt } from "./required.ts";
import { brokenRules } from "./rules/brokenRules.ts";
import { sentenceFor } from "./sentences.ts";
import { missingInside, type ShapeProblem, shapeProblems } from "./shapeProblems.ts";
import { signersIn } from "./signers.ts";
import { spokenAt } from "./spoken.ts";

/**
 * What is wrong with one entrant's answers, at most one problem for each place, in the order of the form: their shape, what their
 * fields know of them, and the form's rules. Empty texts and lists count as not given. The same in the browser and on the server.
 */
export function checkAnswers(
  form: CompiledForm,
  checkShape: CheckShape,
  answers: Answers,
  context: AnswerContext,
): AnswerProblem[] {
  const given = givenAnswers(answers);
  const shapes = shapeProblems(form.schema, checkShape(given))
    .flatMap((problem) => missingInside(form, problem))
    .map((problem) => withOwn(form, inWords(form, problem)))
    .sort((one, other) => rank(one) - rank(other));
  const fine = (found: FoundProblem[]) => (pointer: string) =>
    !found.some((problem) => isWithin(problem.pointer, pointer));
  const faults = fieldFaults(form, checkShape, given, context, fine(shapes));
  const isFine = fine([...shapes, ...faults]);
  const broken = [...brokenRules(form, given, context), ...wrongItemAge(form, given, context)];
  const all = [
    ...shapes,
    ...[...faults, ...broken.filter(({ pointer }) => isFine(pointer))].map((one) => withOwn(form, one)),
  ];
  const byPlace = new Map<string, AnswerProblem>();
  for (const { pointer, code, message } of all)
    if (!byPlace.has(pointer)) byPlace.set(pointer, { pointer, code, message });
  return inFormOrder(form, [...byPlace.values()]);
}

// Of several things wrong in one place the first to mend comes first, before it what the organiser has a sentence for.
const mended = [
  "required",
  "type",
  "enum",
  "const",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "format",
  "pattern",
];

function rank({ code, own }: FoundProblem): number {
  const place = mended.indexOf(code);
  return (own ? 0 : 100) + (place < 0 ? mended.length : place);
}

function fieldFaults(
  form: CompiledForm,
  checkShape: CheckShape,
  given: Answers,
  context: AnswerContext,
  isFine: (pointer: string) => boolean,
): FoundProblem[] {
  const policies = Object.fromEntries(form.policies.map(({ id, version }) => [id, version]));
  const signers = signersIn(form, given);
  return answeredFields(form, given).flatMap(({ pointer, field, answer }) => {
    const logic = logicOf(field);
    if (!logic?.check || !isFine(pointer)) return [];
    const isRequired = isRequiredAt(form, checkShape, given, pointer);
    const answerAt = (other: string) => valueAt(given, other);
    const known = { options: field.options, pointer, isRequired, answerAt, policies, signers };
    const faults = logic.check(answer, { ...context, ...known });
    return faults.map(({ at, code, message }) => ({ pointer: pointer + at, code, message }));
  });
}

function inWords(form: CompiledForm, { pointer, keyword, params, either }: ShapeProblem): FoundProblem {
  const about = (at: string) => spokenAt(form, at);
  return { pointer, code: keyword, message: sentenceFor(keyword, params, about(pointer), either?.map(about)) };
}

function withOwn(form: CompiledForm, problem: FoundProblem): FoundProblem {
  const placed = fieldAt(form, problem.pointer);
  const isIts = placed && (placed.pointer === problem.pointer || placed.field.type !== undefined);
  const messages = isIts ? placed.field.messages : {};
  const own = problem.own ?? (Object.hasOwn(messages, problem.code) ? messages[problem.code] : undefined);
  return own ? { ...problem, own, message: { zh: own.zh, en: own.en || problem.message.en } } : problem;
}
