import { type PatternPart, parsePattern } from "./patternTree.ts";

// Beyond so many rounds, a choice in each of them is more than a computer tries in a lifetime.
const manyRounds = 10;
// So many parts that can each take what the others leave cost the length of the text to that power.
const manyRivals = 4;
const probes = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  "\t",
  "\n",
  "\u3000",
  "é",
  "中",
  "（",
  "😀",
];

/**
 * Returns whether a regular expression (flag u) can take far longer than its text is long: a text
 * made for it would stop the server.
 */
export function canRunAway(source: string): boolean {
  return isSlow(parsePattern(source));
}

function isSlow(branches: PatternPart[][]): boolean {
  return branches.some((parts) => hasRivals(parts) || parts.some(isSlowPart));
}

function isSlowPart(part: PatternPart): boolean {
  const inner = "branches" in part ? (part.branches as PatternPart[][]) : [];
  if (inner.length === 0) return false;
  return isSlow(inner) || (part.kind === "group" && part.max > 1 && isAmbiguous(inner, part.max));
}

// Returns whether the rounds of a repeated group can be separated in more than one way.
function isAmbiguous(branches: PatternPart[][], rounds: number): boolean {
  const isEndless = rounds > manyRounds;
  if (isEndless && overlap(branches)) return true;
  const isVaried = ({ min, max }: PatternPart) =>
    isEndless ? min !== max : rounds > 2 && max === Number.POSITIVE_INFINITY;
  return branches.some((parts) => hasVaried(parts, isVaried) && !hasDelimiter(parts));
}

function hasVaried(parts: PatternPart[], isVaried: (part: PatternPart) => boolean): boolean {
  return parts.some(
    (part) => isVaried(part) || (part.kind === "group" && part.branches.some((inner) => hasVaried(inner, isVaried))),
  );
}

function overlap(branches: PatternPart[][]): boolean {
  const firsts = branches.map((parts) => listFirsts(parts));
  return firsts.some((set, index) => firsts.slice(index + 1).some((otherSet) => meets(set, otherSet)));
}

// A character that occurs exactly once in each round marks its end.
function hasDelimiter(parts: PatternPart[]): boolean {
  return parts.some((part, index) => {
    if (part.kind !== "one" || part.min !== 1 || part.max !== 1) return false;
    const characters = getCharacters(part);
    return !parts.some((otherPart, place) => place !== index && meets(characters, getCharacters(otherPart)));
  });
}

function hasRivals(parts: PatternPart[]): boolean {
  const endless = parts
    .filter((part) => part.kind !== "nothing" && part.max === Number.POSITIVE_INFINITY)
    .map(getCharacters);
  return endless.some((set) => endless.filter((otherSet) => meets(set, otherSet)).length >= manyRivals);
}

function listFirsts(parts: PatternPart[]): Set<string> {
  const firsts = new Set<string>();
  for (const part of parts) {
    if (part.kind === "nothing") continue;
    const sets = part.kind === "one" ? [getCharacters(part)] : part.branches.map(listFirsts);
    for (const set of sets) for (const character of set) firsts.add(character);
    if (part.min > 0) break;
  }
  return firsts;
}

function getCharacters(part: PatternPart): Set<string> {
  if (part.kind === "nothing") return new Set();
  if (part.kind === "group") return new Set(part.branches.flat().flatMap((inner) => [...getCharacters(inner)]));
  // What refers back to a group may be anything.
  if (/^\\[1-9k]/.test(part.source)) return new Set(probes);
  const expression = new RegExp(`^${part.source}$`, "u");
  const literal = getLiteral(part.source);
  return new Set([...probes, ...literal].filter((probe) => expression.test(probe)));
}

// Characters beyond the probes that a set names itself.
function getLiteral(source: string): string[] {
  return [...source].filter((character) => character > "~");
}

function meets(a: Set<string>, b: Set<string>): boolean {
  for (const character of a) if (b.has(character)) return true;
  return false;
}
