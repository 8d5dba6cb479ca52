import { removeAt, replaceAt } from "#core/edit.ts";
import { type JsonObject, toPointer, valueAt } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { checkShape } from "./checkShape.ts";
import { withStandIn } from "./readable.ts";

// Each mistake costs some validations of the whole site.
const mostMistakes = 20;
const mostRounds = 5;

/**
 * Returns a site in whose lists, such as those of items and offers, wrong entries have fillers in
 * the places that its schema refuses: each entry keeps its place, so that the others can be
 * checked. Lists with very many mistakes, or that no filler fits, are removed.
 */
export function fillEntries(site: JsonObject): JsonObject {
  let filled = site;
  for (let round = 0; round <= mostRounds; round++) {
    const wrong = checkShape("site/2", filled, "").filter(isInEntry);
    if (wrong.length === 0) return filled;
    const isTooMuch = wrong.length > mostMistakes || round === mostRounds;
    for (const finding of wrong) filled = isTooMuch ? withoutList(filled, finding) : fillEntry(filled, finding);
  }
  return filled;
}

// Blocks and routes have their own ways.
function isInEntry({ code, severity, pointer, params }: Finding): boolean {
  if (severity !== "error" || !/^\/(?:race|prices)\//.test(pointer)) return false;
  if (/\/\d+\//.test(pointer)) return true;
  const isNoObject = code === "SL2001" && "expected" in params && params.expected.includes("object");
  return /\/\d+$/.test(pointer) && (isNoObject || code === "SL2010");
}

function fillEntry(site: JsonObject, finding: Finding): JsonObject {
  const { code, pointer, params } = finding;
  if (code === "SL2001" && /\/\d+$/.test(pointer)) return replaceAt(site, pointer, {}) as JsonObject;
  const filled = withStandIn("site/2", site, finding) as JsonObject;
  const place = code === "SL2010" ? pointer + toPointer([params.name]) : pointer;
  return valueAt(filled, place) === null ? withoutList(site, finding) : filled;
}

function withoutList(site: JsonObject, { pointer }: Finding): JsonObject {
  return removeAt(site, pointer.slice(0, pointer.search(/\/\d+(?:\/|$)/))) as JsonObject;
}
