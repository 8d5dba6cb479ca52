import { isWithin, toPointer } from "#core/pointers.ts";
import type { Form } from "#schemas/generated/types.ts";
import { checkOwnTexts } from "../../check/ownTexts.ts";
import { movePlaces } from "../../problems/places.ts";
import type { Finding } from "../../problems/problems.ts";
import { analyseForm, type FormAnalysis } from "../analysis/analyse.ts";
import type { FormSurroundings } from "../schema/formSurroundings.ts";
import { checkBands } from "./bands.ts";
import { checkBounds } from "./bounds.ts";
import { checkCapacities } from "./capacities.ts";
import { checkChoices } from "./choices.ts";
import { checkConditions } from "./conditions.ts";
import { checkDays } from "./days.ts";
import { checkOptions, checkPlain, checkTexts } from "./fieldOptions.ts";
import { checkFieldTypes } from "./fieldTypes.ts";
import { checkGeneral } from "./general.ts";
import { checkItems } from "./items.ts";
import { checkLabels } from "./labels.ts";
import { findMisnamed } from "./misnamed.ts";
import { correctKeywords } from "./misspelt.ts";
import { checkNames } from "./names.ts";
import { checkOrder } from "./order.ts";
import { checkPolicies } from "./policies.ts";
import { checkRequired } from "./required.ts";
import { checkReview } from "./review.ts";
import { checkRules } from "./rules.ts";
import { checkSchema } from "./schemas.ts";
import { checkSteps } from "./steps.ts";
import { checkTeam } from "./team.ts";
import { checkUnanswered } from "./unanswered.ts";
import { checkValues } from "./values.ts";
import { checkVisit } from "./visit.ts";

/** Checks the meaning of a form whose shape fits, with one finding for each mistake. */
export function checkForm(form: Form, surroundings: FormSurroundings): Finding[] {
  const analysis = analyseForm(form, surroundings);
  const inSchema = [...checkFieldTypes(analysis.schema), ...checkSchema(analysis)];
  const corrected = correctKeywords(form, inSchema);
  if (corrected) {
    const rest = checkForm(corrected.form, surroundings).map((finding) => moveFinding(finding, corrected.origin));
    return [...corrected.findings, ...rest];
  }
  // What a broken schema asks for nobody knows.
  if (inSchema.some(({ code, severity }) => severity === "error" && /^SL2|^SL60(?:18|20|28|34)$/.test(code)))
    return inSchema;
  const misnamed = findMisnamed(analysis);
  if (!misnamed) return withoutConsequences([...inSchema, ...checkMeaning(analysis)]);
  // With the right name, nothing else is missing.
  const rest = checkForm(misnamed.form, surroundings).map((finding) => moveFinding(finding, misnamed.origin));
  return [misnamed.finding, ...rest];
}

function checkMeaning(analysis: FormAnalysis): Finding[] {
  const names = checkNames(analysis);
  const values = [
    ...checkChoices(analysis),
    ...checkBands(analysis),
    ...checkValues(analysis),
    ...checkBounds(analysis),
    ...checkDays(analysis),
  ];
  return [
    ...names,
    ...checkSteps(analysis, new Set(names.map(({ suggestion }) => suggestion))),
    ...values,
    ...checkConditions(analysis, [...names, ...values]),
    ...checkRequired(analysis),
    ...checkOrder(analysis),
    ...checkRules(analysis),
    ...checkPolicies(analysis),
    ...checkItems(analysis),
    ...checkGeneral(analysis),
    ...checkReview(analysis.form),
    ...checkOptions(analysis),
    ...checkTexts(analysis),
    ...checkPlain(analysis),
    ...checkLabels(analysis),
    ...checkTeam(analysis),
    ...checkVisit(analysis),
    ...checkUnanswered(analysis),
    ...checkCapacities(analysis),
    ...checkOwnTexts(analysis.form.texts, "/texts"),
  ];
}

// What lacks a name is written under a misspelt one. A text that was meant as another type needs no
// maximum length, and one from the address has no other bounds.
function withoutConsequences(findings: Finding[]): Finding[] {
  const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf("/"));
  const fromAddress = findings.filter(({ code }) => code === "SL6100").map(({ pointer }) => above(pointer));
  const renamed = findings.flatMap(({ code, pointer, suggestion = "" }) =>
    code === "SL6006" ? [above(pointer) + toPointer([suggestion])] : [],
  );
  return findings.filter(({ code, pointer }) => {
    if (code === "SL2010" && renamed.some((place) => isWithin(pointer, place))) return false;
    if (code === "SL6039") return !fromAddress.includes(above(pointer));
    return code !== "SL6022" || !findings.some((other) => other.pointer === `${pointer}/type`);
  });
}

function moveFinding(finding: Finding, origin: (pointer: string) => string): Finding {
  const { fix } = finding;
  return {
    ...movePlaces(finding, origin),
    pointer: origin(finding.pointer),
    ...(fix && { fix: { ...fix, pointer: origin(fix.pointer) } }),
  };
}
