import { removeAt, replaceAt } from "#core/edit.ts";
import { isObject, isWithin, type JsonObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { asNumber, asText } from "#core/text.ts";
import { validators } from "#schemas/generated/validators.js";
import { closestWord, isSlip } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { type Kind, knownTypes, unitName } from "../upgrade/units.ts";
import { newestVersion } from "../upgrade/upgrade.ts";
import { checkShape } from "./checkShape.ts";
import { frameFields } from "./frames.ts";

/**
 * Returns the newest version of a unit's type whose schema accepts these props; undefined if there
 * is none.
 */
export function fittingVersion(name: string, props: unknown): number | undefined {
  for (let version = newestVersion(name) ?? 0; version > 0; version--)
    if (validators[`${name}/${version}`]?.(props)) return version;
  return undefined;
}

/**
 * Returns the type that was probably meant by one that there is not; the type itself if there is,
 * or if none is near.
 */
export function findMeantType(kind: Kind, type: string): string {
  if (newestVersion(unitName(kind, type)) !== undefined) return type;
  const near = closestWord(type, knownTypes(kind));
  return near !== undefined && isSlip(type, near) ? near : type;
}

/**
 * Returns the unit, with its version, by which the props of a wrong instance can be read; undefined
 * if there is none.
 */
export function readableUnit(kind: Kind, instance: unknown): string | undefined {
  if (!isObject(instance) || !isObject(instance.props)) return undefined;
  const meant = findMeantType(kind, asText(instance.type));
  const name = unitName(kind, meant);
  const newest = newestVersion(name);
  if (newest === undefined) return undefined;
  const statedVersion = asNumber(instance.version);
  const isKnown = Number.isInteger(statedVersion) && statedVersion >= 1 && statedVersion <= newest;
  return unitName(kind, meant, isKnown ? statedVersion : (fittingVersion(name, instance.props) ?? newest));
}

/** What can be read of a site: without the values that its schemas refuse. */
export interface ReadableSite {
  site: JsonObject;
  /** The wrong instances of which only single values can be read: nothing is known of the whole. */
  partial: ReadonlySet<string>;
}

/** The wrong instances of a site, and those of them in which nothing can be read. */
export interface WrongPlaces {
  skipped: readonly string[];
  hidden: readonly string[];
  unread: readonly string[];
}

/**
 * Removes from the wrong instances of a site what their schemas refuse, and empties those in which
 * nothing can be read.
 */
export function readWrongInstances(whole: JsonObject, { skipped, hidden, unread }: WrongPlaces): ReadableSite {
  let site: unknown = whole;
  const partial = new Set<string>();
  for (const pointer of new Set([...skipped, ...hidden])) {
    const instance = valueAt(site, pointer);
    if (frameFields.includes(pointer.slice(pointer.lastIndexOf("/") + 1))) {
      site = removeAt(site, pointer);
      continue;
    }
    const kind = pointer.endsWith("/page") ? "page" : "home";
    const unit = unread.includes(`${pointer}/props`) ? undefined : readableUnit(kind, instance);
    const { isWhole, ...read } = unit ? readInstance(kind, instance as JsonObject, unit) : emptyInstance(instance);
    if (!isWhole) partial.add(pointer);
    const { id } = isObject(instance) ? instance : ({} as JsonObject);
    site = replaceAt(site, pointer, {
      ...read.instance,
      ...(kind === "home" && { id: typeof id === "string" ? id : "unknown" }),
    });
  }
  return { site: site as JsonObject, partial };
}

// Blocks in the slots of a composite are the organiser's.
function emptyInstance(instance: unknown): { instance: JsonObject; isWhole: boolean } {
  const slots = isObject(instance) && isObject(instance.slots) ? { slots: instance.slots } : {};
  return { instance: { type: "unknown", version: 1, props: {}, ...slots }, isWhole: true };
}

function readInstance(kind: Kind, instance: JsonObject, unit: string): { instance: JsonObject; isWhole: boolean } {
  const [, type = "", version] = unit.split("/");
  const { value, isWhole } = readRight(unit, instance.props);
  const isNewest = Number(version) === newestVersion(unitName(kind, type));
  // The bindings of an unknown type were not fitted to it.
  const isCertain = isWhole && isNewest && instance.type === type;
  return { instance: { ...instance, type, version: Number(version), props: value }, isWhole: isCertain };
}

// What is worth the time: each mistake costs some validations.
const mostMistakes = 20;

// What fits most places for which a value of some kind is needed.
const standIns: readonly unknown[] = [
  { zh: "-" },
  "-",
  "/",
  "2000-01-01T00:00:00+08:00",
  "2000-01-01",
  1,
  [],
  {},
  true,
];

/**
 * Returns a value with other values in the places that its schema refuses: what was meant, nothing,
 * or a filler, so that the rest can be read. `isWhole`: it fits the schema then, but for the sizes
 * of its lists.
 */
export function readRight(schema: string, written: unknown): { value: unknown; isWhole: boolean } {
  const wrong = checkShape(schema, written, "").filter(({ severity }) => severity === "error");
  let value = written;
  for (const finding of wrong.slice(0, mostMistakes)) value = withStandIn(schema, value, finding);
  const remaining = checkShape(schema, value, "").filter(({ severity }) => severity === "error");
  return { value, isWhole: remaining.every((finding) => isAboutSize(finding, value)) };
}

/**
 * Returns a value with another one in the place that a finding refuses, so that its surroundings
 * can be read.
 */
export function withStandIn(schema: string, value: unknown, finding: Finding): unknown {
  const { pointer, fix } = finding;
  if (isAboutSize(finding, value)) return value;
  const missing = finding.code === "SL2010" ? [finding.params.name] : [];
  const isMissing = missing.length > 0;
  const place = pointer + toPointer(missing);
  if (place === "") return value;
  const meant = fix && "value" in fix && fix.pointer === place ? [fix.value] : [];
  const isEntry = Array.isArray(valueAt(value, getParent(place)));
  const choices = finding.code === "SL2011" ? finding.params.choices.slice(0, 1) : [];
  const without = isMissing || isEntry ? [] : [removeAt(value, place)];
  const otherValues = [...meant, ...choices, ...standIns].map((candidate) => writeAt(value, place, candidate));
  const right = [...otherValues.slice(0, meant.length), ...without, ...otherValues.slice(meant.length)];
  return right.find((candidate) => fitsAt(schema, candidate, place)) ?? without[0] ?? writeAt(value, place, null);
}

function fitsAt(schema: string, value: unknown, place: string): boolean {
  return checkShape(schema, value, "").every(({ code, pointer, params }) => {
    if (code === "SL2010" && `${pointer}${toPointer([(params as { name: string }).name])}` === place) return false;
    return !isWithin(pointer, place);
  });
}

function writeAt(value: unknown, place: string, written: unknown): unknown {
  const parent = valueAt(value, getParent(place));
  const key = pointerKeys(place).at(-1) ?? "";
  if (isObject(parent) && !Object.hasOwn(parent, key))
    return getParent(place) === ""
      ? { ...parent, [key]: written }
      : replaceAt(value, getParent(place), { ...parent, [key]: written });
  return replaceAt(value, place, written);
}

// A list with too many entries, or with one twice, has right values in it.
function isAboutSize({ code, pointer }: Finding, value: unknown): boolean {
  const place = pointer === "" ? value : valueAt(value, pointer);
  return (code === "SL2013" || code === "SL2014") && Array.isArray(place) && place.length > 0;
}

function getParent(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}
