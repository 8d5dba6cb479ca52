import { createRequests, type Requests } from "../interaction/requests.ts";
import type { SessionStore } from "../session.ts";

/** Someone, or a call whose session has expired, asks for a login; `settle` answers whether there is one now. */
export interface LoginRequest {
  why: "asked" | "expired";
  settle(isLoggedIn: boolean): void;
}

/** Where a login is asked for. Whoever asks while the drawer is open waits for the same answer. */
export interface LoginDesk {
  requests: Requests<LoginRequest>;
  /** True once the visitor is logged in, at once where they are; false where they closed the drawer. */
  logIn(): Promise<boolean>;
  /** The same for a call that was refused with this token; true only for the same account, so that the call can be repeated. */
  renewLogin(token: string): Promise<boolean>;
}

/** Makes the desk of a session. */
export function createLoginDesk(session: SessionStore): LoginDesk {
  const requests = createRequests<LoginRequest>();
  let asking: Promise<boolean> | undefined;
  let lost: { token: string; account: string | undefined } | undefined;
  const ask = (why: LoginRequest["why"]) => {
    asking ??= new Promise<boolean>((settle) => requests.add({ why, settle })).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const account = () => session.user()?.accountId;
  return {
    requests,
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
