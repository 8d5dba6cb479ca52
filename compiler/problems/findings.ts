import { isWithin, toPointer } from "#core/pointers.ts";
import { measureDistance } from "./closest.ts";
import { getIdentity, movePlaces } from "./places.ts";
import type { Finding } from "./problems.ts";

/** The findings about bindings, and the pointers of those with a value and without one. */
export interface FoundBindings {
  findings: readonly { finding: Finding }[];
  bound: readonly string[];
  unbound: readonly string[];
}

/**
 * Collects findings, one for each place: the first one stays unless a later one is more severe.
 * `origin` maps pointers of the checked site to the organiser's file.
 */
export class Findings {
  readonly #byPlace = new Map<string, Finding>();
  readonly #broken: string[] = [];
  // Those of them within which all values are wrong.
  readonly #closed: string[] = [];
  // Those that may explain why something else is missing.
  readonly #causes: Finding[] = [];
  readonly #origin: (pointer: string) => string;
  // Whether each binding has a value, by its place in the organiser's file.
  readonly #bindings = new Map<string, boolean>();

  constructor(origin: (pointer: string) => string = (pointer) => pointer) {
    this.#origin = origin;
  }

  /** Adds a finding about a place in the checked site. Returns whether it is an error. */
  add(finding: Finding): boolean {
    if (finding.severity === "error") {
      this.#broken.push(finding.pointer);
      if (!openCodes.has(finding.code)) this.#closed.push(finding.pointer);
      else if (finding.code === "SL2010") this.#closed.push(finding.pointer + toPointer([finding.params.name]));
    }
    const { fix, ...moved } = this.#moved(finding);
    const place = fix && this.#origin(fix.pointer);
    // A name of the checked site means nothing if the organiser's file has another shape.
    const isFixable = fix && place !== undefined && (!("name" in fix) || place === fix.pointer);
    this.addWritten({ ...moved, ...(isFixable && { fix: { ...fix, pointer: place } }) } as Finding);
    return finding.severity === "error";
  }

  /**
   * Adds the findings about the bindings of the organiser's file. Of a binding without a value
   * nothing else is reported; what is wrong within its value is the fact's own problem. A fix of
   * something else never overwrites a binding.
   */
  addBindings({ findings, bound, unbound }: FoundBindings): void {
    for (const pointer of bound) this.#bindings.set(pointer, true);
    for (const pointer of unbound) this.#bindings.set(pointer, false);
    for (const { finding } of findings) this.#store(finding);
  }

