import { isObject, type JsonObject, toPointer } from "../pointers.ts";

/** A value and the object that it stands in. */
export interface Found<Value> {
  value: Value;
  pointer: string;
  key: string;
  parent: JsonObject;
}

/** What one walk over a site finds for all the checks. */
export interface Survey {
  /** Links to pages and anchors of this site: /news, #rules. */
  links: Found<string>[];
  instants: Found<string>[];
  texts: Found<{ zh: string; en?: string }>[];
  images: Found<JsonObject>[];
}

const linkKeys = /link(?:en)?$|^(?:more|contact|gallery|pastResults)$/i;
const instantKeys = /^(?:from|until|at|target|\w*At)$/;
const instantText = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d/;
// The frame of a route is the business of the checks of routes; what upgrades keep of unknown fields is nobody's.
const routeKeys = new Set(["page", "children", "title"]);
const siteKeys = new Set(["title", "description", "brand", "header", "footer", "race", "home", "routes"]);

/** Walks a site once and collects links, instants, texts and images outside of what visitors never see. */
export function surveySite(site: unknown, isSkipped: (pointer: string) => boolean): Survey {
  const survey: Survey = { links: [], instants: [], texts: [], images: [] };
  visit(site, [], survey);
  const seen = <Value>(list: Found<Value>[]) => list.filter(({ pointer }) => !isSkipped(pointer));
  return {
    links: seen(survey.links),
    instants: seen(survey.instants),
    texts: seen(survey.texts),
    images: seen(survey.images),
  };
}

// Entries of a list have no neighbours with names.
const entry: JsonObject = {};

function visit(value: unknown, path: (string | number)[], survey: Survey): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (typeof value[index] !== "object") continue;
      path.push(index);
      if (isObject(value[index])) visitObject(value[index], "", entry, path, survey);
      visit(value[index], path, survey);
      path.pop();
    }
    return;
  }
  if (!isObject(value)) return;
  const allowed = path.length === 0 ? siteKeys : isRoute(path) ? routeKeys : undefined;
  for (const key in value) {
    if (allowed && !allowed.has(key)) continue;
    const inner = value[key];
    path.push(key);
    if (typeof inner === "string") visitText(inner, key, value, path, survey);
    else if (typeof inner === "object" && inner !== null) {
      visitObject(inner as JsonObject, key, value, path, survey);
      visit(inner, path, survey);
    }
    path.pop();
  }
}

function isRoute(path: (string | number)[]): boolean {
  if (path[0] !== "routes" || typeof path[path.length - 1] !== "number") return false;
  return path.every((key, index) =>
    index % 2 === 1 ? typeof key === "number" : key === "routes" || key === "children",
  );
}

function visitText(value: string, key: string, parent: JsonObject, path: (string | number)[], survey: Survey): void {
  if (linkKeys.test(key)) {
    if (/^(?:\/(?!\/)|#)/.test(value)) survey.links.push({ value, pointer: toPointer(path), key, parent });
  } else if (instantText.test(value) && instantKeys.test(key))
    survey.instants.push({ value, pointer: toPointer(path), key, parent });
}

function visitObject(
  value: JsonObject,
  key: string,
  parent: JsonObject,
  path: (string | number)[],
  survey: Survey,
): void {
  if (typeof value.zh === "string") {
    if (value.en === undefined || typeof value.en === "string")
      survey.texts.push({ value: value as { zh: string }, pointer: toPointer(path), key, parent });
  } else if (typeof value.src === "string" && !("poster" in value))
    survey.images.push({ value, pointer: toPointer(path), key, parent });
}
