import { type PatternPart, parsePattern } from "../schema/patternTree.ts";

/**
 * Returns the lengths, in characters, of the texts that a pattern matches; undefined for a pattern
 * that cannot be read or refers back.
 */
export function patternLengths(source: string): [least: number, most: number] | undefined {
  try {
    new RegExp(source, "u");
    if (source.length > 500 || /\\[1-9k]/.test(source)) return undefined;
    const branches = parsePattern(source);
    const each = branches.map(getLength);
    // Without its edges a pattern is only a part of the text.
    const isWhole = branches.length === 1 && /^\^.*[^\\]\$$/s.test(source);
    return [
      Math.min(...each.map(([least]) => least)),
      isWhole ? Math.max(...each.map(([, most]) => most)) : Number.POSITIVE_INFINITY,
    ];
  } catch {
    return undefined;
  }
}

function getLength(parts: PatternPart[]): [number, number] {
  return parts.reduce<[number, number]>(
    ([least, most], part) => {
      const [shortest, longest] = lengthOfPart(part);
      return [least + shortest * part.min, most + (longest === 0 ? 0 : longest * part.max)];
    },
    [0, 0],
  );
}

function lengthOfPart(part: PatternPart): [number, number] {
  if (part.kind === "nothing") return [0, 0];
  if (part.kind === "one") return [1, 1];
  const each = part.branches.map(getLength);
  return [Math.min(...each.map(([least]) => least)), Math.max(...each.map(([, most]) => most))];
}
