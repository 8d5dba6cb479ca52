import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { asText, type Sentence } from "#core/text.ts";
import { closestWord } from "../problems/closest.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { reportUnknownField } from "../problems/unknownField.ts";
import { writeFee } from "./earlyFees.ts";
import { type Fact, findFact } from "./facts.ts";
import { type Format, formatsOf, getNumber, isForFen, readDay, readTime, writeFact } from "./formats.ts";

/**
 * What bindings are resolved against: the facts of the race, its time zone and what its site states
 * about prices.
 */
export interface Facts {
  race: unknown;
  zone: string;
  prices?: unknown;
}

/**
 * What a binding can become, by the place that it is in: the first value that its place accepts.
 * Without values, the findings state why.
 */
export interface Resolved {
  fact?: Fact;
  path: string;
  values: unknown[];
  findings: Finding[];
}

/** Returns whether a value of a config is a binding: `{ "$race": "/startsAt" }`. */
export function isBinding(value: unknown): value is JsonObject {
  return isObject(value) && Object.hasOwn(value, "$race");
}

/** Resolves a binding at a place of a config. Never throws. */
export function resolveBinding(binding: JsonObject, pointer: string, facts: Facts): Resolved {
  const { $race: path, as } = binding;
  const unknown = checkKeys(binding, pointer);
  const fail = (finding?: Finding): Resolved => ({
    path: asText(path),
    values: [],
    findings: finding ? [finding] : [],
  });
  if (typeof path !== "string") return { ...fail(wrongType(`${pointer}/$race`, path)), path: "" };
  if (as !== undefined && typeof as !== "string") return fail(wrongType(`${pointer}/as`, as));
  const match = findFact(path, facts.race);
  if ("missing" in match) {
    // A fact that is wrong itself has its own problem.
    if (match.missing === "broken") return fail();
    if (match.missing === "notStated") return fail(report("SL5209", `${pointer}/$race`, { path: shortenText(path) }));
    const { near } = match;
    const at = `${pointer}/$race`;
    return fail(report("SL5208", at, { path: shortenText(path), near }, suggest(at, near, path)));
  }
  const { fact } = match;
  const formats = formatsOf[fact.kind];
  if (as !== undefined && !formats.includes(as as Format)) {
    const at = `${pointer}/as`;
    const params = { as: shortenText(as), path, formats };
    return fail(report("SL5211", at, params, suggest(at, closestWord(as, formats), as)));
  }
  const values = readValues({ fact, path, as: as as Format | undefined }, pointer, facts);
  return { fact, path, values, findings: unknown };
}

function checkKeys(binding: JsonObject, pointer: string): Finding[] {
  return Object.keys(binding)
    .filter((key) => key !== "$race" && key !== "as")
    .map((name) => {
      const near = closestWord(name, ["as"]);
      return reportUnknownField(pointer + toPointer([name]), { name, near, isFree: !("as" in binding) });
    });
}

function wrongType(pointer: string, written: unknown): Finding {
  const type = written === null ? "null" : Array.isArray(written) ? "array" : typeof written;
  return report("SL2001", pointer, { expected: ["string"], written: type, meant: undefined });
}

function shortenText(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

// A text in both languages, in one language, then what only a number, time, day or link can be.
function readValues(
  { fact, path, as }: { fact: Fact; path: string; as: Format | undefined },
  pointer: string,
  facts: Facts,
): unknown[] {
  if (fact.kind === "link") return [fact.value];
  const format = as ?? formatsOf[fact.kind][0];
  if (format === undefined) return [];
  const text = writeAt(fact, { path, format, facts });
  const language = /(?:\/en|En)$/.test(pointer) ? "en" : "zh";
  const isFen = fact.kind !== "money" || as !== undefined || isForFen(pointer);
  return [text, text[language], ...(isFen ? plainValues(fact, as, facts.zone) : [])];
}

/** Writes a fact of a path of the race as a text: a fee with its early-bird offers. */
export function writeAt(
  fact: Fact,
  { path, format, facts: { prices, zone } }: { path: string; format: Format; facts: Facts },
): Sentence {
  return fact.kind === "money" ? writeFee(fact, { path, format, prices, zone }) : writeFact(fact, format, zone);
}

function plainValues(fact: Fact, as: Format | undefined, zone: string): unknown[] {
  if (fact.kind !== "moment") return as === "number" ? [getNumber(fact)] : as === undefined ? getNumbers(fact) : [];
  const { value } = fact;
  if (as === undefined) return [value, readDay(value, zone), readTime(value, zone)];
  if (as === "moment") return [value];
  return as === "date" ? [readDay(value, zone)] : [];
}

// As the race states them: a fee in fen.
function getNumbers({ kind, value }: Fact): number[] {
  if (kind === "distance") return [value.km];
  return typeof value === "number" ? [value] : [];
}
