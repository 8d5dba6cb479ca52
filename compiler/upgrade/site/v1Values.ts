import { toLink } from "#core/operations.ts";
import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";

/** Returns the text of an organiser's field, or undefined if there is none. */
export function getText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns a bilingual text, or undefined if both languages are missing. */
export function bilingual(zh: unknown, en?: unknown): { zh: string; en?: string } | undefined {
  const [chinese, english] = [getText(zh), getText(en)];
  if (chinese === undefined && english === undefined) return undefined;
  return english === undefined ? { zh: chinese ?? "" } : { zh: chinese ?? english, en: english };
}

/** Returns whether a switch is on: true, 1, "1" or "true". */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** Returns a link with pages written as /page; undefined if there is none. */
export function getLink(value: unknown): string | undefined {
  return getText(toLink(value));
}

/** Returns an id for a list entry: the organiser's own if it is a valid one, else the fallback. */
export function getId(value: unknown, fallback: string): string {
  const id = typeof value === "number" ? String(value) : value;
  return typeof id === "string" && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) ? id : fallback;
}

/**
 * Returns the entries of a list, each with an id: its own, or that of the photo that it opens, by
 * which the flat config identifies photos, or one of its place.
 */
export function withIds(list: unknown[], prefix: string): unknown[] {
  const takenIds = new Set(list.flatMap((entry) => (isObject(entry) && hasId(entry) ? [asText(entry.id)] : [])));
  return list.map((entry, index) => {
    if (!isObject(entry) || hasId(entry)) return entry;
    const statedId = getId(entry.jumpUrl, "");
    const id = statedId === "" || takenIds.has(statedId) ? freeId(`${prefix}-${index + 1}`, takenIds) : statedId;
    takenIds.add(id);
    return { ...entry, id };
  });
}

function hasId({ id }: JsonObject): boolean {
  return id !== undefined && id !== null && id !== "";
}

function freeId(id: string, takenIds: ReadonlySet<string>): string {
  return takenIds.has(id) ? freeId(`${id}-b`, takenIds) : id;
}

/** Returns the key "id" if the id is the organiser's own, because nothing else of it is kept. */
export function idKey(entry: JsonObject, id: string): string[] {
  return asText(entry.id) === id || entry.id === null ? ["id"] : [];
}

/** Returns the object without some keys and without undefined values. */
export function without(value: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !keys.includes(key) && inner !== undefined));
}

/** Returns whether a switch was read: any way to write on or off, or nothing. */
export function isSwitch(value: unknown): boolean {
  return isOn(value) || [false, 0, "0", "false", "", null, undefined].includes(value as string);
}

/** Returns whether `getText` reads all there is: a text, or nothing. */
export function isText(value: unknown): boolean {
  return typeof value === "string" || value === null || value === undefined;
}

/**
 * Returns the new part made from a part of the flat config, with the unread fields of the old one:
 * under their own names, or under "flat" if the new part uses the name itself, or could use it
 * (`ours`).
 */
export function withRest(upgraded: JsonObject, rest: JsonObject, ...ours: string[]): JsonObject {
  const isOurs = (key: string) => Object.hasOwn(upgraded, key) || ours.includes(key);
  const free = Object.entries(rest).filter(([key]) => !isOurs(key));
  const clashing = Object.entries(rest).filter(([key, value]) => isOurs(key) && upgraded[key] !== value);
  const clashEntries = clashing.length > 0 ? [["flat", Object.fromEntries(clashing)] as const] : [];
  return Object.fromEntries([...Object.entries(upgraded), ...free, ...clashEntries]);
}

/**
 * Returns the object without some keys, as far as these hold texts: a value of another kind could
 * not be read and must not get lost.
 */
export function withoutTexts(value: JsonObject, ...keys: string[]): JsonObject {
  return without(value, ...keys.filter((key) => isText(value[key])));
}

/** Lists the entries of a list that are objects; none if it is not a list. */
export function listObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
