import { replaceAt } from "#core/edit.ts";
import { isObject, isWithin, type JsonObject, valueAt } from "#core/pointers.ts";
import type { Facts } from "../../bind/binding.ts";
import { bindSite } from "../../bind/bindSite.ts";
import { type Check, checkInstance, checkInstances } from "../../check/checkInstance.ts";
import { isContainer } from "../../check/containers.ts";
import { Findings } from "../../problems/findings.ts";
import { movePlaces } from "../../problems/places.ts";
import type { Finding } from "../../problems/problems.ts";
import { eachInstance } from "../../upgrade/instances.ts";
import { hasWrongTree } from "../check/problems.ts";
import { type Composites, isCompositeType } from "../composites.ts";
import { findUpgraded, findWrittenPlace } from "../upgrade/written.ts";
import { type Expanded, expandSite } from "./expand.ts";
import { getCause, type Origin } from "./trace.ts";

/** A site as visitors get it, with the blocks of composites in place of their instances. */
export interface ExpandedParts {
  site: JsonObject;
  /** Pointers into the expanded site of what visitors must not see. */
  skipped: string[];
  /**
   * The same for wrong instances inside of skipped ones, and for those in which nothing can be
   * read.
   */
  hidden: string[];
  unread: string[];
  /**
   * The same finding at the place of its cause: in the site as it was read or, with `file`, in a
   * composite.
   */
  asWritten(finding: Finding): Finding;
  /** The origin of the value at a pointer of the expanded site. */
  getOrigin(pointer: string): Origin;
  /**
   * What is wrong with the instances and the blocks that they become, at the place of the cause.
   */
  findings: Finding[];
}

/** Expands the composites of a site and checks the blocks that they become. Never throws. */
export function expandParts(
  site: JsonObject,
  { skipped, hidden, unread }: Pick<Check, "skipped" | "hidden" | "unread">,
  around: { composites: Composites; facts: Facts; zone: string | undefined },
): ExpandedParts {
  const expanded = expandSite(site, skipped, around);
  const bound = bindSite(expanded.site, around.facts);
  // Those that an organiser wrote were bound before.
  const ofTrees = bound.findings.filter(({ binding }) => expanded.getOrigin(binding).isComputed);
  const check = checkMade(bound.site, expanded, bound.broken, around.zone);
  const isUpgraded = check.site !== bound.site;
  const upgraded = findUpgraded(isUpgraded ? eachInstance(check.site) : [], bound.site, false);
  const getOrigin = (pointer: string) => expanded.getOrigin(findWrittenPlace(pointer, upgraded));
  const asWritten = (finding: Finding) => moveFinding(finding, getOrigin, expanded.findInstance);
  return {
    site: check.site,
    skipped: [...new Set(check.skipped)],
    hidden: moveInside(hidden, expanded),
    unread: [...moveInside(unread, expanded), ...check.skipped.filter((place) => !expanded.skipped.includes(place))],
    asWritten,
    getOrigin,
    findings: withoutConsequences(
      [...expanded.findings, ...[...ofTrees.map(({ finding }) => finding), ...check.findings].map(asWritten)],
      site,
      around.composites,
    ),
  };
}

// What an organiser wrote inside of a skipped instance keeps its place in it.
function moveInside(places: readonly string[], { skipped, getOrigin }: Expanded): string[] {
  if (places.length === 0) return [];
  return skipped.flatMap((pointer) => {
    const { file, pointer: written } = getOrigin(pointer);
    const inside = file === undefined ? places.filter((place) => isWithin(place, written)) : [];
    return inside.map((place) => pointer + place.slice(written.length));
  });
}

// What a wrong composite does to the props of its instances follows from its own mistakes.
function withoutConsequences(findings: Finding[], site: JsonObject, composites: Composites): Finding[] {
  return findings.filter(({ file, pointer }) => {
    if (file !== undefined) return true;
    for (let end = pointer.lastIndexOf("/props/"); end > 0; end = pointer.lastIndexOf("/props/", end - 1)) {
      const block = valueAt(site, pointer.slice(0, end));
      if (isObject(block) && isCompositeType(block.type))
        return !hasWrongTree(`${block.type}/${block.version}`, composites);
    }
    return true;
  });
}

function checkMade(
  site: JsonObject,
  { made, skipped }: Expanded,
  unbound: ReadonlySet<string>,
  zone: string | undefined,
): { site: JsonObject; skipped: string[]; findings: Finding[] } {
  const findings = new Findings();
  const check: Check = {
    findings,
    skipped: [...skipped],
    hidden: [],
    unread: [],
    isStrict: true,
    unbound,
    zone,
    checkComposite: checkFrame,
    readsInside: false,
  };
  let whole: unknown = site;
  let last: string | undefined;
  for (const pointer of made) {
    if (last !== undefined && isWithin(pointer, last)) continue;
    last = pointer;
    const block = valueAt(whole, pointer);
    const checked = checkInstance("home", block, pointer, { ...check, containers: containersAround(whole, pointer) });
    if (checked !== block) whole = replaceAt(whole, pointer, checked);
  }
  return { site: whole as JsonObject, skipped: check.skipped, findings: findings.all };
}

// The frame of an instance, around the blocks that it becomes.
function checkFrame({ type, props, ...rest }: JsonObject & { type: string }, pointer: string, check: Check): unknown {
  const blocks = isObject(props) && Array.isArray(props.blocks) ? props.blocks : [];
  if (type !== "frame") return undefined;
  return {
    ...rest,
    type,
    props: { ...(props as JsonObject), blocks: checkInstances("home", blocks, `${pointer}/props/blocks`, check) },
  };
}

function containersAround(site: unknown, pointer: string): number {
  const places = [...pointer.matchAll(/\/\d+(?=\/props\/)/g)].map(({ index, 0: { length } }) =>
    pointer.slice(0, index + length),
  );
  return places.filter((place) => isContainer(String(valueAt(site, `${place}/type`)))).length;
}

// What a page has twice or too deep is the concern of the page, not of the author of the block.
const ofPage = new Set<string>(["SL2023", "SL2025", "SL2026", "SL2005"]);

function moveFinding(
  finding: Finding,
  getOrigin: (pointer: string) => Origin,
  findInstance: (pointer: string) => string,
): Finding {
  if (finding.file !== undefined) return finding;
  const { fix, ...moved } = movePlaces(finding, findInstance);
  const { file, pointer, isComputed } = getCause(finding.code, getOrigin(finding.pointer));
  if (file !== undefined && ofPage.has(finding.code))
    return { ...moved, pointer: findInstance(finding.pointer) } as Finding;
  // What a composite states is fixed by its author.
  if (file !== undefined || isComputed || !fix)
    return { ...moved, pointer, ...(file !== undefined && { file }) } as Finding;
  const place = getOrigin(fix.pointer);
  const isFixable = place.file === undefined && !place.isComputed;
  return { ...moved, pointer, ...(isFixable && { fix: { ...fix, pointer: place.pointer } }) } as Finding;
}
