import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { CompiledForm, JsonSchema } from "#forms/form.ts";
import type { Form } from "#schemas/generated/types.ts";
import type { GeneralSettings } from "#schemas/siteFile.ts";
import { checkShape } from "../check/checkShape.ts";
import { readRight } from "../check/readable.ts";
import { scan } from "../check/scan.ts";
import { parseJson } from "../parse/parse.ts";
import { type CorrectedValue, correctNames } from "../problems/corrections.ts";
import { Findings } from "../problems/findings.ts";
import { applyIgnores, withoutIgnores } from "../problems/ignored.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { shorten } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import { checkForm } from "./meaning/checkForm.ts";
import { compilePolicies } from "./policies.ts";
import { formFields, layOut } from "./schema/formFields.ts";
import type { FormSurroundings } from "./schema/formSurroundings.ts";
import { compileSchema } from "./schema/references.ts";
import { shapeChecker } from "./validators.ts";

const formV1 = "https://startline.dev/schemas/form/v1.schema.json";

/**
 * Reads a form file; `form` is missing if it has errors. `notify` has the email addresses that are
 * notified of answers, which are no part of the form because visitors load that. Never throws.
 */
export function readForm(
  source: string,
  file?: string,
  surroundings: FormSurroundings = {},
): { form?: CompiledForm; notify?: string[]; problems: Problem[] } {
  const { value, problem, flaws, locate } = parseJson(source, file);
  if (problem) return { problems: [problem] };
  if (!isObject(value)) return { problems: [locate(report("SL1002", "", {}))] };
  const { $schema, ...written } = withoutIgnores(value);
  if ($schema !== undefined && $schema !== formV1) return { problems: [locate(reportUnknownForm(asText($schema)))] };
  const findings = new Findings();
  const shape = checkShape("form/1", written, "");
  const corrected = correctNames(written, shape);
  for (const finding of [...scan(written), ...(corrected?.findings ?? shape)]) findings.add(finding);
  const isForm = !shape.some(isError);
  const rest = corrected ? checkCorrected(corrected, surroundings) : checkReadable(written, isForm, surroundings);
  for (const finding of rest) if (isForm || !findings.isBroken(finding.pointer)) findings.add(finding);
  // A text with control characters is read without them.
  const isRead = !flaws.some((flaw) => isError(flaw) && flaw.code !== "SL1008");
  const { form } = isForm && !findings.hasErrors && isRead ? compile(written as unknown as Form, findings) : {};
  const problems = findings.all
    .map(locate)
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const { use, notify } = written as Partial<Form>;
  const isNotified = form !== undefined && use === "general" && notify !== undefined;
  return {
    ...(form && { form }),
    ...(isNotified && { notify }),
    problems: applyIgnores([...flaws, ...problems], value, { locate, file }),
  };
}

// With the names that were meant, nothing else is missing.
function checkCorrected({ value, asWritten }: CorrectedValue, surroundings: FormSurroundings): Finding[] {
  const shape = checkShape("form/1", value, "");
  const rest = checkReadable(value as JsonObject, !shape.some(isError), surroundings);
  return [...shape, ...rest].map(asWritten);
}

// Of a form of the wrong shape, the rest is checked: nothing else depends on what is wrong if a
// filler fits its place.
function checkReadable(written: JsonObject, isForm: boolean, surroundings: FormSurroundings): Finding[] {
  if (isForm) return checkForm(written as unknown as Form, surroundings);
  const { value, isWhole } = readRight("form/1", written);
  return isWhole ? checkForm(value as Form, surroundings) : [];
}

function reportUnknownForm(written: string): Finding {
  const params = { written: written.slice(0, 200), expected: formV1 };
  return report("SL1003", "/$schema", params, { suggestion: formV1 });
}

// A mistake that no check covers makes the compiler of the validator fail.
function compile(written: Form, findings: Findings): { form?: CompiledForm } {
  const form = compileForm(written);
  try {
    shapeChecker(form.schema);
    return { form };
  } catch (error) {
    const reason = shorten((error as Error).message.replace(/\s+/g, " "));
    findings.add(report("SL6019", "/schema", { reason }));
    return {};
  }
}

// Compiles a form without errors for runners.
function compileForm(form: Form): CompiledForm {
  const schema = form.schema as JsonSchema;
  const { id, version, use = "sign-up", title, intro, items, entrants } = form;
  return {
    compiled: 1,
    id,
    version,
    use,
    title,
    ...(intro && { intro }),
    ...(items && { items }),
    entrants: { max: entrants?.max ?? 1, byItem: entrants?.byItem ?? {}, copy: entrants?.copy ?? [] },
    schema: compileSchema(schema),
    fields: formFields(layOut(schema, form.uiSchema).properties),
    steps: form.steps,
    rules: form.rules ?? [],
    calculated: form.calculated ?? [],
    fees: form.fees ?? [],
    policies: compilePolicies(form.policies),
    ...(form.texts && { texts: form.texts }),
    upgrades: form.upgrades ?? [],
    ...(use === "general" && { general: generalSettings(form) }),
    ...(form.team && { team: form.team }),
    ...(use === "through-entry" && form.review && { review: form.review }),
    ...(use !== "general" && form.keepDays && { keepDays: form.keepDays }),
  };
}

function generalSettings({
  opens,
  closes,
  account = "optional",
  onePer,
  max,
  keepDays,
  mailAnswers,
  afterSending,
}: Form): GeneralSettings {
  return {
    ...(opens && { opens }),
    ...(closes && { closes }),
    account,
    ...(onePer && { onePer }),
    ...(max && { max }),
    ...(keepDays && { keepDays }),
    ...(mailAnswers && { mailAnswers }),
    ...(afterSending && { afterSending }),
  };
}

function isError({ severity }: Pick<Finding, "severity">): boolean {
  return severity === "error";
}
