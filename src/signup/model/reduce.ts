import { isWithin } from "#core/pointers.ts";
import { calculateAnswers } from "#forms/answers/calculated.ts";
import type { AnswerContext, AnswerProblem, Answers, CompiledForm } from "#forms/form.ts";
import { separateHidden } from "#forms/hiddenAnswers.ts";
import type { IsValid } from "#forms/shown.ts";
import { type DraftState, reduceDraft } from "../drafts/draftState.ts";
import { answerFor, type DraftContent, type Entrant, removeEntrant } from "./content.ts";
import { answersPlace, listChangedPointers, nameIn, patchesBetween } from "./patches.ts";
import { findAskedPlace } from "./places.ts";
import type { EntrantChecks, Reduced, SignUpEvent, SignUpState } from "./state.ts";

/** What is known of the race when answers are calculated and checked. */
export type RaceContext = Omit<AnswerContext, "entrants" | "index">;

/** What the reducer needs beside state and event. */
export interface Rules {
  form: CompiledForm;
  isValid: IsValid;
  context(): RaceContext;
}

/**
 * Returns the state after an event, and the places whose content changed. With the same rules the
 * result is the same.
 */
export function reduce(state: SignUpState, event: SignUpEvent, rules: Rules): Reduced {
  const content = reduceContent(state.content, event, rules);
  const patches = patchesBetween(state.content, content);
  const checks = reduceChecks(state.checks, event, patches);
  const draft = draftAfter(state.draft, event, patches);
  const uploads = uploadsAfter(state.uploads, event);
  const isSame =
    content === state.content && checks === state.checks && draft === state.draft && uploads === state.uploads;
  return { state: isSame ? state : { content, checks, draft, uploads }, patches };
}

/**
 * Returns the content with what follows from the answers of each entrant, and from who fills the
 * form in: answers that are hidden by that are set aside.
 */
export function calculateContent(content: DraftContent, rules: Rules): DraftContent {
  return content.entrants.reduce((before, entrant) => {
    const calculated = calculateFor(before, entrant.id, rules);
    return calculated === before ? before : separateAnswers(calculated, entrant, rules);
  }, content);
}

/**
 * Returns a content as a sign-up begins with it: calculated, and at a step in which something is
 * asked.
 */
export function openContent(content: DraftContent, rules: Rules): DraftContent {
  const calculated = calculateContent(content, rules);
  const place = findAskedPlace(rules, calculated);
  return place === calculated.place ? calculated : { ...calculated, place };
}

function reduceContent(content: DraftContent, event: SignUpEvent, rules: Rules): DraftContent {
  switch (event.type) {
    case "answered":
      return applyAnswers(content, event, rules);
    case "moved":
      return listChangedPointers(content.place, event.place).length > 0 ? { ...content, place: event.place } : content;
    case "entrantAdded":
      return calculateFor({ ...content, entrants: [...content.entrants, event.entrant] }, event.entrant.id, rules);
    case "entrantRemoved":
      return removeEntrant(content, event.entrant);
    case "policyAnswered":
      return { ...content, agreed: { ...content.agreed, [event.policy]: event.agreement } };
    case "submissionRefused":
      return { ...content, key: event.key };
    case "contentReplaced":
    case "conflictSettled":
    case "discarded":
      return event.content ? openContent(event.content, rules) : content;
    case "contextChanged":
      return calculateContent(content, rules);
    default:
      return content;
  }
}

// Answers that are hidden are set aside; those that show again can change what follows from them.
function applyAnswers(
  content: DraftContent,
  { entrant: id, answers }: Extract<SignUpEvent, { type: "answered" }>,
  rules: Rules,
): DraftContent {
  const before = content.entrants.find((entrant) => entrant.id === id);
  if (!before) return content;
  const calculated = calculateFor(answerFor(content, id, { answers, aside: before.aside }), id, rules);
  const after = separateAnswers(calculated, before, rules);
  const field = lastAnswered(rules.form, listChangedPointers(before.answers, readAnswers(after, id)));
  return field ? { ...after, field } : after;
}

// The content in which the answers that a change hides are set aside; `before` is the entrant
// before it.
function separateAnswers(content: DraftContent, before: Entrant, rules: Rules): DraftContent {
  const { form, isValid } = rules;
  const answers = separateHidden(form, before, readAnswers(content, before.id), isValid);
  return calculateFor(answerFor(content, before.id, answers), before.id, rules);
}

function readAnswers({ entrants }: DraftContent, id: string): Answers {
  return entrants.find((entrant) => entrant.id === id)?.answers ?? {};
}

