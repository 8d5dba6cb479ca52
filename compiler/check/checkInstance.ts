import { replaceAt } from "#core/edit.ts";
import { escapeKey, isObject, isWithin, type JsonObject, toPointer, valueAt } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { closestWord } from "../problems/closest.ts";
import type { Findings } from "../problems/findings.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { blockListsIn } from "../upgrade/instances.ts";
import { type Kind, knownTypes, unitName } from "../upgrade/units.ts";
import { newestVersion, upgradeProps } from "../upgrade/upgrade.ts";
import { checkShape } from "./checkShape.ts";
import { isContainer, mostContainers } from "./containers.ts";
import { frameFieldAt } from "./frames.ts";
import { findMeantType, readableUnit } from "./readable.ts";

/** An instance that a finding is about. */
interface Subject {
  kind: Kind;
  type: string;
  pointer: string;
}

/**
 * The results of a check; `skipped` are pointers of instances, and of fields of their frames, that
 * visitors must not see.
 */
export interface Check {
  findings: Findings;
  skipped: string[];
  /** Pointers of wrong instances inside of skipped ones. */
  hidden: string[];
  /**
   * Pointers of skipped and hidden instances in which nothing can be read: their schema is not
   * known.
   */
  unread: string[];
  /** Whether unknown fields are reported: not in content that an upgrade carried over. */
  isStrict: boolean;
  /** Pointers of the instances with a binding that has no value. */
  unbound: ReadonlySet<string>;
  /** How many containers are around what is checked. */
  containers?: number;
  /** The time zone of the race, for moments that are written without theirs. */
  zone?: string | undefined;
  /**
   * Checks a block of a type that has no schema of ours; undefined if it is not one of a composite.
   */
  checkComposite?: (instance: Instance, pointer: string, check: Check, isWrong: boolean) => unknown;
  /**
   * Whether what is inside of a skipped instance is checked: not in blocks that composites become,
   * whose inside an organiser wrote elsewhere.
   */
  readsInside: boolean;
}

/**
 * Checks each instance of a list against the schema of its own version and upgrades it to the
 * newest; the same list if nothing changed.
 */
export function checkInstances(kind: Kind, instances: unknown[], pointer: string, check: Check): unknown[] {
  let changed: unknown[] | undefined;
  for (let index = 0; index < instances.length; index++) {
    const upgraded = checkInstance(kind, instances[index], `${pointer}/${index}`, check);
    if (upgraded !== instances[index]) {
      changed ??= [...instances];
      changed[index] = upgraded;
    }
  }
  return changed ?? instances;
}

/**
 * Checks one instance against the schema of its own version and returns it at the newest version.
 * One that visitors must not see stays as it is, but for the blocks inside of it: what is wrong in
 * them is reported all the same.
 */
export function checkInstance(kind: Kind, instance: unknown, pointer: string, check: Check): unknown {
  const errors = ownErrors(pointer, check);
  const inFrame = kind === "home" && errors.length > 0 ? framesIn(errors, pointer) : [];
  const isWrong = !isInstance(instance) || check.unbound.has(pointer) || errors.length > inFrame.length;
  // A block stays without what is wrong in its frame.
  for (const name of new Set(inFrame)) (isWrong ? check.hidden : check.skipped).push(`${pointer}/${name}`);
  const isOfWrongType = errors.includes(`${pointer}/type`);
  if (isOfWrongType || !isInstance(instance) || (isWrong && !check.readsInside))
    return skip(kind, instance, pointer, isOfWrongType ? { ...check, readsInside: false } : check);
  const { type, version, props } = instance;
  const name = unitName(kind, type);
  const newest = newestVersion(name);
  if (newest === undefined && kind === "home") {
    const composed = check.checkComposite?.(instance, pointer, check, isWrong);
    if (composed) return composed;
  }
  if (newest === undefined || version > newest) return leave(instance, { kind, type, pointer }, newest, check);
  if (kind === "home" && check.isStrict) reportCompositeFields(instance, pointer, check.findings);
  const isTooDeep = isContainer(type) && (check.containers ?? 0) >= mostContainers;
  if (isTooDeep) check.findings.add(report("SL2023", pointer, { type, most: mostContainers }));
  const hasWrongProps = reportShape(unitName(kind, type, version), props, `${pointer}/props`, check);
  if (isWrong || isTooDeep || hasWrongProps) return skip(kind, instance, pointer, check);
  const upgraded = version === newest ? props : upgradeProps(name, version, props);
  if (version < newest && !isUpgradeWhole(name, version, newest, upgraded, { kind, type, pointer }, check))
    return skip(kind, instance, pointer, check);
  const whole = checkNested(
    unitName(kind, type, newest),
    upgraded as JsonObject,
    `${pointer}/props`,
    enterInstance(type, check),
  );
  return version === newest && whole === props ? instance : { ...instance, version: newest, props: whole };
}

function enterInstance(type: string, check: Check): Check {
  return isContainer(type) ? { ...check, containers: (check.containers ?? 0) + 1 } : check;
}

/** The fields of blocks that only composites have. */
export const compositeFields = ["variant", "slots"] as const;

function reportCompositeFields(instance: Instance, pointer: string, findings: Findings): void {
  for (const name of compositeFields)
    if (name in instance) findings.add(report("SL7029", `${pointer}/${name}`, { type: instance.type, name }));
}

// Most instances have no errors, and there are thousands of instances.
function ownErrors(pointer: string, { findings }: Check): string[] {
  const errors = findings.errorsWithin(pointer);
  return errors.length === 0 ? errors : errors.filter((place) => !isInSlot(place, pointer));
}

function framesIn(errors: string[], pointer: string): string[] {
  return errors.flatMap((place) => frameFieldAt(place, pointer) ?? []);
}

