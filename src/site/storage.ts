/** What the site keeps in the visitor's browser. */
export type StoredKey = "token" | "userData" | "cloudConfig";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser around the stored values. Its storage never throws. */
export interface Surroundings {
  local: Kept;
  session: Kept;
  reload(): void;
}

/** The visitor's browser. */
export const browser: Surroundings = {
  local: inPeace(() => localStorage),
  session: inPeace(() => sessionStorage),
  reload: () => location.reload(),
};

/** Stores a value as JSON. */
export function writeStored(key: StoredKey, value: unknown, { local } = browser): void {
  local.setItem(key, JSON.stringify(value));
}

/** The session's token, if any. It is stored as plain text. */
export function readToken({ local } = browser): string | undefined {
  return local.getItem("token") || undefined;
}

/** Storage that reads as empty, and keeps nothing, where the visitor has switched it off. */
export function inPeace(find: () => Kept): Kept {
  const attempt = <T>(use: (kept: Kept) => T): T | null => {
    try {
      return use(find());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((kept) => kept.getItem(key)),
    setItem: (key, value) => void attempt((kept) => kept.setItem(key, value)),
    removeItem: (key) => void attempt((kept) => kept.removeItem(key)),
  };
}
