import { isObject, toPointer } from "#core/pointers.ts";
import { parameterKeywords } from "#forms/parameters.ts";
import type { FormCalculation } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";

// The parameters that addresses of a site have themselves.
const ofTheSite = ["language", "at", "view", "drawn"];

/**
 * Answers from the address that nobody can give, and conditions about the visitor that are the same
 * for everybody.
 */
export function checkVisit(analysis: FormAnalysis): Finding[] {
  const { calculated = [] } = analysis.form;
  return calculated.flatMap((calculation, index) => {
    const at = `/calculated/${index}`;
    if (calculation.calculate === "query-parameter")
      return checkParameter(analysis, calculation, at, calculated.slice(0, index));
    return checkVisitor(analysis, calculation, `${at}/calculate`);
  });
}

function checkParameter(
  analysis: FormAnalysis,
  { field, parameter }: FormCalculation,
  at: string,
  before: readonly FormCalculation[],
): Finding[] {
  if (parameter === undefined) return [];
  const pointer = `${at}/parameter`;
  const first = before.findIndex((other) => other.calculate === "query-parameter" && other.parameter === parameter);
  if (first >= 0) return [report("SL6102", pointer, { parameter, first: { pointer: `/calculated/${first}/field` } })];
  if (ofTheSite.includes(parameter.toLowerCase())) return [report("SL6103", pointer, { parameter, names: ofTheSite })];
  return checkQuestion(analysis, field, parameter);
}

function checkQuestion(analysis: FormAnalysis, field: string, parameter: string): Finding[] {
  const { properties, required } = analysis.schema;
  const question = isObject(properties) && Object.hasOwn(properties, field) ? properties[field] : undefined;
  if (!isObject(question)) return [];
  const keyword = Object.keys(question).find((key) => !parameterKeywords.includes(key));
  const wrong = keyword ?? (question.type === "string" ? undefined : "type");
  const keys = ["properties", field];
  if (wrong !== undefined) {
    const inner = Object.hasOwn(question, wrong) ? [...keys, wrong] : keys;
    return [report("SL6100", findWrittenPointer(analysis, inner), { name: field, keyword: wrong })];
  }
  const index = Array.isArray(required) && question.default === undefined ? required.indexOf(field) : -1;
  if (index < 0) return [];
  return [report("SL6101", toPointer(["schema", "required", index]), { name: field, parameter })];
}

function checkVisitor(analysis: FormAnalysis, { calculate }: FormCalculation, pointer: string): Finding[] {
  if (calculate === "language") return analysis.languages?.length === 1 ? [report("SL6104", pointer, {})] : [];
  if (calculate !== "logged-in" && calculate !== "entered") return [];
  const value = alwaysIs(analysis, calculate);
  return value === undefined ? [] : [report("SL6105", pointer, { calculate, value })];
}

// Returns the value that everybody has who can fill the form in; undefined if people differ.
function alwaysIs({ form, hasAccounts }: FormAnalysis, calculate: "logged-in" | "entered"): boolean | undefined {
  const { use = "sign-up", account = "optional" } = form;
  if (use === "general" && (account === "none" || hasAccounts === false)) return false;
  const isLoggedIn = use !== "general" || account === "required";
  return isLoggedIn && calculate === "logged-in" ? true : undefined;
}
