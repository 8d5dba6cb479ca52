import type { SessionStore } from "#src/site/session.ts";

/**
 * A request for a login by the visitor or by a call whose session has expired; `settle` reports
 * whether there is a session now.
 */
export interface LoginRequest {
  why: "asked" | "expired";
  settle(isLoggedIn: boolean): void;
}

/** Requests logins. A request that comes while the drawer is open waits for the same answer. */
export interface LoginRequests {
  /** The request that waits for its answer. */
  request(): LoginRequest | undefined;
  subscribe(onChange: () => void): () => void;
  logIn(): Promise<boolean>;
  renewLogin(token: string): Promise<boolean>;
}

/** Creates the login requests of a session. */
export function createLoginRequests(session: SessionStore): LoginRequests {
  const listeners = new Set<() => void>();
  let request: LoginRequest | undefined;
  let asking: Promise<boolean> | undefined;
  let lost: { token: string; account: string | undefined } | undefined;
  const show = (next: LoginRequest | undefined) => {
    request = next;
    for (const listener of listeners) listener();
  };
  const ask = (why: LoginRequest["why"]) => {
    asking ??= new Promise<boolean>((settle) => show({ why, settle })).finally(() => {
      asking = undefined;
      show(undefined);
    });
    return asking;
  };
  const account = () => session.user()?.accountId;
  return {
    request: () => request,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logIn: async () => account() !== undefined || ask("asked"),
    async renewLogin(token) {
      if (token === session.token()) {
        lost = { token, account: account() };
        if (!(await ask("expired")) && token === session.token()) session.end();
      }
      return token === lost?.token && account() !== undefined && account() === lost.account;
    },
  };
}