function calculateFor(content: DraftContent, id: string, { form, context }: Rules): DraftContent {
  const entrant = content.entrants.find((entrant) => entrant.id === id);
  if (!entrant || form.calculated.length === 0) return content;
  const { answers, aside } = entrant;
  const calculated = calculateAnswers(form, answers, buildContext(content, id, context()));
  return calculated === answers ? content : answerFor(content, id, { answers: calculated, aside });
}

/** Builds the context that an entrant's answers are checked with. */
export function buildContext({ entrants }: DraftContent, id: string, context: RaceContext): AnswerContext {
  const index = entrants.findIndex((entrant) => entrant.id === id);
  return { ...context, entrants: entrants.map(({ answers }) => answers), index };
}

// The first in the form's order; nobody answers what is calculated.
function lastAnswered({ steps, calculated }: CompiledForm, changed: string[]): string | undefined {
  const names = new Set(changed.map(nameIn));
  for (const { field } of calculated) names.delete(field);
  return steps.flatMap(({ fields }) => fields).find((name) => names.has(name));
}

type Checks = SignUpState["checks"];
const unchecked: EntrantChecks = { names: new Set(), refused: [], problems: [] };

function reduceChecks(checks: Checks, event: SignUpEvent, patches: string[]): Checks {
  switch (event.type) {
    case "contentReplaced":
    case "conflictSettled":
    case "discarded":
      return event.content ? {} : checks;
    case "entrantRemoved":
      return { ...checks, [event.entrant]: undefined };
    case "answered":
      return withChecks(checks, event.entrant, (entrantChecks) =>
        withoutAnswered(entrantChecks, answersPlace(event.entrant), patches),
      );
    case "fieldLeft":
      return withChecks(checks, event.entrant, (entrantChecks) => withNames(entrantChecks, [event.name]));
    case "stepChecked":
      return withChecks(checks, event.entrant, (entrantChecks) => withNames(entrantChecks, event.names));
    case "answersRefused":
      return withChecks(checks, event.entrant, (entrantChecks) => ({ ...entrantChecks, refused: event.problems }));
    case "problemsFound":
      return withChecks(checks, event.entrant, (entrantChecks) => withProblems(entrantChecks, event.problems));
    default:
      return checks;
  }
}

function withChecks(checks: Checks, id: string, change: (entrantChecks: EntrantChecks) => EntrantChecks): Checks {
  const current = checks[id] ?? unchecked;
  const changed = change(current);
  return changed === current ? checks : { ...checks, [id]: changed };
}

function withNames(entrantChecks: EntrantChecks, newNames: string[]): EntrantChecks {
  return newNames.every((name) => entrantChecks.names.has(name))
    ? entrantChecks
    : { ...entrantChecks, names: new Set([...entrantChecks.names, ...newNames]) };
}

function withoutAnswered(entrantChecks: EntrantChecks, place: string, patches: string[]): EntrantChecks {
  const isAnswered = ({ pointer }: AnswerProblem) =>
    patches.some((patch) => isWithin(patch, place + pointer) || isWithin(place + pointer, patch));
  const refused = entrantChecks.refused.filter((problem) => !isAnswered(problem));
  return refused.length === entrantChecks.refused.length ? entrantChecks : { ...entrantChecks, refused };
}

// A problem that stays is the same object, so that its field is not rendered again.
function withProblems(entrantChecks: EntrantChecks, answerProblems: AnswerProblem[]): EntrantChecks {
  const refused = entrantChecks.refused.filter(
    ({ pointer }) => !answerProblems.some((problem) => problem.pointer === pointer),
  );
  const problems = [...refused, ...answerProblems].map(
    (problem) => entrantChecks.problems.find((answerProblem) => isSame(answerProblem, problem)) ?? problem,
  );
  const isUnchanged =
    problems.length === entrantChecks.problems.length &&
    problems.every((problem, index) => problem === entrantChecks.problems[index]);
  return isUnchanged ? entrantChecks : { ...entrantChecks, problems };
}

function isSame(answerProblem: AnswerProblem, other: AnswerProblem): boolean {
  return listChangedPointers(answerProblem, other).length === 0;
}

function draftAfter(draft: DraftState, event: SignUpEvent, patches: string[]): DraftState {
  switch (event.type) {
    case "saveStarted":
    case "saved":
    case "saveFailed":
    case "conflictFound":
    case "conflictSettled":
    case "discarded":
      return reduceDraft(draft, event);
    // A change of the language alone is nothing to save.
    case "contextChanged":
      return draft;
    default:
      return patches.length > 0 ? reduceDraft(draft, { type: "changed" }) : draft;
  }
}

function uploadsAfter(uploads: number, { type }: SignUpEvent): number {
  if (type === "uploadStarted") return uploads + 1;
  return type === "uploadEnded" ? uploads - 1 : uploads;
}
