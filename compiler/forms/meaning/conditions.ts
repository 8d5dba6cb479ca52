import { toPointer } from "#core/pointers.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, writtenAt } from "../analysis/analyse.ts";
import { type Condition, conditionsOf, type Test, testsOf } from "../analysis/conditions.ts";
import { candidatesAt } from "../analysis/domains.ts";
import { judge } from "../analysis/judge.ts";
import { hold, worldsOf } from "../analysis/paths.ts";
import { isSameGuard } from "../analysis/questions.ts";
import type { Guard } from "../formFields.ts";

/** Conditions that never or always hold, and parts of the form that no answers lead to; `known` are findings that explain them. */
export function checkConditions(analysis: FormAnalysis, known: readonly Finding[]): Finding[] {
  const explained = (keys: Condition["keys"]) => {
    const at = toPointer(["schema", ...keys]);
    return known.some(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`));
  };
  const conditions = conditionsOf(analysis.inner).filter(({ kind, keys }) => kind === "if" && !explained(keys));
  const constant = conditions.flatMap((condition) => constantCondition(analysis, condition));
  const reported = new Set<string>();
  return [
    ...constant.filter(({ pointer }) => !reported.has(pointer) && reported.add(pointer)),
    ...checkReach(
      analysis,
      (keys) => explained(keys) || constant.some(({ at }) => at === toPointer(["schema", ...keys])),
    ),
  ].map(({ at: _, ...finding }: Finding & { at?: string }) => finding as Finding);
}

function constantCondition(analysis: FormAnalysis, condition: Condition): (Finding & { at: string })[] {
  const guard: Guard = { ...condition, kind: "if", keys: [...condition.keys], holds: true };
  const worlds = worldsOf(analysis, [guard]);
  if (!worlds) return [];
  const verdicts = worlds.map((world) => hold(analysis.whole, [guard], world));
  const tests = testsOf(analysis.whole, condition).filter(
    ({ kind, place }) => kind === "schema" && place !== condition.pointer,
  );
  const at = toPointer(["schema", ...condition.keys]);
  const finding = (always: boolean, pointer: string) => ({ ...report("SL6049", pointer, { always }), at });
  const never = neverAt(analysis, tests);
  if (never !== undefined) return [finding(false, never)];
  // Inside of another condition, the contradiction is reported as one of the two.
  if (verdicts.every((verdict) => verdict === false)) return condition.when?.length ? [] : [finding(false, at)];
  const isAlways =
    verdicts.every((verdict, index) => verdict === true || !isAnswered(worlds[index] ?? new Map(), tests)) &&
    tests.some((test) => canDiffer(analysis, test));
  return isAlways && verdicts.includes(true) ? [finding(true, at)] : [];
}

// Before the answers are given, a condition may fail.
function isAnswered(world: ReadonlyMap<string, unknown>, tests: readonly Test[]): boolean {
  return tests.every(({ place }) => place.includes("*") || world.has(place));
}

// A test of an answer that can have one value only asks whether it is given.
function canDiffer(analysis: FormAnalysis, { place, schema }: Test): boolean {
  const isTest = Object.keys(schema).some((keyword) => !["properties", "required", "type"].includes(keyword));
  return isTest && candidatesAt(analysis, place, [schema]).length > 1;
}

/** The keyword of the first test that no answer passes. */
function neverAt(analysis: FormAnalysis, tests: readonly Test[]): string | undefined {
  for (const { place, keys, schema } of tests) {
    if (keys.includes("not")) continue;
    const candidates = candidatesAt(analysis, place, [schema]);
    for (const [keyword, wanted] of Object.entries(schema)) {
      const fails = (one: unknown) => judge(analysis.whole, { [keyword]: wanted }, one) === false;
      if (!["properties", "required"].includes(keyword) && candidates.length > 0 && candidates.every(fails))
        return toPointer(["schema", ...keys, keyword]);
    }
  }
  return undefined;
}

// Of branches inside each other only the outermost is reported.
function checkReach(analysis: FormAnalysis, isExplained: (keys: Condition["keys"]) => boolean): Finding[] {
  const { inner, whole } = analysis;
  const unreached: (readonly Guard[])[] = [];
  const seen = new Set<readonly Guard[]>();
  return inner.described.flatMap(({ when, keys }) => {
    const last = when.at(-1);
    if (!last || when.length < 2 || last.kind === "way" || seen.has(when)) return [];
    seen.add(when);
    if (unreached.some((path) => path.every((guard, index) => when[index] && isSameGuard(guard, when[index]))))
      return [];
    const worlds = worldsOf(analysis, when);
    if (!worlds || worlds.some((world) => hold(whole, when, world) !== false)) return [];
    unreached.push(when);
    if (when.some((guard) => isExplained(guard.keys))) return [];
    const names = questionsBelow(analysis, when);
    return [report("SL6044", decisive(analysis, when) ?? writtenAt(analysis, keys), { names })];
  });
}

function questionsBelow({ inner }: FormAnalysis, path: readonly Guard[]): string[] {
  const below = inner.properties.filter(({ when }) =>
    path.every((guard, index) => when[index] && isSameGuard(guard, when[index])),
  );
  return [...new Set(below.map(({ pointer }) => pointer.slice(pointer.lastIndexOf("/") + 1)))].slice(0, 5);
}

// The name in the inner condition that an outer one has decided.
function decisive({ whole }: FormAnalysis, path: readonly Guard[]): string | undefined {
  const read = (guard: Guard) => (guard.kind === "way" ? [] : testsOf(whole, { ...guard, kind: guard.kind }));
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
