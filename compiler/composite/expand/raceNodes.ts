import { escapeKey, type JsonObject } from "#core/pointers.ts";
import { type Facts, resolveBinding, writeAt } from "../../bind/binding.ts";
import { type Fact, findFact } from "../../bind/facts.ts";
import { type Format, formatsOf, getNumber } from "../../bind/formats.ts";
import type { Run } from "./run.ts";
import { getCause, type Origin } from "./trace.ts";

/**
 * Returns the binding that a `$race` node of a composite is: the `*` of its path is the item with
 * that id.
 */
export function withItem({ $race, as }: JsonObject, item: unknown): JsonObject {
  const id = typeof item === "string" ? escapeKey(item) : "";
  const path = typeof $race === "string" ? $race.replace("/*/", `/${id}/`) : $race;
  return { $race: path, ...(as !== undefined && { as }) };
}

/** Returns whether the race states the fact of a binding. */
export function isStated({ $race }: JsonObject, { race }: Facts): boolean {
  return typeof $race === "string" && "fact" in findFact($race, race);
}

/**
 * Returns the value of a fact as the operand of a node: as the race states it; with `as`, and in a
 * text, its writing. A fact that is gone is added to the findings of the run.
 */
export function getFact(binding: JsonObject, place: Origin, run: Run, isInText = false): unknown {
  const { fact, path, findings } = resolveBinding(binding, place.pointer, run.facts);
  if (!fact) {
    const gone = findings.filter(({ code }) => code === "SL5208" || code === "SL5209");
    run.findings.push(
      ...gone.map(({ fix: _, ...finding }) => {
        const { file, pointer } = getCause(finding.code, place);
        return {
          ...finding,
          pointer: file === undefined ? pointer : `${pointer}/$race`,
          file,
        } as (typeof gone)[number];
      }),
    );
    return undefined;
  }
  const textFormat = isInText ? formatsOf[fact.kind][0] : undefined;
  const format = typeof binding.as === "string" ? (binding.as as Format) : textFormat;
  if (format === undefined) return plainValue(fact);
  return format === "number" && !isInText ? getNumber(fact) : writeAt(fact, { path, format, facts: run.facts });
}

function plainValue({ kind, value }: Fact): unknown {
  if (kind === "distance") return value.km;
  return kind === "ages" ? undefined : value;
}
