import type { BrowserContext } from "playwright-core";

/** Somebody with an account, who is logged in. */
export interface Person {
  accountId: string;
  token: string;
}

/** Logs the pages of a browser in as that person. */
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
