import { type JsonObject, toPointer } from "#core/pointers.ts";
import { validators } from "#schemas/generated/validators.js";
import type { Finding, ProblemDetails } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { eachInstance, type PlacedInstance } from "../upgrade/instances.ts";
import { type Facts, isBinding, type Resolved, resolveBinding } from "./binding.ts";
import { formatsOf, getNumber } from "./formats.ts";

/** A site whose bindings are values, and what is wrong with them. */
export interface BoundSite {
  site: JsonObject;
  /** Findings about bindings, each with the binding's pointer. */
  findings: { binding: string; finding: Finding }[];
  /** Pointers of the bindings that have a value. */
  bound: string[];
  /** Pointers of those without one. */
  unbound: string[];
  /**
   * Pointers of the blocks and pages that cannot be shown, because one of their own bindings has no
   * value.
   */
  broken: ReadonlySet<string>;
}

/** How many bindings of a site are resolved: each can be as long as a fact. */
export const mostBindings = 10_000;

/** Finds what checks the props of a unit that has no schema of ours: home/my/sponsor-wall/1. */
export type FindValidator = (unit: string) => Unit["validate"] | undefined;

/**
 * Replaces the bindings of a site of version 2 by values that their places accept; those that have
 * none stay. Never throws.
 */
export function bindSite(site: JsonObject, facts: Facts, find?: FindValidator): BoundSite {
  const places = findPlaces(site, find);
  const broken = new Set<string>();
  const result: BoundSite = { site, findings: [], bound: [], unbound: [], broken };
  const live = places.filter(({ unit }) => unit.isKnown);
  const bindings = live.slice(0, mostBindings).map((place) => ({
    ...place,
    ...resolvePlace(place, facts),
    choice: 0,
  }));
  for (const entry of bindings)
    for (const finding of entry.findings) result.findings.push({ binding: entry.pointer, finding });
  const values = new Map<JsonObject, unknown>();
  for (const [unit, list] of groupByUnit(bindings.filter(({ values: choices }) => choices.length > 0)))
    chooseValues(unit, list, values);
  for (const entry of bindings) {
    if (values.has(entry.binding)) result.bound.push(entry.pointer);
    else {
      result.unbound.push(entry.pointer);
      if (entry.owner !== undefined) broken.add(entry.owner);
      if (entry.fact && entry.findings.length === 0)
        result.findings.push({ binding: entry.pointer, finding: unfit(entry, values) });
    }
  }
  for (const [index, { pointer, owner }] of live.slice(mostBindings).entries()) {
    if (index === 0)
      result.findings.push({ binding: pointer, finding: report("SL5212", pointer, { most: mostBindings }) });
    result.unbound.push(pointer);
    if (owner !== undefined) broken.add(owner);
  }
  if (values.size > 0) result.site = replaceBindings(site, values) as JsonObject;
  return result;
}

/**
 * Returns a site of a version without bindings as it is, with the finding `about` each of its
 * bindings.
 */
export function refuseBindings(site: JsonObject, about: (pointer: string) => Finding): BoundSite {
  const live = findPlaces(site).filter(({ unit }) => unit.isKnown);
  return {
    site,
    findings: live.map(({ pointer }) => ({ binding: pointer, finding: about(pointer) })),
    bound: [],
    unbound: live.map(({ pointer }) => pointer),
    broken: new Set(live.flatMap(({ owner }) => owner ?? [])),
  };
}

/**
 * Replaces the bindings in a value by values that its validator accepts; those that have none stay,
 * with the findings at their places in it. Never throws.
 */
export function bindValue(
  value: unknown,
  validate: Unit["validate"],
  facts: Facts,
): { value: unknown; findings: Finding[] } {
  const unit: Unit = { pointer: "", value, validate, isKnown: true };
  const bindings = placesIn(value, unit).map((place) => ({
    ...place,
    ...resolveBinding(place.binding, place.pointer, facts),
    choice: 0,
  }));
  if (bindings.length === 0) return { value, findings: [] };
  const values = new Map<JsonObject, unknown>();
  chooseValues(
    unit,
    bindings.filter((binding) => binding.values.length > 0),
    values,
  );
  const pending = bindings.filter((entry) => entry.fact && entry.findings.length === 0 && !values.has(entry.binding));
  const findings = [...bindings.flatMap((entry) => entry.findings), ...pending.map((entry) => unfit(entry, values))];
  return { value: replaceBindings(value, values), findings };
}

function placesIn(value: unknown, unit: Unit, keys: (string | number)[] = []): PlacedBinding[] {
  if (typeof value !== "object" || value === null) return [];
  if (isBinding(value)) return [{ binding: value, pointer: toPointer(keys), unit, owner: undefined }];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, unit, [...keys, key]));
}

/** What checks a binding's place: the props of one block or page, or the site around them. */
interface Unit {
  pointer: string;
  value: unknown;
  validate: ((value: unknown) => boolean) & { errors?: { instancePath: string }[] | null };
  isKnown: boolean;
}

interface PlacedBinding {
  binding: JsonObject;
  pointer: string;
  unit: Unit;
  /** The block or page that it is in. */
  owner: string | undefined;
}

type Choice = PlacedBinding & Resolved & { choice: number };

