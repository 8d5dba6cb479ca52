import { isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import type { Form } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";

/** A form whose misspelt keywords of JSON Schema are written as they were meant. */
export interface Corrected {
  /** One for each misspelt keyword. */
  findings: Finding[];
  form: Form;
  /** The pointer in the form that was written of a pointer in the corrected form. */
  origin(pointer: string): string;
}

/**
 * Writes the keywords that were meant by misspelt ones, such as "then" for "than"; undefined if
 * none is. `found` are the findings about the schema.
 */
export function correctKeywords(form: Form, allFindings: readonly Finding[]): Corrected | undefined {
  const findings = allFindings.filter(({ code, fix }) => code === "SL2004" && fix !== undefined && "name" in fix);
  if (findings.length === 0) return undefined;
  const copy = structuredClone(form);
  // Inner places first: renaming one does not move those outside of it.
  const inside = [...findings].sort((finding, other) => other.pointer.length - finding.pointer.length);
  for (const { pointer, fix } of inside) if (fix && "name" in fix) rename(copy, pointer, fix.name);
  const pointersByPlace = new Map(findings.map(({ pointer }) => [correctPlace(pointer, findings), pointer]));
  const origin = (pointer: string) => {
    const place = [...pointersByPlace.keys()]
      .filter((candidate) => isWithin(pointer, candidate))
      .sort((a, b) => b.length - a.length)[0];
    return place === undefined ? pointer : (pointersByPlace.get(place) ?? place) + pointer.slice(place.length);
  };
  return { findings, form: copy, origin };
}

function rename(form: Form, pointer: string, name: string): void {
  const keys = pointerKeys(pointer);
  const holder = valueAt(form, toPointer(keys.slice(0, -1)));
  if (!isObject(holder)) return;
  for (const [key, value] of Object.entries(holder)) {
    delete holder[key];
    holder[key === keys.at(-1) ? name : key] = value;
  }
}

// A misspelt keyword can be inside another one.
function correctPlace(pointer: string, findings: readonly Finding[]): string {
  const keys = pointerKeys(pointer);
  return toPointer(
    keys.map((key, index) => {
      const place = toPointer(keys.slice(0, index + 1));
      const { fix } = findings.find((finding) => finding.pointer === place) ?? {};
      return fix && "name" in fix ? fix.name : key;
    }),
  );
}
