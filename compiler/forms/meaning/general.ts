import { toPointer } from "#core/pointers.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Form } from "#schemas/generated/types.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";
import { fieldReference } from "../schema/references.ts";

const ofGeneral = ["opens", "closes", "account", "onePer", "max", "notify", "mailAnswers", "afterSending"] as const;
const ofSignUp = ["items", "entrants", "fees"] as const;

/** Checks a general form, and settings that the form's use does not know. */
export function checkGeneral(analysis: FormAnalysis): Finding[] {
  const { form } = analysis;
  const isGeneral = form.use === "general";
  const names = (isGeneral ? ofSignUp : ofGeneral).filter((name) => form[name] !== undefined);
  const useless =
    names.length > 0 ? [report("SL6067", `/${names[0]}`, { names, use: isGeneral ? "general" : "sign-up" })] : [];
  return isGeneral ? [...useless, ...checkTimes(form), ...checkOnePer(analysis), ...checkFields(analysis)] : useless;
}

function checkTimes({ opens, closes }: Form): Finding[] {
  if (opens === undefined || closes === undefined || !(Date.parse(closes) <= Date.parse(opens))) return [];
  return [report("SL6063", "/closes", { opens, closes })];
}

// Only a question that is asked and required of everybody identifies a person.
function checkOnePer({ form, schema, layout }: FormAnalysis): Finding[] {
  const { onePer, account } = form;
  if (onePer === undefined) return [];
  if (onePer === "account")
    return account === "required" ? [] : [report("SL6064", "/onePer", { onePer, near: undefined })];
  const required = listRequired(schema);
  const properties = layout.properties.filter(({ top, when }) => when.length === 0 && required.includes(top));
  const top = `/${onePer.split("/")[1]}`;
  if (properties.some(({ pointer }) => pointer === top || pointer === onePer)) return [];
  const near = nearest(
    onePer,
    required.map((name) => toPointer([name])),
  );
  return [report("SL6064", "/onePer", { onePer, near }, suggest("/onePer", near, onePer))];
}

function listRequired({ required }: JsonSchema): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

// Questions that nobody without an account should be asked, or can answer.
function checkFields(analysis: FormAnalysis): Finding[] {
  if (analysis.form.account === "required") return [];
  return analysis.layout.properties.flatMap(({ schema, keys, ui, pointer }) => {
    const type = fieldReference(schema.$ref)?.type ?? "";
    const label = ui?.label?.zh ?? pointer;
    const place = findWrittenPointer(analysis, keys);
    const { uploads, means } = getLogic({ type }) ?? {};
    if (uploads) return [report("SL6066", place, { label, type })];
    return means === "document" || means === "guardian" ? [report("SL6065", place, { label })] : [];
  });
}
