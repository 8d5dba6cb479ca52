import { plainHeader } from "../headers/headerNames.ts";

/** Returns the id of the item that a file calls by its name or id; undefined if it is none. */
export function findItem(name: string, items: ReadonlyMap<string, readonly string[]>): string | undefined {
  const plain = plainHeader(name);
  for (const [id, names] of items) if ([id, ...names].some((each) => plainHeader(each) === plain)) return id;
  return undefined;
}
