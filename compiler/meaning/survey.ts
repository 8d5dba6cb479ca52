import { escapeKey, type JsonObject } from "#core/pointers.ts";

/** A value and the object that contains it. */
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
  /** Addresses of files on other hosts: pictures, films, map tiles, courses. */
  outside: Found<string>[];
}

const linkKeys = /link(?:en)?$|^(?:more|contact|gallery|pastResults|userAgreement|privacyPolicy)$/i;
const fileKeys = /^(?:src|full|url|route)$/;
const instantKeys = /^(?:from|until|at|target|\w*At)$/;
const instantText = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d/;
// The frame of a route is the business of the checks of routes; what upgrades keep of unknown
// fields is nobody's.
const parts: Record<Place, Record<string, Place | undefined> | undefined> = {
  site: {
    title: "value",
    description: "value",
    brand: "value",
    header: "value",
    footer: "value",
    race: "value",
    prices: "value",
    account: "value",
    cookieNotice: "value",
    home: "value",
    notFound: "value",
    contact: "value",
    social: "value",
    routes: "routes",
  },
  routes: undefined,
  route: { title: "value", page: "value", visible: "value", children: "routes" },
  value: undefined,
};

type Place = "site" | "routes" | "route" | "value";

/**
 * Walks a site once and collects links, instants, texts and images outside of what visitors never
 * see.
 */
export function surveySite(site: unknown, isSkipped: ((pointer: string) => boolean) | undefined): Survey {
  const survey: Survey = { links: [], instants: [], texts: [], images: [], outside: [] };
  visit(site, "", "site", survey);
  if (!isSkipped) return survey;
  const seen = <Value>(list: Found<Value>[]) => list.filter(({ pointer }) => !isSkipped(pointer));
  return {
    links: seen(survey.links),
    instants: seen(survey.instants),
    texts: seen(survey.texts),
    images: seen(survey.images),
    outside: seen(survey.outside),
  };
}

// Entries of a list have no neighbours with names.
const entry: JsonObject = {};

function visit(value: unknown, at: string, place: Place, survey: Survey): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const inner = value[index];
      if (typeof inner !== "object" || inner === null) continue;
      const pointer = `${at}/${index}`;
      if (place === "value" && collectObject(inner as JsonObject, "", entry, pointer, survey)) continue;
      visit(inner, pointer, place === "routes" ? "route" : place, survey);
    }
    return;
  }
  const placeParts = parts[place];
  const object = value as JsonObject;
  for (const key in object) {
    const inner = object[key];
    const next = !placeParts ? "value" : Object.hasOwn(placeParts, key) ? placeParts[key] : undefined;
    if (!next) continue;
    if (typeof inner === "string") visitText(inner, key, object, at, survey);
    else if (typeof inner === "object" && inner !== null) {
      const pointer = `${at}/${escapeKey(key)}`;
      if (!collectObject(inner as JsonObject, key, object, pointer, survey)) visit(inner, pointer, next, survey);
    }
  }
}

function visitText(value: string, key: string, parent: JsonObject, at: string, survey: Survey): void {
  const first = value.charCodeAt(0);
  // A slash or a hash, an h, a digit: few texts need a second look.
  if (first === 47 || first === 35) {
    if (first === 47 && value[1] === "/") visitOutside(value, key, parent, at, survey);
    else if (linkKeys.test(key)) survey.links.push({ value, pointer: `${at}/${key}`, key, parent });
  } else if (first === 104 || first === 72) visitOutside(value, key, parent, at, survey);
  else if (first >= 48 && first <= 57 && instantKeys.test(key) && instantText.test(value))
    survey.instants.push({ value, pointer: `${at}/${key}`, key, parent });
}

function visitOutside(value: string, key: string, parent: JsonObject, at: string, survey: Survey): void {
  if (fileKeys.test(key) && /^(?:https?:)?\/\//i.test(value))
    survey.outside.push({ value, pointer: `${at}/${key}`, key, parent });
}

// Collects a text or an image. Returns whether it is a text, which has nothing else in it.
function collectObject(value: JsonObject, key: string, parent: JsonObject, pointer: string, survey: Survey): boolean {
  if (typeof value.zh === "string") {
    if (value.en === undefined || typeof value.en === "string")
      survey.texts.push({ value: value as { zh: string }, pointer, key, parent });
    return true;
  }
  if (typeof value.src === "string" && value.poster === undefined) survey.images.push({ value, pointer, key, parent });
  return false;
}
