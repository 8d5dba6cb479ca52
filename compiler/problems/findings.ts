import { isWithin } from "#core/pointers.ts";
import { distanceOf } from "./closest.ts";
import type { Finding } from "./problems.ts";

/** Collects findings, one for each place: the first one there stays, unless a later one is graver. `origin` leads from the checked site to the organiser's file. */
export class Findings {
  readonly #byPlace = new Map<string, Finding>();
  readonly #broken: string[] = [];
  // Those that may explain why something else is missing.
  readonly #telling: Finding[] = [];
  readonly #origin: (pointer: string) => string;

  constructor(origin: (pointer: string) => string = (pointer) => pointer) {
    this.#origin = origin;
  }

  /** Adds a finding about a place in the checked site. Returns whether it is an error. */
  add(finding: Finding): boolean {
    if (finding.severity === "error") this.#broken.push(finding.pointer);
    const pointer = this.#origin(finding.pointer);
    const { fix: found, ...rest } = finding;
    const place = found && this.#origin(found.pointer);
    // A name of the checked site means nothing where the organiser's file has another shape.
    const fix =
      found && place !== undefined && ("value" in found || place === found.pointer)
        ? { fix: { ...found, pointer: place } }
        : {};
    const message = { zh: this.#inWrittenPlaces(finding.message.zh), en: this.#inWrittenPlaces(finding.message.en) };
    this.addWritten({ ...rest, message, pointer, ...fix });
    return finding.severity === "error";
  }

  /** Adds a finding about a place in the organiser's file. */
  addWritten(finding: Finding): void {
    const key = isOneOfMany(finding) ? `${finding.pointer} ${finding.message.en}` : finding.pointer;
    if (finding.severity === "error" || finding.code === "SL2004") this.#telling.push(finding);
    const known = this.#byPlace.get(key);
    if (!known || gravity[finding.severity] > gravity[known.severity]) this.#byPlace.set(key, finding);
  }

  // Sentences name places of the checked site; the organiser knows those of the file.
  #inWrittenPlaces(sentence: string): string {
    return sentence.replace(
      /\/(?:home\/blocks|routes|header|footer|brand|title)\/[\w~./-]*[\w~-]/g,
      (pointer) => this.#origin(pointer) || pointer,
    );
  }

  /** Forgets what was found below a place of the checked site, for instances that nobody here can judge. */
  forget(pointer: string): void {
    const written = this.#origin(pointer);
    for (const [key, finding] of this.#byPlace) if (isWithin(finding.pointer, written)) this.#byPlace.delete(key);
  }

  /** Forgets blocks that did not upgrade as a whole, where a mistake of the organiser's own is known: this is what came of it. */
  forgetFailedUpgrades(): void {
    const isFailed = ({ code }: Finding) => code === "SL2009";
    if (!this.#telling.some((finding) => finding.severity === "error" && !isFailed(finding))) return;
    for (const [key, finding] of this.#byPlace) if (isFailed(finding)) this.#byPlace.delete(key);
  }

  /** Whether an error was found at or below a place of the checked site. */
  hasErrorWithin(pointer: string): boolean {
    return this.#broken.some((broken) => isWithin(broken, pointer));
  }

  get hasErrors(): boolean {
    return this.#telling.some(({ severity }) => severity === "error");
  }

  /** Whether an error was found at a place that fits. */
  hasError(places: RegExp): boolean {
    return this.#broken.some((broken) => places.test(broken));
  }

  /** Whether an error was found at, below or above a place of the checked site. */
  isBroken(pointer: string): boolean {
    return this.#broken.some((broken) => isWithin(broken, pointer) || (broken !== "" && isWithin(pointer, broken)));
  }

  /** Whether what is missing at a place of the checked site may stand there under a misspelt name, or was refused. */
  isExplained(pointer: string): boolean {
    const written = this.#origin(pointer);
    const field = this.#origin(`${pointer}/en`);
    return this.#telling.some((finding) => {
      if (finding.severity === "error" && finding.pointer === field) return true;
      if (finding.code !== "SL2004" && finding.code !== "SL2017") return false;
      const parent = parentOf(finding.pointer);
      // At the top of a flat file all fields stand side by side: there only the name can tell.
      if (parent === "") return parentOf(field) === "" && distanceOf(finding.pointer, field) <= field.length / 3;
      return parent === written || parent === parentOf(written);
    });
  }

  get all(): Finding[] {
    return [...this.#byPlace.values()];
  }
}

const gravity = { note: 0, warning: 1, error: 2 } as const;

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}

// A field may lack several others, and HTML is one text with many things in it.
const manyInOne = new Set(["SL2010", "SL5001", "SL5002", "SL5201", "SL5401"]);

function isOneOfMany({ code }: Finding): boolean {
  return manyInOne.has(code) || code.startsWith("SL55");
}
