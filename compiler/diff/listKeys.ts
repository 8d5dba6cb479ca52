import { isObject } from "#core/pointers.ts";

/**
 * Lists the names that identify the entries of two versions of a list, for each list in its order:
 * ids, else routes' paths, else the values of a list of texts or numbers, else their places. Names
 * are unique within a list.
 */
export function listKeys(before: unknown[], after: unknown[]): [string[], string[]] {
  const all = [...before, ...after];
  const name =
    createKeyReader("id", all) ??
    createKeyReader("path", all) ??
    createKeyReader("dataPath", all) ??
    (all.every(isScalar) ? JSON.stringify : undefined);
  return [withCounts(before, name), withCounts(after, name)];
}

function createKeyReader(key: string, entries: unknown[]): ((entry: unknown) => string) | undefined {
  const has = (entry: unknown) => isObject(entry) && Object.hasOwn(entry, key) && isScalar(entry[key]);
  return entries.every(has) ? (entry) => JSON.stringify((entry as Record<string, unknown>)[key]) : undefined;
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

// The second of two entries with one name is the second of that name in the other list too.
function withCounts(list: unknown[], name: ((entry: unknown) => string) | undefined): string[] {
  if (!name) return list.map((_, index) => String(index));
  const counts = new Map<string, number>();
  return list.map((entry) => {
    const key = name(entry);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  });
}

/** Returns the longest increasing subsequence of places: the entries outside it have moved. */
export function inNewOrder(places: readonly number[]): Set<number> {
  // For each length, the smallest last place and its predecessor.
  const lasts: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const place of places) {
    let low = 0;
    let high = lasts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lasts[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous.set(place, low > 0 ? lasts[low - 1] : undefined);
    lasts[low] = place;
  }
  const keptPlaces = new Set<number>();
  for (let place = lasts.at(-1); place !== undefined; place = previous.get(place)) keptPlaces.add(place);
  return keptPlaces;
}
