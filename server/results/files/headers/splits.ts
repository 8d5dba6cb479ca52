import type { ItemFacts, PointFacts } from "../model/mapping.ts";
import { headerWords, plainHeader } from "./headerNames.ts";
import table from "./headers.json" with { type: "json" };

/** What a header is that has a distance, the name of a point, or the number of a split. */
export type SplitHeader =
  | { kind: "point"; point: string }
  | { kind: "finish" }
  /** A split of no point that is given. */
  | { kind: "other" }
  /** The number of a split, whose point only the order of the columns shows. */
  | { kind: "number"; number: number };

const splitWords = new Set(table.splitWords.flatMap((name) => [plainHeader(name), ...headerWords(name)]));
const notSplit = table.notSplitWords.map(plainHeader);
const halfNames = new Set(table.halfWords.map(plainHeader));
const finishNames = new Set(table.finishWords.map(plainHeader));
const half = 21.0975;

const kilometres: Record<string, number> = {
  k: 1,
  km: 1,
  kms: 1,
  kilometer: 1,
  kilometers: 1,
  kilometre: 1,
  kilometres: 1,
  公里: 1,
  千米: 1,
  m: 0.001,
  米: 0.001,
  mi: 1.609344,
  mile: 1.609344,
  miles: 1.609344,
  英里: 1.609344,
};

/** Reads the header of a column of splits by the points of the item; undefined if it is none. */
export function readSplitHeader(header: string, { points, distanceKm }: ItemFacts): SplitHeader | undefined {
  const plain = plainHeader(header);
  if (notSplit.some((word) => plain.includes(word))) return undefined;
  const words = headerWords(header).filter((word) => !splitWords.has(word) || /^km$/.test(word));
  const rest = words.join("");
  const named = points.find((point) => namesOf(point).some((name) => name === plain || name === rest));
  if (named) return { kind: "point", point: named.id };
  if (finishNames.has(rest)) return { kind: "finish" };
  const distance = halfNames.has(rest) ? half : readDistance(words);
  if (distance !== undefined) return atDistance(distance, points, distanceKm);
  const number = /^(?:cp|tp|t|p|s|z|split|checkpoint|seg)?#?(\d{1,6})$/.exec(rest)?.[1];
  return number === undefined || !/\p{L}/u.test(header) ? undefined : { kind: "number", number: Number(number) };
}

function namesOf({ id, name }: PointFacts): string[] {
  return [id, name.zh, name.en ?? ""].map(plainHeader).filter((text) => text !== "");
}

// 5 km, km 5, 21,1 km.
function readDistance(words: readonly string[]): number | undefined {
  if (words.length !== 2) return undefined;
  const [first = "", second = ""] = words;
  const [number, unit] = /^\d/.test(first) ? [first, second] : [second, first];
  const factor = kilometres[unit];
  return factor === undefined || !/^\d{1,6}(?:[.,]\d+)?$/.test(number)
    ? undefined
    : Number(number.replace(",", ".")) * factor;
}

function atDistance(distance: number, points: readonly PointFacts[], total: number | undefined): SplitHeader {
  const isNear = (other: number) => Math.abs(other - distance) <= Math.max(0.15, other * 0.01);
  const near = points.filter((point) => isNear(point.distanceKm));
  const [only] = near;
  if (only && near.length === 1) return { kind: "point", point: only.id };
  return total !== undefined && near.length === 0 && isNear(total) ? { kind: "finish" } : { kind: "other" };
}

/**
 * Returns the points of columns that have only numbers: by distance if each number is one, in their
 * order if there are as many columns as points; undefined if neither is so.
 */
export function placeNumberedSplits(
  numbers: readonly number[],
  points: readonly PointFacts[],
): { points: string[]; isSure: boolean } | undefined {
  const byDistance = numbers.map((number) => points.find((point) => Math.abs(point.distanceKm - number) <= 0.15));
  if (byDistance.every((point) => point !== undefined) && new Set(byDistance).size === numbers.length)
    return { points: byDistance.map(({ id }) => id), isSure: numbers.length > 1 };
  return numbers.length === points.length ? { points: points.map(({ id }) => id), isSure: false } : undefined;
}
