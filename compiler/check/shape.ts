import type { ErrorObject } from "ajv";
import { isUnsafeAddress } from "#core/links.ts";
import { isObject, isWithin, toPointer, valueAt } from "#core/pointers.ts";
import { closestWord, isSlip, measureDistance } from "../problems/closest.ts";
import { languageCalled } from "../problems/languageNames.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { reportUnknownField } from "../problems/unknownField.ts";
import { unsafeAddress } from "./addresses.ts";
import { frameFields } from "./frames.ts";
import type { KnownNames } from "./knownNames.ts";
import { wrongValue } from "./wrongValue.ts";

/**
 * How a value is checked: its pointer in its file, all field names of the schema, and the time zone
 * of the race.
 */
export interface Checked {
  base: string;
  known: KnownNames;
  zone: string;
}

/** Turns a validator's errors into findings, one for each mistake. */
export function shapeFindings(errors: readonly ErrorObject[], value: unknown, checked: Checked): Finding[] {
  const findings = new Map<string, Finding>();
  for (const error of withoutBranches(errors)) {
    const finding = shapeFinding(error, value, checked);
    const key =
      error.keyword === "required" ? `${finding.pointer}/${String(error.params.missingProperty)}` : finding.pointer;
    if (!findings.has(key) || error.keyword === "type") findings.set(key, finding);
  }
  return mergeBlocks(mergeMisplaced(mergeMisspelt([...findings.values()], errors, checked.base)));
}

// A block or page in the place of a route is one mistake, and not each of its fields.
function mergeBlocks(findings: Finding[]): Finding[] {
  let remaining = findings;
  for (const missing of findings) {
    if (missing.code !== "SL2010" || missing.params.name !== "path") continue;
    const stray = remaining.filter(({ code, pointer }) => code === "SL2004" && isDirectField(pointer, missing.pointer));
    const names = stray.map(({ pointer }) => pointer.slice(missing.pointer.length + 1));
    if (!names.includes("type") || !names.includes("props")) continue;
    remaining = remaining.flatMap((finding) =>
      finding === missing ? [report("SL2020", missing.pointer, {})] : stray.includes(finding) ? [] : [finding],
    );
  }
  return remaining;
}

// An organiser who forgets `props` writes its fields beside it: that is one mistake.
function mergeMisplaced(findings: Finding[]): Finding[] {
  let remaining = findings;
  for (const missing of findings) {
    if (missing.code !== "SL2010" || missing.params.name !== "props") continue;
    const stray = remaining.filter(({ code, pointer }) => code === "SL2004" && isDirectField(pointer, missing.pointer));
    if (stray.length === 0) continue;
    const beside = stray.map(({ pointer }) => pointer.slice(missing.pointer.length + 1));
    const merged = report("SL2010", missing.pointer, { name: "props", beside });
    remaining = remaining.flatMap((finding) =>
      finding === missing ? [merged] : stray.includes(finding) ? [] : [finding],
    );
  }
  return remaining;
}

// A required field under a misspelt name is one mistake, located at the name.
function mergeMisspelt(findings: Finding[], errors: readonly ErrorObject[], base: string): Finding[] {
  let remaining = findings;
  for (const { keyword, params, instancePath } of errors) {
    if (keyword !== "required") continue;
    const [name, at] = [String(params.missingProperty), base + instancePath];
    const unknown = remaining.filter((finding) => finding.code === "SL2004" && isDirectField(finding.pointer, at));
    const misspelt = unknown.find(({ pointer }) => isLike(pointer.slice(at.length + 1), name));
    const missing = remaining.find(
      (finding) => finding.code === "SL2010" && finding.pointer === at && finding.params.name === name,
    );
    if (!misspelt || !missing) continue;
    const merged = misspeltField(misspelt.pointer, misspelt.pointer.slice(at.length + 1), name);
    remaining = remaining.flatMap((finding) =>
      finding === misspelt ? [merged] : finding === missing ? [] : [finding],
    );
  }
  return remaining;
}

function misspeltField(pointer: string, written: string, name: string): Finding {
  const isMeant = isSlip(written, name) || languageCalled(written) === name;
  return report("SL2017", pointer, { written, name }, { suggestion: name, ...(isMeant && { fix: { pointer, name } }) });
}

// More letters may differ than in a guess among all names, because the missing name is known.
function isLike(written: string, name: string): boolean {
  if (name.length < 3) return languageCalled(written) === name || written.trim().toLowerCase() === name;
  if (otherNames[name]?.includes(written.toLowerCase())) return true;
  return measureDistance(written.toLowerCase(), name.toLowerCase()) <= Math.ceil(name.length / 2);
}

// What other programs call our fields.
const otherNames: Record<string, readonly string[] | undefined> = {
  time: ["date", "datetime", "day", "publishedat", "publishtime", "createdat", "createtime"],
  content: ["body", "html", "text"],
  title: ["name", "heading", "headline"],
  src: ["url", "href", "path", "file"],
  link: ["url", "href"],
};

function isDirectField(pointer: string, place: string): boolean {
  return isWithin(pointer, place) && !pointer.slice(place.length + 1).includes("/");
}

// A value that matches none of several schemas fails in each of them: only the choice itself is
// reported.
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.flatMap((error, index) =>
    error.keyword === "anyOf" || error.keyword === "oneOf" ? [{ error, index }] : [],
  );
  return errors.filter(
    (error, index) =>
      error.keyword !== "if" &&
      !choices.some(
        (choice) =>
          index < choice.index &&
          isWithin(error.instancePath, choice.error.instancePath) &&
          !isEarlier(error, choice.error),
      ),
  );
}

// An error about the same value, outside the choice's own branches.
function isEarlier(error: ErrorObject, choice: ErrorObject): boolean {
  const parent = choice.schemaPath.replace(/\/(anyOf|oneOf)$/, "");
  return error.instancePath === choice.instancePath && error.schemaPath.replace(/\/\w+$/, "") === parent;
}

// In props, a field of the block itself belongs beside them.
function placeElsewhere(name: string, { base, known }: Pick<Checked, "base" | "known">): string | undefined {
  const place = known.getPlace(name);
  if (place !== undefined) return base + place;
  const isOfBlock = base.endsWith("/props") && ["visible", "id", ...frameFields].includes(name);
  return isOfBlock ? base.replace(/props$/, name) : undefined;
}

function shapeFinding(error: ErrorObject, value: unknown, { base, known, zone }: Checked): Finding {
  const pointer = base + error.instancePath;
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    const name = String(error.params.additionalProperty ?? error.params.unevaluatedProperty);
    const holder = valueAt(value, error.instancePath);
    const language = languageCalled(name);
    const names = known.at(error.instancePath);
    const near = language !== undefined && names.includes(language) ? language : closestWord(name, names);
    const isFree = near !== undefined && isObject(holder) && !Object.hasOwn(holder, near);
    const place = near === undefined ? placeElsewhere(name, { base, known }) : undefined;
    return reportUnknownField(pointer + toPointer([name]), { name, near, isFree, place });
  }
  const writtenValue = valueAt(value, error.instancePath);
  if (error.keyword === "pattern" && typeof writtenValue === "string" && isUnsafeAddress(writtenValue))
    return unsafeAddress(pointer, writtenValue);
  return wrongValue(error, pointer, writtenValue, zone);
}
