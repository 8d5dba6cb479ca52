import type { BrowserContext } from "playwright-core";

/** An account that is logged in, with the token of its session. */
export interface Person {
  accountId: string;
  token: string;
}

/** Logs a person in on all pages of a browser context. */
export async function beLoggedIn(context: BrowserContext, { accountId, token }: Person): Promise<void> {
  const userData = { accountInfo: { accountId, accountNick: accountId, signAuthed: false }, authorities: [] };
  await context.addInitScript(
    (stored) => {
      localStorage.setItem("userData", JSON.stringify(stored.userData));
      localStorage.setItem("token", stored.token);
    },
    { userData, token },
  );
}
