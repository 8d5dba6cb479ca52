import type { UserData } from "#src/api/account.ts";
import type { Surroundings } from "#src/site/storage.ts";

const reloadMark = "startline.reloadedFor";

/** The stored account; unreadable text is removed and the page reloads, once in a session of the browser. */
export function readUserData({ local, session, reload }: Surroundings): unknown {
  const text = local.getItem("userData");
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    local.removeItem("userData");
    if (!session.getItem(reloadMark)) {
      session.setItem(reloadMark, "userData");
      reload();
    }
    return undefined;
  }
}

/** Stores what a session needs. Other tabs hear of each write: with the token last they never see a new session with an old account. */
export function writeSession(token: string, userData: UserData, { local }: Surroundings): void {
  local.setItem("userData", JSON.stringify(userData));
  local.setItem("token", token);
}

/** Ends the stored session: token and user data are removed. */
export function clearSession({ local }: Surroundings): void {
  local.removeItem("token");
  local.removeItem("userData");
}
