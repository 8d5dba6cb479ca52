import type { UserData } from "#contract/userData.ts";
import type { Surroundings } from "#src/site/storage.ts";

const reloadMark = "startline.reloadedFor";

/** The visitor's browser. */
export const browser: Surroundings = {
  local: ignoringErrors(() => localStorage),
  session: ignoringErrors(() => sessionStorage),
  reload: () => location.reload(),
};

/**
 * Returns a storage that ignores errors: it reads as empty, and stores nothing, if the visitor has
 * switched it off.
 */
export function ignoringErrors(find: () => Surroundings["local"]): Surroundings["local"] {
  const attempt = <T>(use: (storage: Surroundings["local"]) => T): T | null => {
    try {
      return use(find());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}

/**
 * Reads the stored account; unreadable text is removed and the page reloads, once in a session of
 * the browser.
 */
export function readUserData({ local, session, reload }: Surroundings): unknown {
  const text = local.getItem("userData");
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    local.removeItem("userData");
    if (session.getItem(reloadMark)) return undefined;
    session.setItem(reloadMark, "userData");
    // A browser that keeps neither the removal nor the mark would reload forever.
    if (session.getItem(reloadMark) || local.getItem("userData") === null) reload();
    return undefined;
  }
}

/**
 * Stores what a session needs. Other tabs are notified of each write: with the token last they
 * never read a new session with an old account.
 */
export function writeSession(token: string, userData: UserData, { local }: Surroundings): void {
  local.setItem("userData", JSON.stringify(userData));
  local.setItem("token", token);
}

/** The database of this browser that has the runners of a race, if staff hand packs out with it. */
export const runnersVault = "startline-staff-runners";

/**
 * Ends the stored session: token and user data are removed, and the runners whose race packs were
 * handed out with it.
 */
export function clearSession({ local }: Surroundings): void {
  local.removeItem("token");
  local.removeItem("userData");
  globalThis.indexedDB?.deleteDatabase(runnersVault);
}
