import type { SiteUser } from "#blocks/kit/site/site.ts";
import type { UserData } from "#contract/userData.ts";
import type { SessionStore } from "#src/site/session.ts";
import type { Surroundings } from "#src/site/storage.ts";
import { forgetMy } from "./forgetMy.ts";
import { clearSession, readUserData, writeSession } from "./stored.ts";

/**
 * Opens the store on what the browser keeps from an earlier visit; it follows what other tabs do.
 */
export function createSession(stored: Surroundings): SessionStore {
  const listeners = new Set<() => void>();
  let token: string | undefined;
  let userData: unknown;
  let user: SiteUser | undefined;
  const update = (nextToken: string | undefined, nextData: unknown) => {
    token = nextToken;
    userData = nextData;
    user = token ? getUser(userData) : undefined;
    for (const listener of listeners) listener();
  };
  const read = () => update(stored.local.getItem("token") || undefined, readUserData(stored));
  read();
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === null || key === "token" || key === "userData") read();
  });
  return {
    user: () => user,
    userData: () => (user ? (userData as UserData) : undefined),
    token: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(login) {
      void forgetMy();
      writeSession(login.token, login.userData, stored);
      update(login.token, login.userData);
    },
    renew(next) {
      if (token) writeSession(token, next, stored);
      update(token, next);
    },
    end() {
      void forgetMy();
      clearSession(stored);
      update(undefined, undefined);
    },
  };
}

// Checks the stored user: another program on this address, or a person, may have written it.
function getUser(stored: unknown): SiteUser | undefined {
  const { accountInfo, authorities } = (stored ?? {}) as Partial<UserData>;
  if (!accountInfo?.accountId) return undefined;
  const { accountId, accountNick, accountIcon, signAuthed } = accountInfo;
  return {
    accountId: String(accountId),
    nick: String(accountNick ?? ""),
    ...(accountIcon && { icon: String(accountIcon) }),
    isVerified: signAuthed === true,
    authorities: Array.isArray(authorities) ? authorities.map(String) : [],
  };
}
