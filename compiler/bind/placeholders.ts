import type { Sentence } from "#core/text.ts";
import { closestWord, isSlip } from "../problems/closest.ts";
import { type Facts, writeAt } from "./binding.ts";
import { findFact, itemIds } from "./facts.ts";
import { type Format, formatsOf } from "./formats.ts";

/** A `{fee:marathon|money}` of a text: its place in the text, and what it becomes. */
export interface Placeholder {
  at: number;
  length: number;
  /** What is between the braces. */
  written: string;
  /**
   * The text in both languages; undefined for a name that does not exist, which stays as it is
   * written.
   */
  text: Sentence | undefined;
  trouble?: Trouble;
}

/** Why a placeholder cannot be written as it is meant. */
export type Trouble =
  | { kind: "unknown"; near: string | undefined; isSlip: boolean }
  | { kind: "notStated" | "broken"; path: string }
  | { kind: "format"; path: string; as: string; formats: readonly Format[] };

// What texts call the facts of an item and of the race.
const itemNames: Record<string, string> = {
  name: "name",
  fee: "feeFen",
  places: "places",
  distance: "distanceKm",
  climb: "climbM",
  age: "age",
  minAge: "minAge",
  maxAge: "maxAge",
  allocation: "allocation",
  start: "startsAt",
  note: "note",
};

const raceNames: Record<string, string> = {
  name: "name",
  start: "startsAt",
  end: "endsAt",
  duration: "duration",
  city: "city",
  venue: "venue",
  opens: "registration/opensAt",
  closes: "registration/closesAt",
  draw: "registration/drawAt",
  places: "places",
  items: "itemCount",
};

// A doubled brace is one brace that is meant; a brace without a name is always meant.
// What input methods make of the signs: ｛fee：marathon｝.
const wideSigns = /[｛{]\s*([A-Za-z]\w*)\s*(?:[：:]\s*([\w-]+)\s*)?(?:[｜|]\s*(\w+)\s*)?[｝}]/g;
const placeholder = /\{\{([A-Za-z]\w*(?::[\w-]+)?(?:\|\w+)?)\}\}|\{(([A-Za-z]\w*)(?::([\w-]+))?(?:\|(\w+))?)\}/g;

/** Finds the placeholders of a text in order. Never throws. */
export function findPlaceholders(text: string, facts: Facts): Placeholder[] {
  if (!text.includes("{")) return [];
  return [...text.matchAll(placeholder)].flatMap((match): Placeholder[] => {
    const [whole, doubled, written = "", name = "", item, as] = match;
    const place = { at: match.index, length: whole.length };
    if (doubled !== undefined)
      return [{ ...place, written: doubled, text: { zh: `{${doubled}}`, en: `{${doubled}}` } }];
    const resolved = resolve({ name, item, as }, facts);
    return resolved ? [{ ...place, written, ...resolved }] : [];
  });
}

/**
 * Finds names of facts that are written with full-width signs or spaces, which visitors read as
 * they are written; and how they are meant.
 */
export function findWidePlaceholders(
  text: string,
  facts: Facts,
): { at: number; length: number; written: string; meant: string }[] {
  if (!/[｛｝：｜]|\{\s|\s\}/.test(text)) return [];
  return [...text.matchAll(wideSigns)].flatMap(({ 0: whole, 1: name = "", 2: item, 3: as, index }) => {
    const meant = `{${name}${item === undefined ? "" : `:${item}`}${as === undefined ? "" : `|${as}`}}`;
    const [match] = whole === meant ? [] : findPlaceholders(meant, facts);
    return match && !match.trouble ? [{ at: index, length: whole.length, written: whole, meant }] : [];
  });
}

/**
 * Returns the placeholder of a fact in texts: fee:marathon for /items/marathon/feeFen; undefined if
 * texts have no name for it.
 */
export function choosePlaceholder(path: string): string | undefined {
  const [, id, field] = /^\/items\/([^/]+)\/(\w+)$/.exec(path) ?? [];
  const names = Object.entries(id === undefined ? raceNames : itemNames);
  const name = names.find(([, fieldPath]) => fieldPath === (field ?? path.slice(1)))?.[0];
  return name && (id === undefined ? name : `${name}:${id}`);
}

interface Parts {
  name: string;
  item: string | undefined;
  as: string | undefined;
}

function resolve({ name, item, as }: Parts, facts: Facts): Pick<Placeholder, "text" | "trouble"> | undefined {
  const names = item === undefined ? raceNames : itemNames;
  const isKnown = Object.hasOwn(names, name) && (item === undefined || itemIds(facts.race).includes(item));
  if (!isKnown) return explainUnknown({ name, item, as }, facts);
  const path = item === undefined ? `/${names[name]}` : `/items/${item}/${names[name]}`;
  const match = findFact(path, facts.race);
  const nothing = { zh: "", en: "" };
  if ("missing" in match)
    return { text: nothing, trouble: { kind: match.missing === "broken" ? "broken" : "notStated", path } };
  const { fact } = match;
  const formats = formatsOf[fact.kind];
  const format = as === undefined ? formats[0] : formats.find((format) => format === as);
  const text = writeAt(fact, { path, format: format ?? formats[0] ?? "text", facts });
  return format === undefined && as !== undefined ? { text, trouble: { kind: "format", path, as, formats } } : { text };
}

// A word in braces without an item or a format can be meant as it is, unless it is near a name.
function explainUnknown({ name, item, as }: Parts, facts: Facts): Pick<Placeholder, "text" | "trouble"> | undefined {
  const near = nearName(name, item, itemIds(facts.race));
  if (near === undefined && item === undefined && as === undefined) return undefined;
  const placeholderText = item === undefined ? name : `${name}:${item}`;
  const format = as === undefined ? "" : `|${as}`;
  const trouble = {
    kind: "unknown",
    near: near && near + format,
    isSlip: near !== undefined && isSlip(placeholderText, near),
  } as const;
  return { text: undefined, trouble };
}

function nearName(name: string, item: string | undefined, ids: readonly string[]): string | undefined {
  if (item === undefined) {
    const [first] = ids;
    if (Object.hasOwn(itemNames, name)) return first === undefined ? undefined : `${name}:${first}`;
    return closestWord(name, Object.keys(raceNames));
  }
  const nearItem = ids.includes(item) ? item : closestWord(item, ids);
  const fact = Object.hasOwn(itemNames, name) ? name : (fieldName(name) ?? closestWord(name, Object.keys(itemNames)));
  if (fact !== undefined && nearItem !== undefined) return `${fact}:${nearItem}`;
  return Object.hasOwn(raceNames, name) ? name : undefined;
}

// A fact may be called as race calls it: feeFen.
function fieldName(field: string): string | undefined {
  return Object.entries(itemNames).find(([, itemField]) => itemField === field)?.[0];
}
