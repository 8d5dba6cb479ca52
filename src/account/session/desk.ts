import type { SessionStore } from "#src/site/session.ts";

/** Someone, or a call whose session has expired, asks for a login; `settle` answers whether there is one now. */
export interface LoginRequest {
  why: "asked" | "expired";
  settle(isLoggedIn: boolean): void;
}

/** Where a login is asked for. Whoever asks while the drawer is open waits for the same answer. */
export interface LoginDesk {
  /** The request that waits for its answer. */
  request(): LoginRequest | undefined;
  subscribe(onChange: () => void): () => void;
  logIn(): Promise<boolean>;
  renewLogin(token: string): Promise<boolean>;
}

/** Makes the desk of a session. */
export function createLoginDesk(session: SessionStore): LoginDesk {
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