  // A binding to a fact that is wrong, or of an item that is, follows from that fact's own problem.
  #isConsequence({ pointer, code }: Finding, isRaceBroken: boolean): boolean {
    if (isRaceBroken && (code === "SL5208" || code === "SL5209")) return true;
    return code.startsWith("SL51") && this.#bindings.has(pointer);
  }

  /** Adds a finding about a place in the organiser's file. */
  addWritten(finding: Finding): void {
    const moved = this.#bindings.size === 0 ? finding : this.#besideBindings(finding);
    if (moved) this.#store(moved);
  }

  #besideBindings(finding: Finding): Finding | undefined {
    const binding = placesAbove(finding.pointer).find((place) => this.#bindings.has(place));
    if (binding !== undefined && (binding !== finding.pointer || !this.#bindings.get(binding))) return undefined;
    const { fix, ...rest } = finding;
    if (!fix || "name" in fix) return finding;
    const isInBinding = placesAbove(fix.pointer).some((place) => this.#bindings.has(place));
    const isAround = isInBinding || [...this.#bindings.keys()].some((place) => isWithin(place, fix.pointer));
    return isAround ? (rest as Finding) : finding;
  }

  #store(finding: Finding): void {
    const key = isOneOfMany(finding) ? getIdentity(finding) : finding.pointer;
    if (finding.severity === "error" || finding.code === "SL2004") this.#causes.push(finding);
    const stored = this.#byPlace.get(key);
    if (!stored || ranks[finding.severity] > ranks[stored.severity]) this.#byPlace.set(key, finding);
  }

  #moved(finding: Finding): Finding {
    return { ...movePlaces(finding, this.#origin), pointer: this.#origin(finding.pointer) };
  }

  /**
   * Removes the findings at or below a place of the checked site, for instances that cannot be
   * checked.
   */
  forget(pointer: string): void {
    const origin = this.#origin(pointer);
    for (const [key, finding] of this.#byPlace) if (isWithin(finding.pointer, origin)) this.#byPlace.delete(key);
  }

  /**
   * Removes the findings about incomplete upgrades if the organiser's own mistake is known: they
   * follow from it.
   */
  forgetFailedUpgrades(): void {
    const isFailed = ({ code }: Finding) => code === "SL2009";
    if (!this.#causes.some((finding) => finding.severity === "error" && !isFailed(finding))) return;
    for (const [key, finding] of this.#byPlace) if (isFailed(finding)) this.#byPlace.delete(key);
  }

  /** Returns whether an error was found at or below a place of the checked site. */
  hasErrorWithin(pointer: string): boolean {
    return this.#broken.some((broken) => isWithin(broken, pointer));
  }

  /** The places at or below one of the checked site at which an error was found. */
  errorsWithin(pointer: string): string[] {
    return this.#broken.filter((broken) => isWithin(broken, pointer));
  }

  /**
   * The entries of a list in the checked site at or below which an error was found; the list itself
   * if it is wrong as a whole.
   */
  placesIn(list: string): string[] {
    const entry = /^\/\d+/;
    const entries = this.errorsWithin(list).map((place) => list + (entry.exec(place.slice(list.length))?.[0] ?? ""));
    return this.isInWrongValue(list) ? [list] : [...new Set(entries)];
  }

  get hasErrors(): boolean {
    return this.#causes.some(({ severity }) => severity === "error");
  }

  /** Returns whether an error was found at a pointer that matches. */
  hasError(places: RegExp): boolean {
    return this.#broken.some((broken) => places.test(broken));
  }

  /**
   * Returns whether an error was found at or below a place of the checked site, or makes a value
   * wrong that it is in.
   */
  isBroken(pointer: string): boolean {
    return this.hasErrorWithin(pointer) || this.isInWrongValue(pointer);
  }

  /** Returns whether a place of the checked site is in a value that is wrong as a whole. */
  isInWrongValue(pointer: string): boolean {
    return this.#closed.some((broken) => broken !== "" && isWithin(pointer, broken));
  }

  /**
   * Returns whether the missing value of a place in the checked site may be written there under a
   * misspelt name, or was refused.
   */
  isExplained(pointer: string): boolean {
    const origin = this.#origin(pointer);
    const field = this.#origin(`${pointer}/en`);
    return this.#causes.some((finding) => {
      if (finding.severity === "error" && finding.pointer === field) return true;
      if (finding.code !== "SL2004" && finding.code !== "SL2017") return false;
      const parent = getParent(finding.pointer);
      // At the top of a flat file all fields are siblings: only the name decides.
      if (parent === "") return getParent(field) === "" && measureDistance(finding.pointer, field) <= field.length / 3;
      return parent === origin || parent === getParent(origin);
    });
  }

  /** Adds the fix to each malformed link whose probable meaning is a page of the site. */
  fixLinks(isPage: (path: string) => boolean): void {
    for (const [key, finding] of this.#byPlace) {
      const { code, suggestion, fix, pointer } = finding;
      if (code !== "SL2016" || fix || suggestion === undefined || !suggestion.startsWith("/") || !isPage(suggestion))
        continue;
      this.#byPlace.set(key, { ...finding, fix: { pointer, value: suggestion } });
    }
  }

  get all(): Finding[] {
    const findings = [...this.#byPlace.values()];
    if (this.#bindings.size === 0) return findings;
    const ofRace = findings.filter(({ pointer }) => isWithin(pointer, "/race"));
    if (ofRace.length === 0) return findings;
    const isRaceBroken = ofRace.some(({ severity }) => severity === "error");
    return findings.filter((finding) => !this.#isConsequence(finding, isRaceBroken));
  }
}

// What lacks a field, has too many entries or is too deep is wrong itself, and not what is in it.
const openCodes = new Set<string>(["SL2010", "SL2013", "SL2014", "SL2023", "SL7007"]);

const ranks = { note: 0, warning: 1, error: 2 } as const;

// A pointer and those of what it is in, from the inside out.
function placesAbove(pointer: string): string[] {
  const places = [pointer];
  for (let at = pointer.lastIndexOf("/"); at >= 0; at = pointer.lastIndexOf("/", at - 1)) {
    places.push(pointer.slice(0, at));
    if (at === 0) break;
  }
  return places;
}

function getParent(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

// An object can lack several fields, and HTML is one text that can contain several mistakes.
const manyInOne = new Set<string>([
  "SL2010",
  "SL5001",
  "SL5002",
  "SL5201",
  "SL5209",
  "SL5211",
  "SL5213",
  "SL5214",
  "SL5401",
]);

function isOneOfMany({ code }: Finding): boolean {
  return manyInOne.has(code) || code.startsWith("SL55");
}
