import { pointerKeys, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { nearest } from "../../meaning/nearest.ts";
import { isSlip } from "../../problems/closest.ts";
import type { Finding, ProblemDetails } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import type { Mention } from "../analysis/mentions.ts";

/**
 * Names of questions that the form does not have: one finding for each name, however often it is
 * written.
 */
export function checkNames(analysis: FormAnalysis): Finding[] {
  const first = new Map<string, Mention>();
  const unknown = analysis.mentions.filter((mention) => !isKnown(mention, analysis));
  const unknownPlaces = new Set(unknown.map(({ place }) => place));
  // A condition of a shared part may be about a question that only some of its places have.
  const conditionPointers = new Set(
    analysis.mentions
      .filter(({ by, place }) => by === "condition" && !unknownPlaces.has(place))
      .map((mention) => mention.pointer),
  );
  for (const mention of unknown)
    if (!first.has(mention.place) && !conditionPointers.has(mention.pointer)) first.set(mention.place, mention);
  return [...first.values()]
    .filter(({ place }) => ![...first.keys()].some((above) => place.startsWith(`${above}/`)))
    .map((mention) => reportUnknownName(mention, analysis));
}

/** Returns whether a form has the question that is named. */
export function isKnown({ by, place, pointer }: Mention, { answers, layout, inner }: FormAnalysis): boolean {
  if (by === "look") return layout.properties.some(({ uiPointer }) => uiPointer === pointer);
  if (answers.has(place)) return true;
  const above = place.slice(0, place.lastIndexOf("/"));
  // Places of a whole answer must be described; a name may be one of those that an open object
  // takes.
  const isNamed = by === "required" || by === "condition";
  return isNamed && (isOpen(answers.get(above) ?? []) || !isInside(above, inner.properties));
}

// An unknown answer is reported by its own name, not by those of its parts.
function isInside(place: string, properties: readonly { pointer: string }[]): boolean {
  return place === "" || properties.some(({ pointer }) => pointer === place);
}

// An object that may have any keys can have those that are named.
function isOpen(schemas: JsonSchema[]): boolean {
  return schemas.some(
    (schema) => schema.patternProperties !== undefined || (schema.additionalProperties ?? false) !== false,
  );
}

function reportUnknownName(mention: Mention, analysis: FormAnalysis): Finding {
  const { by, place, pointer, name, isKey } = mention;
  const writtenName = name ?? place;
  const near = nearName(mention, analysis);
  const isFree = near !== undefined && !isWrittenBeside(pointer, near, analysis);
  const details = isKey ? suggestRename(pointer, writtenName, near, isFree) : suggest(pointer, near, writtenName);
  switch (by) {
    case "look":
      return report("SL6006", pointer, { name: writtenName, near }, details);
    case "required":
      return report("SL6030", pointer, { name: writtenName, near }, details);
    case "condition":
      return report("SL6036", pointer, { name: writtenName, near }, details);
    case "step":
    case "copy":
    case "calculated":
    case "upgrade":
      return report("SL6005", pointer, { name: writtenName, near }, details);
    case "option":
      // The field works without it: it suggests nothing, or offers everything.
      return report("SL6007", pointer, { place: writtenName, near }, { ...details, severity: "warning" });
    default:
      return report("SL6007", pointer, { place: writtenName, near }, details);
  }
}

function nearName({ by, place, name, pointer }: Mention, { answers, layout }: FormAnalysis): string | undefined {
  if (name === undefined) return nearest(place, [...answers.keys()].filter(Boolean));
  const above = (path: string) => path.slice(0, path.lastIndexOf("/"));
  const beside =
    by === "look"
      ? layout.properties.map(({ uiPointer }) => uiPointer).filter((sibling) => above(sibling) === above(pointer))
      : [...answers.keys()].filter((sibling) => sibling !== "" && above(sibling) === above(place));
  return nearest(name, [...new Set(beside.map((sibling) => pointerKeys(sibling).at(-1) ?? ""))]);
}

// Returns whether the object of the form has a key of that name.
function isWrittenBeside(pointer: string, name: string, { mentions }: FormAnalysis): boolean {
  const beside = pointer.slice(0, pointer.lastIndexOf("/")) + toPointer([name]);
  return mentions.some((other) => other.isKey && other.pointer === beside);
}

function suggestRename(pointer: string, name: string, near: string | undefined, isFree: boolean): ProblemDetails {
  if (near === undefined) return {};
  return { suggestion: near, ...(isFree && isSlip(name, near) && { fix: { pointer, name: near } }) };
}
