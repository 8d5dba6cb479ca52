import { plainWord } from "../headers/headerNames.ts";
import table from "./genders.json" with { type: "json" };

const genders = new Map<string, 0 | 1 | 2>(
  (
    [
      [1, table.male],
      [2, table.female],
      [0, table.unknown],
    ] as const
  ).flatMap(([gender, words]) => words.map((word) => [plainWord(word), gender] as const)),
);

/**
 * Returns the gender in a cell: 1 male, 2 female, 0 unknown; undefined if it is none. `hasHombres`
 * states that the column calls men H, so that M is mujer.
 */
export function readGenderCell(cell: string, hasHombres: boolean): 0 | 1 | 2 | undefined {
  const plain = plainWord(cell);
  return hasHombres && plain === "m" ? 2 : genders.get(plain);
}

/** Returns whether a cell calls a man H. */
export function isHombre(cell: string): boolean {
  return plainWord(cell) === "h";
}
