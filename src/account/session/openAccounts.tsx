import type { ApiError } from "#src/client/errors.ts";
import { checkToken } from "#src/client/session.ts";
import type { AccountWorld, OpenedAccounts } from "#src/site/session.ts";
import { loadPart } from "#src/site/units.ts";
import type { AccountSession } from "../profile/AccountSection.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { createLoginDesk } from "./desk.ts";
import { LoginLayer } from "./LoginLayer.tsx";
import { createSession } from "./store.ts";
import { browser } from "./stored.ts";

/** Opens the accounts of a site: the stored session, where a login is asked for, and what the page shows of both. */
export default function openAccounts({
  client,
  source,
  stored = browser,
  hasTestAccounts = false,
}: AccountWorld): OpenedAccounts {
  const session: AccountSession = {
    ...createSession(stored),
    loadCaptcha: () => loadPart(source, "captcha"),
    loadReview: () => loadPart(source, "review"),
  };
  const desk = createLoginDesk(session);
  return {
    session,
    logIn: desk.logIn,
    renewLogin: desk.renewLogin,
    async check() {
      const token = session.token();
      if (token === undefined) return session.end();
      const isOver = await checkToken(client).then(() => session.user() === undefined, saysItIsOver);
      if (isOver && session.token() === token) session.end();
    },
    Menu: () => <AccountMenu client={client} session={session} />,
    Layer: ({ account }) => (
      <LoginLayer {...{ desk, source, client, session, account, hasTestAccounts }} loadCaptcha={session.loadCaptcha} />
    ),
  };
}

// A server that cannot be reached, or is too busy to look, says nothing about the session.
function saysItIsOver({ kind, code = 0 }: ApiError): boolean {
  return kind === "refused" && code < 429;
}