/** A block or page with the fields that all have. */
interface Instance {
  [key: string]: unknown;
  type: string;
  version: number;
  props: JsonObject;
}

// A block in the slot of a composite is left out by itself.
function isInSlot(error: string, instance: string): boolean {
  return error.startsWith(`${instance}/slots/`) && /^[^/]+\/\d+(?:\/|$)/.test(error.slice(instance.length + 7));
}

function isInstance(value: unknown): value is Instance {
  return (
    isObject(value) &&
    typeof value.type === "string" &&
    Number.isInteger(value.version) &&
    Number(value.version) >= 1 &&
    isObject(value.props)
  );
}

/**
 * Skips a wrong instance. Returns it with the blocks inside of it checked, because their mistakes
 * are their own.
 */
export function skip(kind: Kind, instance: unknown, pointer: string, check: Check): unknown {
  check.skipped.push(pointer);
  const unit = check.readsInside ? readableUnit(kind, instance) : undefined;
  if (unit === undefined) check.unread.push(`${pointer}/props`);
  if (!check.readsInside || !isObject(instance)) return instance;
  const inside = { ...enterInstance(findMeantType(kind, asText(instance.type)), check), skipped: check.hidden };
  const changed: JsonObject = {};
  if (unit !== undefined) changed.props = checkNested(unit, instance.props as JsonObject, `${pointer}/props`, inside);
  if (isObject(instance.slots)) changed.slots = checkSlotLists(instance.slots, `${pointer}/slots`, inside);
  const isSame = Object.keys(changed).every((name) => changed[name] === instance[name]);
  return isSame ? instance : { ...instance, ...changed };
}

function checkSlotLists(slots: JsonObject, pointer: string, check: Check): JsonObject {
  let whole: unknown = slots;
  for (const [name, list] of Object.entries(slots)) {
    if (!Array.isArray(list)) continue;
    const checked = checkInstances("home", list, `${pointer}/${escapeKey(name)}`, check);
    if (checked !== list) whole = replaceAt(whole, toPointer([name]), checked);
  }
  return whole as JsonObject;
}

// The content of an instance of an unknown type or version cannot be checked.
function leave(instance: Instance, subject: Subject, newest: number | undefined, check: Check): unknown {
  const { kind, type, pointer } = subject;
  const { findings, isStrict } = check;
  if (isStrict) findings.forget(`${pointer}/props`);
  if (newest === undefined) {
    findings.add(reportUnknownType(subject));
    return skip(kind, instance, pointer, check);
  }
  findings.add(report("SL2003", `${pointer}/version`, { kind, type, version: instance.version, newest }));
  // What a newer version holds nobody knows.
  return skip(kind, instance, pointer, { ...check, readsInside: false });
}

function reportUnknownType({ kind, type, pointer }: Subject): Finding {
  const near = closestWord(type, knownTypes(kind));
  const at = `${pointer}/type`;
  // A name that is near but no slip may be that of a block of a newer program.
  const details = suggest(at, near, type);
  return kind === "home"
    ? report("SL2002", at, { type, near }, details)
    : report("SL2006", at, { type, near }, details);
}

// A bad link does not hide its block: it is drawn as plain text. Nested blocks are hidden on their
// own.
function reportShape(name: string, props: JsonObject, pointer: string, check: Check): boolean {
  const { findings, isStrict, zone } = check;
  const errors = checkShape(name, props, pointer, zone);
  if (errors.length === 0) return false;
  const isNested = createNestedTest(name, props, pointer);
  let isBroken = false;
  for (const finding of errors) {
    if (finding.severity === "warning" && !isStrict) continue;
    if (findings.add(finding) && !isNested(finding) && !isTolerable(finding)) isBroken = true;
  }
  return isBroken;
}

// Returns a test of whether a finding is about a block inside the props of another one.
function createNestedTest(name: string, props: unknown, base: string): (finding: Finding) => boolean {
  const lists = blockListsIn(name, props).map((list) => base + list);
  return ({ pointer }) => lists.some((list) => pointer !== list && isWithin(pointer, list));
}

/** Returns whether an error leaves its block shown: a bad link is drawn as plain text. */
export function isTolerable({ code }: Finding): boolean {
  return code === "SL2007" || code === "SL2016";
}

function isUpgradeWhole(
  name: string,
  version: number,
  newest: number,
  props: unknown,
  { kind, type, pointer }: Subject,
  { findings }: Check,
): boolean {
  const isNested = createNestedTest(`${name}/${newest}`, props, "");
  const errors = checkShape(`${name}/${newest}`, props, "").filter(({ severity }) => severity === "error");
  const shapeProblems = errors.filter((finding) => !isNested(finding));
  const isBroken = shapeProblems.some((finding) => !isTolerable(finding));
  // Unsafe links are already reported at the place where they are written.
  const first = shapeProblems.find(({ code }) => code !== "SL2007");
  if (first && !findings.hasErrorWithin(pointer)) {
    const place = `/props${first.pointer}${first.code === "SL2010" ? toPointer([String(first.params.name)]) : ""}`;
    const params = { kind, type, version, newest, place: place.slice(0, 200) };
    findings.add(report("SL2009", pointer, params, { severity: isBroken ? "error" : "warning" }));
  }
  return !isBroken;
}

function checkNested(name: string, props: JsonObject, pointer: string, check: Check): JsonObject {
  let whole: unknown = props;
  for (const path of blockListsIn(name, props)) {
    const list = valueAt(props, path) as unknown[];
    const checked = checkInstances("home", list, pointer + path, check);
    if (checked !== list) whole = replaceAt(whole, path, checked);
  }
  return whole as JsonObject;
}
