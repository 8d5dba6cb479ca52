import type { SiteUser } from "#blocks/kit/site.ts";
import type { Login, UserData } from "#src/api/account.ts";
import { clearSession, readStored, readToken, type Surroundings, writeStored, writeToken } from "./storage.ts";

/** Who is logged in, in this tab and all others; kept in the browser until the session ends. */
export interface SessionStore {
  /** The same object until something about it changes. */
  user(): SiteUser | undefined;
  /** The whole account as the server last told it. */
  userData(): UserData | undefined;
  token(): string | undefined;
  subscribe(onChange: () => void): () => void;
  /** Starts a session with what a login gave. */
  begin(login: Login): void;
  /** Takes over what the server now says of the account. */
  renew(userData: UserData): void;
  /** Forgets token and account; the server is told by whoever logs out. */
  end(): void;
}

/** Opens the store on what the browser keeps from an earlier visit. */
export function createSession(stored?: Surroundings): SessionStore {
  const listeners = new Set<() => void>();
  let token: string | undefined;
  let userData: unknown;
  let user: SiteUser | undefined;
  const become = (nextToken: string | undefined, nextData: unknown) => {
    token = nextToken;
    userData = nextData;
    user = token ? userOf(userData) : undefined;
    for (const listener of listeners) listener();
  };
  const read = () => become(readToken(stored), readStored("userData", stored));
  read();
  // Another tab logged in or out.
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === null || key === "token" || key === "userData") read();
  });
  const renew = (next: UserData) => {
    writeStored("userData", next, stored);
    become(token, next);
  };
  return {
    user: () => user,
    userData: () => (user ? (userData as UserData) : undefined),
    token: () => token,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(login) {
      // Other tabs hear of each write: with the token last they never see the new session with the old account.
      token = undefined;
      renew(login.userData);
      writeToken(login.token, stored);
      become(login.token, login.userData);
    },
    renew,
    end() {
      clearSession(stored);
      become(undefined, undefined);
    },
  };
}

/** The session of a page that nobody is logged in to: one that the server draws, or a unit on a stage. */
export const nobody: SessionStore = {
  user: () => undefined,
  userData: () => undefined,
  token: () => undefined,
  subscribe: () => () => undefined,
  begin: () => undefined,
  renew: () => undefined,
  end: () => undefined,
};

// What the browser keeps may be from another program on this address, or changed by hand.
function userOf(stored: unknown): SiteUser | undefined {
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
