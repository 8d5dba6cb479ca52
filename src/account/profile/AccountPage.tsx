import { Action } from "#blocks/kit/Action.tsx";
import { Page } from "#blocks/kit/Page.tsx";
import { useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/account.ts";
import { logOut } from "#src/api/account.ts";
import type { Client } from "#src/api/client.ts";
import type { SessionStore } from "#src/site/session.ts";

const useTexts = texts(messages);

interface AccountPageProps {
  client: Client;
  session: SessionStore;
}

/** The page of one's own account; a visitor is asked to log in. */
export default function AccountPage({ client, session }: AccountPageProps) {
  const { user, logIn } = useSite();
  const t = useTexts();
  if (!user)
    return (
      <Page title={t("title")} lead={t("visitor")} width="text">
        <Action onPress={logIn}>{t("logIn")}</Action>
      </Page>
    );
  // A server that cannot be reached is no reason to stay logged in here.
  const leave = () =>
    logOut(client)
      .catch(() => undefined)
      .then(session.end);
  const account = session.userData()?.accountInfo;
  return (
    <Page title={t("title")} lead={user.nick} width="text">
      <dl>
        <dt>{t("account")}</dt>
        <dd>{account?.accountNo}</dd>
        <dt>{t("phone")}</dt>
        <dd>{account?.accountPhone ?? t("none")}</dd>
      </dl>
      <Action look="quiet" onPress={leave}>
        {t("logOut")}
      </Action>
    </Page>
  );
}
