import type { ErrorObject } from "ajv";
import { replaceAt } from "#core/edit.ts";
import { isWithin } from "#core/pointers.ts";
import { fieldNames } from "#schemas/generated/shapes.ts";
import { type Validator, validators } from "#schemas/generated/validators.js";
import type { Finding } from "../problems/problems.ts";
import { shapeFindings } from "./shape.ts";

// A map finds a name that was just put together faster than an object, which has to make it a key first.
const byName = new Map(Object.entries(validators));

/** Checks a value against one version of a schema ("site/2"). Returns the findings; none for a valid value. */
export function checkShape(name: string, value: unknown, base: string, zone = "Asia/Shanghai"): Finding[] {
  const validate = byName.get(name);
  if (!validate || validate(value)) return [];
  const errors = validate.errors as ErrorObject[];
  return checkErrors({ validate, errors, known: fieldNames[name] ?? [] }, value, base, zone);
}

/** Returns the findings about the errors of a validator; `known` are all field names of its schema. */
export function checkErrors(
  { validate, errors, known }: { validate: Validator; errors: readonly ErrorObject[]; known: readonly string[] },
  value: unknown,
  base: string,
  zone = "Asia/Shanghai",
): Finding[] {
  const found = shapeFindings(errors, value, { base, known, zone });
  return found.map((finding, index) =>
    index < mostVerified ? withValidFix(finding, { value, base, validate, zone }) : finding,
  );
}

// Each costs a validation of the whole value.
const mostVerified = 50;

interface FixCheck {
  value: unknown;
  base: string;
  validate: Validator;
  zone: string;
}

// A fix that leaves its place wrong is only a suggestion, unless what is wrong then has a fix of its own.
function withValidFix(finding: Finding, { value, base, validate, zone }: FixCheck, depth = 3): Finding {
  const { fix, ...rest } = finding;
  if (!fix || !("value" in fix) || fix.pointer !== finding.pointer) return finding;
  const place = fix.pointer.slice(base.length);
  const fixed = place === "" ? fix.value : replaceAt(value, place, fix.value);
  if (validate(fixed)) return finding;
  const left = (validate.errors as ErrorObject[]).filter(({ instancePath }) => isWithin(instancePath, place));
  if (left.length === 0) return finding;
  const next = depth > 0 ? shapeFindings(left, fixed, { base, known: [], zone })[0] : undefined;
  const valid = next && withValidFix(next, { value: fixed, base, validate, zone }, depth - 1);
  return valid?.fix ? finding : (rest as Finding);
}
