import type { ApiError } from "#src/client/errors.ts";
import { checkToken } from "#src/client/session.ts";
import type { AccountsOptions, OpenedAccounts } from "#src/site/session.ts";
import { loadPart } from "#src/site/units.ts";
import type { AccountSession } from "../accountSession.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { LoginLayer } from "./LoginLayer.tsx";
import { createLoginRequests } from "./loginRequests.ts";
import { createSession } from "./store.ts";
import { browser } from "./stored.ts";

/**
 * Opens the accounts of a site: the stored session, the requests for a login, and what the page
 * shows of both.
 */
export default function openAccounts({
  client,
  source,
  stored = browser,
  hasTestAccounts = false,
}: AccountsOptions): OpenedAccounts {
  const session: AccountSession = {
    ...createSession(stored),
    loadCaptcha: () => loadPart(source, "captcha"),
    loadReview: () => loadPart(source, "review"),
    loadSecondFactor: () => loadPart(source, "second-factor"),
  };
  const requests = createLoginRequests(session);
  return {
    session,
    logIn: requests.logIn,
    renewLogin: requests.renewLogin,
    async check() {
      const token = session.token();
      if (token === undefined) return session.end();
      const isOver = await checkToken(client).then(() => session.user() === undefined, isOverBy);
      if (isOver && session.token() === token) session.end();
    },
    Menu: () => <AccountMenu client={client} session={session} />,
    Layer: ({ account }) => (
      <LoginLayer
        requests={requests}
        source={source}
        client={client}
        session={session}
        account={account}
        hasTestAccounts={hasTestAccounts}
        loadCaptcha={session.loadCaptcha}
      />
    ),
  };
}

// A server that cannot be reached, or is too busy, leaves the session as it is.
function isOverBy({ kind, code = 0 }: ApiError): boolean {
  return kind === "refused" && code < 429;
}
