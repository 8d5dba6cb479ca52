/** Compares bibs as the live page orders them: a shorter number is a lower one. */
export function compareBibs(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A block of numbers as far as its bibs depend on it. */
export interface BibNumbers {
  from: number;
  to: number;
  prefix?: string;
  digits?: number;
}

/** Writes a number of a block as it is printed, such as A0088. */
export function writeBib({ prefix = "", digits = 1 }: BibNumbers, number: number): string {
  return `${prefix}${String(number).padStart(digits, "0")}`;
}

/** Returns the number of a bib in a block; undefined if the bib is not of it. */
export function readBib(block: BibNumbers, bib: string): number | undefined {
  const { prefix = "", from, to } = block;
  const number = Number(bib.slice(prefix.length));
  // Only the notation that the block prints is its bib: 88 is not A0088.
  const isWithin = Number.isSafeInteger(number) && number >= from && number <= to;
  return isWithin && writeBib(block, number) === bib ? number : undefined;
}

/** Returns the block of an item that a bib is of; undefined if it is of none. */
export function findBibBlock<Block extends BibNumbers & { item: string }>(
  blocks: readonly Block[],
  item: string,
  bib: string,
): Block | undefined {
  return blocks.find((block) => block.item === item && readBib(block, bib) !== undefined);
}

/** What printed bibs are made of: up to 32 letters, digits and hyphens. */
export const bibPattern = /^[0-9A-Za-z-]{1,32}$/;

/** The most rows of a file of bibs. */
export const mostBibRows = 60_000;
