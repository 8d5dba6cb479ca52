import { escapeKey, isObject, isWithin, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import type { Form } from "#schemas/generated/types.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { isKnown } from "./names.ts";

/**
 * A question whose name is misspelt in the schema, and the form with the name that everything else
 * uses.
 */
export interface Misnamed {
  finding: Finding;
  form: Form;
  /** The pointer in the form that was written of a pointer in the corrected form. */
  origin(pointer: string): string;
}

/**
 * Finds a question that nothing names, while several parts of the form name one that is written
 * almost the same; undefined if there is none.
 */
export function findMisnamed(analysis: FormAnalysis): Misnamed | undefined {
  const { mentions, layout } = analysis;
  const mentionedPlaces = new Set(mentions.map(({ place }) => place));
  const unknown = mentions.filter((mention) => mention.name !== undefined && !isKnown(mention, analysis));
  for (const { pointer, keys } of layout.properties) {
    const name = pointerKeys(pointer).at(-1) ?? "";
    if (mentionedPlaces.has(pointer) || name === "*") continue;
    const above = pointer.slice(0, pointer.lastIndexOf("/"));
    const meant = nearest(
      name,
      unknown
        .filter(({ place }) => place.slice(0, place.lastIndexOf("/")) === above)
        .map((mention) => mention.name ?? ""),
    );
    const by = new Set(
      unknown.filter((mention) => mention.place === `${above}/${escapeKey(meant ?? "")}`).map((mention) => mention.by),
    );
    if (meant === undefined || by.size < 2) continue;
    return createMisnamed(analysis, keys, name, meant);
  }
  return undefined;
}

function createMisnamed({ form }: FormAnalysis, keys: (string | number)[], name: string, meant: string): Misnamed {
  const writtenPointer = toPointer(["schema", ...keys]);
  const corrected = toPointer(["schema", ...keys.slice(0, -1), meant]);
  return {
    finding: report(
      "SL6052",
      writtenPointer,
      { name, meant },
      { suggestion: meant, fix: { pointer: writtenPointer, name: meant } },
    ),
    form: withName(form, keys, meant),
    origin: (pointer) => (isWithin(pointer, corrected) ? writtenPointer + pointer.slice(corrected.length) : pointer),
  };
}

function withName(form: Form, keys: (string | number)[], meant: string): Form {
  const copy = structuredClone(form);
  const properties = valueAt(copy.schema, toPointer(keys.slice(0, -1)));
  if (!isObject(properties)) return copy;
  for (const [name, question] of Object.entries(properties)) {
    delete properties[name];
    properties[name === keys.at(-1) ? meant : name] = question;
  }
  return copy;
}
