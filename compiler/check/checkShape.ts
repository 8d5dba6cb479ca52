import type { ErrorObject } from "ajv";
import { replaceAt } from "#core/edit.ts";
import { isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { type Validator, validators } from "#schemas/generated/validators.js";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { type KnownNames, namesIn } from "./knownNames.ts";
import { shapeFindings } from "./shape.ts";

// A map finds a name that was just put together faster than an object, which has to make it a key
// first.
const byName = new Map(Object.entries(validators));

/**
 * Checks a value against one version of a schema ("site/2"). Returns the findings; none for a valid
 * value.
 */
export function checkShape(name: string, value: unknown, base: string, zone = "Asia/Shanghai"): Finding[] {
  const validate = byName.get(name);
  if (!validate || validate(value)) return [];
  const errors = validate.errors as ErrorObject[];
  return checkErrors({ validate, errors, known: namesIn(name) }, value, base, zone);
}

/**
 * Returns the findings about the errors of a validator; `known` are the field names of its schema.
 */
export function checkErrors(
  { validate, errors, known }: { validate: Validator; errors: readonly ErrorObject[]; known: KnownNames },
  value: unknown,
  base: string,
  zone = "Asia/Shanghai",
): Finding[] {
  const findings = mergeRenamed(shapeFindings(errors, value, { base, known, zone }), { value, base, validate });
  return findings.map((finding, index) =>
    index < mostVerified ? withValidFix(finding, { value, base, validate, zone }) : finding,
  );
}

// A field that is missing, and one of another name beside it whose value fits its place, are one
// mistake.
function mergeRenamed(findings: Finding[], { value, base, validate }: Omit<FixCheck, "zone">): Finding[] {
  let remaining = findings;
  for (const missing of findings) {
    if (missing.code !== "SL2010" || missing.params.beside.length > 0) continue;
    const [at, { name }] = [missing.pointer.slice(base.length), missing.params];
    const holder = valueAt(value, at);
    const unknown = remaining.find((finding) => finding.code === "SL2004" && isField(finding.pointer, missing.pointer));
    if (!unknown || !isObject(holder)) continue;
    const writtenName = pointerKeys(unknown.pointer).at(-1) ?? "";
    const renamed = Object.entries(holder).map(([key, inner]) => [key === writtenName ? name : key, inner]);
    const fixed = at === "" ? Object.fromEntries(renamed) : replaceAt(value, at, Object.fromEntries(renamed));
    const place = at + toPointer([name]);
    const isFitting = validate(fixed) || !validate.errors?.some(({ instancePath }) => isWithin(instancePath, place));
    if (!isFitting) continue;
    const merged = report("SL2017", unknown.pointer, { written: writtenName, name }, { suggestion: name });
    remaining = remaining.flatMap((finding) => (finding === unknown ? [merged] : finding === missing ? [] : [finding]));
  }
  return remaining;
}

function isField(pointer: string, holder: string): boolean {
  return isWithin(pointer, holder) && pointerKeys(pointer).length === pointerKeys(holder).length + 1;
}

const noNames: KnownNames = { at: () => [], getPlace: () => undefined };

// Each costs a validation of the whole value.
const mostVerified = 50;

interface FixCheck {
  value: unknown;
  base: string;
  validate: Validator;
  zone: string;
}

// A fix that leaves its place wrong is only a suggestion, unless what is wrong then has a fix of
// its own.
function withValidFix(finding: Finding, { value, base, validate, zone }: FixCheck, depth = 3): Finding {
  const { fix, ...rest } = finding;
  if (!fix || !("value" in fix) || fix.pointer !== finding.pointer) return finding;
  const place = fix.pointer.slice(base.length);
  const fixed = place === "" ? fix.value : replaceAt(value, place, fix.value);
  if (validate(fixed)) return finding;
  const errors = (validate.errors as ErrorObject[]).filter(({ instancePath }) => isWithin(instancePath, place));
  if (errors.length === 0) return finding;
  const next = depth > 0 ? shapeFindings(errors, fixed, { base, known: noNames, zone })[0] : undefined;
  const valid = next && withValidFix(next, { value: fixed, base, validate, zone }, depth - 1);
  return valid?.fix ? finding : (rest as Finding);
}
