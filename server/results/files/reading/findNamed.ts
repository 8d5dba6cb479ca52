import { plainWord } from "../headers/headerNames.ts";

/** Returns the id of what a file calls by a name or an id; undefined if nothing is called so. */
export function findNamed(name: string, things: ReadonlyMap<string, readonly string[]>): string | undefined {
  const plain = plainWord(name);
  for (const [id, names] of things) if ([id, ...names].some((each) => plainWord(each) === plain)) return id;
  return undefined;
}
