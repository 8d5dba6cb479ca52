import { isWithin, toPointer } from "#core/pointers.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";
import { type Condition, getConditions, listTests, type Test } from "../analysis/conditions.ts";
import { candidatesAt } from "../analysis/domains.ts";
import { judge } from "../analysis/judge.ts";
import { getAssignments, guardsHold } from "../analysis/paths.ts";
import { isSameGuard } from "../analysis/questions.ts";
import type { Guard } from "../schema/formFields.ts";

/**
 * Reports conditions that never or always hold, and parts of the form that no answers lead to;
 * `known` are findings that explain them.
 */
export function checkConditions(analysis: FormAnalysis, findings: readonly Finding[]): Finding[] {
  const explained = new Set(findings.map(({ pointer }) => pointer));
  const byPlace = new Map<string, Condition[]>();
  for (const condition of getConditions(analysis.inner)) {
    const at = toPointer(["schema", ...condition.keys]);
    byPlace.set(at, [...(byPlace.get(at) ?? []), condition]);
  }
  // A condition of a shared part may be constant in one of its places, and not in another.
  const constant = [...byPlace].flatMap(([at, [first, ...others]]) => {
    if (first?.kind !== "if" || isExplained(at, explained)) return [];
    const finding = constantCondition(analysis, first, at);
    const isEverywhere = others.every((other) => constantCondition(analysis, other, at)?.pointer === finding?.pointer);
    return finding && isEverywhere ? [finding] : [];
  });
  for (const { pointer } of constant) explained.add(pointer);
  return [...constant, ...checkReach(analysis, explained)];
}

function isExplained(at: string, explained: ReadonlySet<string>): boolean {
  return [...explained].some((pointer) => isWithin(pointer, at));
}

function constantCondition(analysis: FormAnalysis, condition: Condition, at: string): Finding | undefined {
  const guard: Guard = { ...condition, kind: "if", keys: [...condition.keys], holds: true };
  const assignments = getAssignments(analysis, [guard]);
  if (!assignments) return undefined;
  const verdicts = assignments.map((assignment) => guardsHold(analysis.whole, [guard], assignment));
  const tests = listTests(analysis.whole, condition).filter(
    ({ kind, place }) => kind === "schema" && place !== condition.pointer,
  );
  const never = neverAt(analysis, tests);
  if (never !== undefined) return report("SL6049", never, { always: false });
  // Inside of another condition, the contradiction is reported as one of the two.
  if (verdicts.every((verdict) => verdict === false))
    return condition.when?.length ? undefined : report("SL6049", at, { always: false });
  const isAlways =
    verdicts.every((verdict, index) => verdict === true || !isAnswered(assignments[index] ?? new Map(), tests)) &&
    tests.some((test) => canDiffer(analysis, test));
  return isAlways && verdicts.includes(true) ? report("SL6049", at, { always: true }) : undefined;
}

// Before the answers are given, a condition may fail.
function isAnswered(assignment: ReadonlyMap<string, unknown>, tests: readonly Test[]): boolean {
  return tests.every(({ place }) => place.includes("*") || assignment.has(place));
}

// A test of an answer that can have one value only asks whether it is given.
function canDiffer(analysis: FormAnalysis, { place, schema }: Test): boolean {
  const isTest = Object.keys(schema).some((keyword) => !["properties", "required", "type"].includes(keyword));
  return isTest && candidatesAt(analysis, place, [schema]).length > 1;
}

/** Returns the keyword of the first test that no answer passes. */
function neverAt(analysis: FormAnalysis, tests: readonly Test[]): string | undefined {
  for (const { place, keys, schema } of tests) {
    if (keys.includes("not")) continue;
    const candidates = candidatesAt(analysis, place, [schema]);
    for (const [keyword, operand] of Object.entries(schema)) {
      const fails = (value: unknown) => judge(analysis.whole, { [keyword]: operand }, value) === false;
      if (!["properties", "required"].includes(keyword) && candidates.length > 0 && candidates.every(fails))
        return toPointer(["schema", ...keys, keyword]);
    }
  }
  return undefined;
}

// Of branches inside each other only the outermost is reported.
function checkReach(analysis: FormAnalysis, explained: ReadonlySet<string>): Finding[] {
  const { described } = analysis.inner;
  const unreached = new Set<readonly Guard[]>();
  for (const when of new Set(described.map((part) => part.when))) if (isUnreached(analysis, when)) unreached.add(when);
  if (unreached.size === 0) return [];
  // A part that is shared may be reached in another place.
  const reached = new Set(described.filter(({ when }) => !unreached.has(when)).map(({ keys }) => toPointer(keys)));
  const reported: (readonly Guard[])[] = [];
  return described.flatMap(({ when, keys }) => {
    if (!unreached.has(when) || reported.some((path) => isBelow(when, path))) return [];
    reported.push(when);
    const causes = when.map((guard) => toPointer(["schema", ...guard.keys]));
    if (reached.has(toPointer(keys)) || causes.some((at) => isExplained(at, explained))) return [];
    const pointer = decisive(analysis, when) ?? findWrittenPointer(analysis, keys);
    return [report("SL6044", pointer, { names: questionsBelow(analysis, when) })];
  });
}

function isUnreached(analysis: FormAnalysis, when: readonly Guard[]): boolean {
  if (when.length < 2 || when.at(-1)?.kind === "way") return false;
  const assignments = getAssignments(analysis, when);
  return assignments?.every((assignment) => guardsHold(analysis.whole, when, assignment) === false) ?? false;
}

function isBelow(when: readonly Guard[], path: readonly Guard[]): boolean {
  return path.every((guard, index) => when[index] && isSameGuard(guard, when[index]));
}

function questionsBelow({ inner }: FormAnalysis, path: readonly Guard[]): string[] {
  const below = inner.properties.filter(({ when }) => isBelow(when, path));
  return [...new Set(below.map(({ pointer }) => pointer.slice(pointer.lastIndexOf("/") + 1)))].slice(0, 5);
}

// The name in the inner condition that an outer one has decided.
function decisive({ whole }: FormAnalysis, path: readonly Guard[]): string | undefined {
  const read = (guard: Guard) => (guard.kind === "way" ? [] : listTests(whole, { ...guard, kind: guard.kind }));
  const outer = new Set(
    path
      .slice(0, -1)
      .flatMap(read)
      .map(({ place }) => place),
  );
  const last = path.at(-1);
  const test = last && read(last).find(({ kind, place }) => kind === "name" && outer.has(place));
  return test && toPointer(["schema", ...test.keys]);
}
