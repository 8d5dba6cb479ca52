/** Where a browser keeps texts at once, such as localStorage. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const marker = "startline-draft|";

/** Where a tab writes in its last moment. */
export function placeOf(name: string, writer: string): string {
  return `${marker}${name}|${writer}`;
}

/** Where tabs have written in their last moments under that name. */
export function placesOf(store: TextStore, name: string): string[] {
  const all = quietly(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? "")) ?? [];
  return all.filter((place) => place.startsWith(placeOf(name, "")));
}

/** What it answers, null for nothing; undefined if the store is full or shut, which it may be at any moment. */
export function quietly<T>(use: () => T): T | null | undefined {
  try {
    return use() ?? null;
  } catch {
    return undefined;
  }
}
