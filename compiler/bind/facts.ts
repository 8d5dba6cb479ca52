import type { FactKind } from "#core/factKind.ts";
import { isObject, type JsonObject, pointerKeys } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { closestWord } from "../problems/closest.ts";

/** The value of a fact by its kind. */
interface FactValues extends Record<FactKind, unknown> {
  text: { zh: string; en?: string };
  link: string;
  /** In fen. */
  money: number;
  count: number;
  /** In kilometres. */
  distance: { km: number; isApproximate: boolean };
  /** In metres. */
  climb: number;
  age: number;
  ages: { min?: number; max?: number };
  allocation: "draw" | "first-come" | "direct" | "invite";
  /** RFC 3339. */
  moment: string;
  /** In minutes. */
  duration: number;
}

/** A fact of the race with its value. */
export type Fact = { [Kind in FactKind]: { kind: Kind; value: FactValues[Kind] } }[FactKind];

/**
 * The facts that a race can state, by their path below /race; the last three are derived from
 * others.
 */
export const raceKinds: Record<string, FactKind> = {
  name: "text",
  startsAt: "moment",
  endsAt: "moment",
  city: "text",
  venue: "text",
  "registration/opensAt": "moment",
  "registration/closesAt": "moment",
  "registration/drawAt": "moment",
  "registration/link": "link",
  resultsLink: "link",
  lookupLink: "link",
  places: "count",
  itemCount: "count",
  duration: "duration",
};

/** The facts that an item can state; `age` is the range of minAge and maxAge. */
export const itemKinds: Record<string, FactKind> = {
  name: "text",
  distanceKm: "distance",
  places: "count",
  feeFen: "money",
  minAge: "age",
  maxAge: "age",
  age: "ages",
  allocation: "allocation",
  startsAt: "moment",
  climbM: "climb",
  note: "text",
};

/**
 * What a path leads to: a fact; a known one that the race does not state (or states wrongly, which
 * is a problem of its own); or nothing, with the path that was probably meant.
 */
export type Found = { fact: Fact } | { missing: "notStated" | "broken" | "unknown"; near?: string | undefined };

/**
 * Finds a fact by its path (/startsAt, /items/marathon/feeFen); items are named by their id. Never
 * throws.
 */
export function findFact(path: string, race: unknown): Found {
  const facts = isObject(race) ? race : {};
  const keys = pointerKeys(path.startsWith("/") ? path : `/${path}`);
  const [list, id = "", name = ""] = keys;
  const field = keys.join("/");
  const item = list === "items" && keys.length === 3 ? itemCalled(id, facts) : undefined;
  const kind = item ? ownKind(itemKinds, name) : ownKind(raceKinds, field);
  if (!path.startsWith("/") || kind === undefined) return reportUnknown(keys, facts);
  return readFact(kind, item ? itemValue(item, name) : raceValue(facts, field));
}

function ownKind(kinds: Record<string, FactKind>, name: string): FactKind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

function listItems({ items }: JsonObject): JsonObject[] {
  return Array.isArray(items) ? items.filter(isObject) : [];
}

function itemCalled(id: string, facts: JsonObject): JsonObject | undefined {
  return listItems(facts).find((item) => item.id === id);
}

/** Returns the ids of a race's items. */
export function itemIds(race: unknown): string[] {
  return isObject(race) ? listItems(race).flatMap(({ id }) => (typeof id === "string" ? [id] : [])) : [];
}

function reportUnknown(keys: readonly string[], facts: JsonObject): Found {
  return { missing: "unknown", near: nearPath(keys, facts) };
}

// An item's fact is sought part by part, so that a slip in each part is understood; the number of
// an item leads to its id.
function nearPath(keys: readonly string[], facts: JsonObject): string | undefined {
  const [list = "", id = "", name = ""] = keys;
  if (keys.length === 3 && closestWord(list, ["items"]) !== undefined) {
    const ids = itemIds(facts);
    const item = ids.includes(id) ? id : (ids[Number.parseInt(id, 10)] ?? closestWord(id, ids));
    const field = ownKind(itemKinds, name) ? name : closestWord(name, Object.keys(itemKinds));
    return item === undefined || field === undefined ? undefined : `/items/${item}/${field}`;
  }
  const paths = Object.keys(raceKinds);
  const last = paths.filter((path) => path.endsWith(`/${keys.at(-1)}`));
  const near = last.length === 1 ? last[0] : closestWord(keys.join("/"), paths);
  return near === undefined ? undefined : `/${near}`;
}

function raceValue(facts: JsonObject, field: string): unknown {
  if (field === "itemCount") return Array.isArray(facts.items) ? facts.items.length : undefined;
  if (field === "places") return sumOfPlaces(listItems(facts));
  if (field === "duration") return minutesBetween(facts.startsAt, facts.endsAt);
  const [name = "", inner] = field.split("/");
  const value = facts[name];
  if (inner === undefined) return value;
  return isObject(value) ? value[inner] : undefined;
}

function itemValue(item: JsonObject, name: string): unknown {
  const { distanceKm: km, isDistanceApproximate, minAge: min, maxAge: max } = item;
  if (name === "distanceKm")
    return km === undefined ? undefined : { km, isApproximate: isDistanceApproximate === true };
  if (name === "age") return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return item[name];
}

// A race in which one item has any number of places has no number of places.
function sumOfPlaces(items: JsonObject[]): number | undefined {
  const places = items.map((item) => item.places);
  return places.length > 0 && places.every(isSize) ? places.reduce((sum, place) => sum + place, 0) : undefined;
}

function minutesBetween(from: unknown, until: unknown): number | undefined {
  const minutes = (Date.parse(asText(until)) - Date.parse(asText(from))) / 60_000;
  return isMoment(from) && isMoment(until) && minutes > 0 ? Math.round(minutes) : undefined;
}

function readFact(kind: FactKind, value: unknown): Found {
  if (value === undefined) return { missing: "notStated" };
  return isFact[kind](value) ? { fact: { kind, value } as Fact } : { missing: "broken" };
}

const isSize = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER;

/** Returns whether a value is a moment that exists, in RFC 3339. */
export const isMoment = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/i.test(value) &&
  Number.isFinite(Date.parse(value));

const isFact: Record<FactKind, (value: unknown) => boolean> = {
  text: (value) =>
    isObject(value) && typeof value.zh === "string" && (value.en === undefined || typeof value.en === "string"),
  link: (value) => typeof value === "string",
  money: isSize,
  count: isSize,
  distance: (value) => isObject(value) && isSize(value.km),
  climb: isSize,
  age: isSize,
  ages: (value) => isObject(value) && Object.values(value).every(isSize),
  allocation: (value) => typeof value === "string" && ["draw", "first-come", "direct", "invite"].includes(value),
  moment: isMoment,
  duration: isSize,
};
