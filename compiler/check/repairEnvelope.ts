import { removeAt, replaceAt } from "#core/edit.ts";
import { isObject, type JsonObject, pointerKeys, valueAt } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";
import { checkShape } from "./checkShape.ts";

/**
 * Returns a copy of a site without the values that its own schema refuses, so that the rest can be
 * shown; the same site if it is valid.
 */
export function repairEnvelope(site: JsonObject): JsonObject {
  let repaired = withDefaults(site);
  for (let round = 0; round < 12; round++) {
    const errors = checkShape("site/2", repaired, "").filter(({ severity }) => severity === "error");
    if (errors.length === 0) return repaired;
    const full = new Map(
      errors.flatMap((error) => (isFull(error) ? [[error.pointer, error.params.limit] as const] : [])),
    );
    const wrong = [...new Set(errors.map(({ pointer }) => pointer))];
    for (const pointer of wrong.sort(fromTheEnd))
      repaired = withDefaults(shorten(repaired, pointer, full.get(pointer)) ?? cut(repaired, pointer));
  }
  return withDefaults({});
}

function withDefaults(site: JsonObject): JsonObject {
  const whole = { $schema: siteV2, id: "site", title: { zh: "" }, languages: ["zh"], routes: [] };
  const missing = Object.entries(whole).filter(([key]) => !Object.hasOwn(site, key));
  const home = isObject(site.home) && Array.isArray(site.home.blocks) ? {} : { home: { blocks: [] } };
  return missing.length === 0 && Object.keys(home).length === 0
    ? site
    : { ...site, ...Object.fromEntries(missing), ...home };
}

function isFull(error: Finding): error is Finding & { params: { limit: number } } {
  return error.code === "SL2013" && error.params.keyword === "maxItems";
}

// A list that is too long keeps its first entries.
function shorten(site: JsonObject, pointer: string, limit: number | undefined): JsonObject | undefined {
  const list = valueAt(site, pointer);
  if (limit === undefined || !Array.isArray(list)) return undefined;
  return replaceAt(site, pointer, list.slice(0, limit)) as JsonObject;
}

// Routes keep their place in the list, so that pointers into the others stay right.
function cut(site: JsonObject, pointer: string): JsonObject {
  if (pointer === "") return site;
  const isRoute = /^\/routes\/\d+(?:\/children\/\d+)*$/.test(pointer);
  return (isRoute ? replaceAt(site, pointer, unreadable(site, pointer)) : removeAt(site, pointer)) as JsonObject;
}

// A route without an address keeps what is on its page and below it.
function unreadable(site: JsonObject, pointer: string): JsonObject {
  const route = valueAt(site, pointer);
  const path = `/unreadable-${pointerKeys(pointer).slice(1).join("-")}`;
  if (!isObject(route) || typeof route.path === "string") return { path, hidden: true };
  const { page, children } = route;
  return { path, hidden: true, ...(page !== undefined && { page }), ...(children !== undefined && { children }) };
}

// Later entries of a list are removed first, so that the places of the earlier ones stay right.
function fromTheEnd(a: string, b: string): number {
  const [left, right] = [pointerKeys(a), pointerKeys(b)];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [keyOfA, keyOfB] = [left[index] ?? "", right[index] ?? ""];
    if (keyOfA !== keyOfB) return Number(keyOfB) - Number(keyOfA) || keyOfB.localeCompare(keyOfA);
  }
  return right.length - left.length;
}
