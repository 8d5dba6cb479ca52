import { isWithin, valueAt } from "#core/pointers.ts";
import { answeredFields, fieldAt, getLogic } from "../fields/fieldAt.ts";
import type { AnswerContext, Answers, CheckShape, CompiledForm } from "../form.ts";
import type { FoundProblem } from "../foundProblem.ts";
import { inFormOrder } from "../order.ts";
import { isRequiredAt } from "../required.ts";
import { brokenRules } from "../rules/brokenRules.ts";
import { cleanAnswers } from "./cleanAnswers.ts";
import { wrongItemAge } from "./itemAge.ts";
import { missingInside, type ShapeProblem, shapeProblems } from "./shapeProblems.ts";
import { shapeText } from "./shapeTexts.ts";
import { signersIn } from "./signers.ts";
import { subjectAt } from "./subject.ts";

/**
 * Returns the problems in one entrant's answers, at most one for each place, in the order of the
 * form: of their shape, of their fields, and of the form's rules. Empty texts and lists count as
 * not given, and texts are checked as they are kept. The same in the browser and on the server.
 */
export function checkAnswers(
  form: CompiledForm,
  checkShape: CheckShape,
  answers: Answers,
  context: AnswerContext,
): FoundProblem[] {
  const cleaned = cleanAnswers(form, answers);
  const shapes = shapeProblems(form.schema, checkShape(cleaned))
    .flatMap((problem) => missingInside(form, problem))
    .map((problem) => withOwn(form, toFound(form, problem)))
    .sort((problem, other) => rank(problem) - rank(other));
  const fine = (problems: FoundProblem[]) => (pointer: string) =>
    !problems.some((problem) => isWithin(problem.pointer, pointer));
  const faults = fieldFaults(form, checkShape, cleaned, context, fine(shapes));
  const isFine = fine([...shapes, ...faults]);
  const broken = [...brokenRules(form, cleaned, context), ...wrongItemAge(form, cleaned, context)];
  const all = [
    ...shapes,
    ...[...faults, ...broken.filter(({ pointer }) => isFine(pointer))].map((problem) => withOwn(form, problem)),
  ];
  const byPlace = new Map<string, FoundProblem>();
  for (const problem of all) if (!byPlace.has(problem.pointer)) byPlace.set(problem.pointer, problem);
  return inFormOrder(form, [...byPlace.values()]);
}

// Of several problems in one place, those with a sentence of the organiser come first, then these
// keywords in this order.
const inOrder = [
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
  const place = inOrder.indexOf(code);
  return (own ? 0 : 100) + (place < 0 ? inOrder.length : place);
}

function fieldFaults(
  form: CompiledForm,
  checkShape: CheckShape,
  answers: Answers,
  context: AnswerContext,
  isFine: (pointer: string) => boolean,
): FoundProblem[] {
  const policies = Object.fromEntries(form.policies.map(({ id, version }) => [id, version]));
  const signers = signersIn(form, answers);
  return answeredFields(form, answers).flatMap(({ pointer, field, answer }) => {
    const logic = getLogic(field);
    if (!logic?.check || !isFine(pointer)) return [];
    const isRequired = isRequiredAt(form, checkShape, answers, pointer);
    const answerAt = (otherPointer: string) => valueAt(answers, otherPointer);
    const fieldContext = { options: field.options, pointer, isRequired, answerAt, policies, signers };
    const faults = logic.check(answer, { ...context, ...fieldContext });
    return faults.map(({ at, code, text }) => ({ pointer: pointer + at, code, text }));
  });
}

function toFound(form: CompiledForm, { pointer, keyword, params, either }: ShapeProblem): FoundProblem {
  const subject = (at: string) => subjectAt(form, at);
  return { pointer, code: keyword, text: shapeText(keyword, params, subject(pointer), either?.map(subject)) };
}

function withOwn(form: CompiledForm, problem: FoundProblem): FoundProblem {
  const placed = fieldAt(form, problem.pointer);
  const isIts = placed && (placed.pointer === problem.pointer || placed.field.type !== undefined);
  const messages = isIts ? placed.field.messages : {};
  const message = problem.own ?? (Object.hasOwn(messages, problem.code) ? messages[problem.code] : undefined);
  return message ? { ...problem, own: message } : problem;
}
