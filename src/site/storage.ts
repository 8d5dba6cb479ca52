/** What the site keeps in the visitor's browser. */
export type StoredKey = "token" | "userData" | "cloudConfig";

/** The browser around the stored values. */
export interface Surroundings {
  local: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  session: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  reload(): void;
}

const browser = (): Surroundings => ({ local: localStorage, session: sessionStorage, reload: () => location.reload() });

const reloadMark = "startline.reloadedFor";

/** The stored value; an unreadable one is removed and the page reloads, once in a session for each key. */
export function readStored(key: StoredKey, { local, session, reload } = browser()): unknown {
  const text = attempt(() => local.getItem(key)) ?? null;
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    local.removeItem(key);
    const reloadedFor = session.getItem(reloadMark)?.split(",") ?? [];
    if (!reloadedFor.includes(key)) {
      session.setItem(reloadMark, [...reloadedFor, key].join(","));
      reload();
    }
    return undefined;
  }
}

/** Stores a value as JSON; a browser that refuses to store is left in peace. */
export function writeStored(key: StoredKey, value: unknown, { local } = browser()): void {
  attempt(() => local.setItem(key, JSON.stringify(value)));
}

/** The session's token, if any. It is stored as plain text. */
export function readToken({ local } = browser()): string | undefined {
  return attempt(() => local.getItem("token")) || undefined;
}

/** Stores the session's token. */
export function writeToken(token: string, { local } = browser()): void {
  attempt(() => local.setItem("token", token));
}

/** Ends the session: token and user data are removed. */
export function clearSession({ local } = browser()): void {
  attempt(() => local.removeItem("token"));
  attempt(() => local.removeItem("userData"));
}

// Storage throws where the visitor has switched it off.
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