function findPlaces(site: JsonObject, find?: FindValidator): PlacedBinding[] {
  const instances = new Map(eachInstance(site).map((placed) => [placed.pointer, placed]));
  const places: PlacedBinding[] = [];
  const visit = (value: unknown, keys: (string | number)[], unit: Unit, owner?: string): void => {
    if (typeof value !== "object" || value === null) return;
    const pointer = toPointer(keys);
    if (isBinding(value)) {
      places.push({ binding: value, pointer, unit, owner });
      return;
    }
    const placed = instances.get(pointer);
    for (const [key, inner] of Object.entries(value)) {
      const isProps = placed !== undefined && key === "props";
      const innerUnit = isProps ? getUnit(getName(placed), `${pointer}/props`, inner, find) : unit;
      visit(inner, [...keys, key], innerUnit, placed ? pointer : owner);
    }
  };
  visit(site, [], getUnit("site/2", "", site));
  return places;
}

function getName({ kind, instance }: PlacedInstance): string {
  return `${kind}/${instance.type}/${instance.version}`;
}

const anything = Object.assign(() => true, { errors: null });

function getUnit(name: string, pointer: string, value: unknown, find?: FindValidator): Unit {
  const validate = Object.hasOwn(validators, name) ? validators[name] : find?.(name);
  return { pointer, value, validate: (validate ?? anything) as Unit["validate"], isKnown: validate !== undefined };
}

function resolvePlace({ binding, pointer }: PlacedBinding, facts: Facts): Resolved {
  const resolved = resolveBinding(binding, pointer, facts);
  if (!pointer.startsWith("/race/")) return resolved;
  return { path: resolved.path, values: [], findings: [misfit({ ...resolved, pointer }, true)] };
}

function misfit(
  { fact, path, pointer }: Resolved & { pointer: string },
  isInRace: boolean,
  details: ProblemDetails = {},
): Finding {
  return report("SL5210", pointer, { path, kind: fact?.kind ?? "text", isInRace }, details);
}

// A fact whose place refuses each of its values; a place for a number takes one with `as`.
function unfit(choice: Choice, chosenValues: ReadonlyMap<JsonObject, unknown>): Finding {
  const { fact, binding, pointer, unit } = choice;
  if (!fact || binding.as === "number" || !formatsOf[fact.kind].includes("number")) return misfit(choice, false);
  const { value, validate } = unit;
  validate(replaceBindings(value, new Map([...chosenValues, [binding, getNumber(fact)]])));
  const byPlace = new Map([[pointer.slice(unit.pointer.length), choice]]);
  if (findRefused(validate.errors ?? [], byPlace).length > 0) return misfit(choice, false);
  return misfit(choice, false, { suggestion: "number", fix: { pointer: `${pointer}/as`, value: "number" } });
}

function groupByUnit(bindings: Choice[]): Map<Unit, Choice[]> {
  const groups = new Map<Unit, Choice[]>();
  for (const binding of bindings) {
    const group = groups.get(binding.unit) ?? [];
    group.push(binding);
    groups.set(binding.unit, group);
  }
  return groups;
}

// All bindings of a unit are tried at once: each one whose place refuses its value takes its next
// one. Ends after as many rounds as a binding has values.
function chooseValues(
  { pointer, value, validate }: Unit,
  bindings: Choice[],
  chosenValues: Map<JsonObject, unknown>,
): void {
  const byPlace = new Map(bindings.map((binding) => [binding.pointer.slice(pointer.length), binding]));
  for (let remaining = bindings; remaining.length > 0; ) {
    for (const candidate of remaining) chosenValues.set(candidate.binding, candidate.values[candidate.choice]);
    if (validate(replaceBindings(value, chosenValues))) return;
    remaining = findRefused(validate.errors ?? [], byPlace);
    for (const candidate of remaining) {
      candidate.choice++;
      if (candidate.choice < candidate.values.length) continue;
      chosenValues.delete(candidate.binding);
      byPlace.delete(candidate.pointer.slice(pointer.length));
    }
    remaining = remaining.filter(({ choice, values }) => choice < values.length);
  }
}

function findRefused(errors: readonly { instancePath: string }[], byPlace: ReadonlyMap<string, Choice>): Choice[] {
  const choices = new Set<Choice>();
  for (const { instancePath } of errors)
    for (let end = instancePath.length; end >= 0; end = instancePath.lastIndexOf("/", end - 1)) {
      const choice = byPlace.get(instancePath.slice(0, end));
      if (choice) choices.add(choice);
      if (end === 0) break;
    }
  return [...choices];
}

function replaceBindings(value: unknown, values: ReadonlyMap<JsonObject, unknown>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return keepUnlessChanged(
      value,
      value.map((entry) => replaceBindings(entry, values)),
    );
  const boundValue = values.get(value as JsonObject);
  if (boundValue !== undefined) return boundValue;
  const entries = Object.entries(value);
  const replaced = entries.map(([key, inner]) => [key, replaceBindings(inner, values)] as const);
  return replaced.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(replaced) : value;
}

function keepUnlessChanged(before: unknown[], after: unknown[]): unknown[] {
  return after.some((entry, index) => entry !== before[index]) ? after : before;
}
