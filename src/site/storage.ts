/** The keys of what the site stores in the visitor's browser. */
export type StoredKey = "token" | "userData" | "cloudConfig";

type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser around the stored values. */
export interface Surroundings {
  local: KeyValueStore;
  session: KeyValueStore;
  reload(): void;
}

/** Stores a value as JSON; ignores errors of browsers that refuse to store. */
export function writeStored(key: StoredKey, value: unknown, stored?: Surroundings): void {
  attempt(() => (stored?.local ?? localStorage).setItem(key, JSON.stringify(value)));
}

/** Reads the session's token, if any. It is stored as plain text. */
export function readToken(stored?: Surroundings): string | undefined {
  return attempt(() => (stored?.local ?? localStorage).getItem("token")) || undefined;
}

/** Returns whether the browser keeps anything of an account. */
export function keepsAccount(stored?: Surroundings): boolean {
  const local = () => stored?.local ?? localStorage;
  return attempt(() => local().getItem("token") ?? local().getItem("userData")) != null;
}

// Storage throws if the visitor has switched it off.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
