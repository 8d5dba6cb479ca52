import type { Form } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";

/** Reports teams that nobody can make or complete, and roles in forms without teams. */
export function checkTeam(analysis: FormAnalysis): Finding[] {
  const { form } = analysis;
  if (!form.team) return rolesWithoutTeam(form);
  return [
    ...checkSize(form.team),
    ...checkCloses(analysis, form.team),
    ...checkKind(form),
    // In a form that is for no teams nobody is a captain.
    ...((form.use ?? "sign-up") === "sign-up" ? checkName(analysis, form.team) : []),
  ];
}

function rolesWithoutTeam({ calculated = [] }: Form): Finding[] {
  return calculated.flatMap(({ calculate }, index) =>
    calculate === "team-role" ? [report("SL6095", `/calculated/${index}/calculate`, {})] : [],
  );
}

function checkSize({ min, max }: NonNullable<Form["team"]>): Finding[] {
  if (max < 2) return [report("SL6091", "/team/max", {})];
  return min > max ? [report("SL6090", "/team/min", { min, max })] : [];
}

function checkCloses({ signUp }: FormAnalysis, { closes }: NonNullable<Form["team"]>): Finding[] {
  const { opensAt: opens, closesAt: end } = signUp ?? {};
  if (closes === undefined) return [];
  if (opens !== undefined && Date.parse(closes) <= Date.parse(opens))
    return [report("SL6098", "/team/closes", { closes, opens })];
  if (end === undefined || !(Date.parse(closes) > Date.parse(end))) return [];
  return [report("SL6097", "/team/closes", { closes, end }, { suggestion: end })];
}

function checkKind({ use = "sign-up", entrants }: Form): Finding[] {
  if (use !== "sign-up") return [report("SL6094", "/team", { use })];
  return entrants ? [report("SL6093", "/entrants", {})] : [];
}

function checkName(analysis: FormAnalysis, { name }: NonNullable<Form["team"]>): Finding[] {
  const questions = analysis.questions.get(name) ?? [];
  const [question] = questions;
  // What is no question, or answered by no text, is reported like any other name.
  if (question?.schema.type !== "string" || !questions.some(({ when }) => when.every(({ kind }) => kind === "way")))
    return [];
  return [report("SL6096", findWrittenPointer(analysis, question.keys), { name: name.slice(1) })];
}
