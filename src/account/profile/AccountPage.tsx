import { useCallback, useSyncExternalStore } from "react";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLoaded, useSite } from "#blocks/kit/site/site.ts";
import { fetchUserData } from "#src/client/account.ts";
import type { Client } from "#src/client/client.ts";
import { logOut } from "#src/client/session.ts";
import styles from "./AccountPage.module.css";
import { type AccountSession, type SectionProps, useAccountTexts } from "./AccountSection.tsx";
import { Avatar } from "./Avatar.tsx";
import { IdentitySection } from "./IdentitySection.tsx";
import { MyDataSection } from "./MyDataSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";

const sections = [
  ["profile", ProfileSection],
  ["identity", IdentitySection],
  ["security", SecuritySection],
  ["sessions", SessionsSection],
  ["myData", MyDataSection],
] as const;

/** A runner's own page: profile, verification, security, devices and data. */
export default function AccountPage({ client, session }: { client: Client; session: AccountSession }) {
  const t = useAccountTexts();
  const { user, logIn } = useSite();
  return (
    <Page title={t("title")} lead={t("lead")}>
      {user ? (
        <Account key={user.accountId} client={client} session={session} />
      ) : (
        <div className={styles.visitor}>
          <p>{t("logInFirst")}</p>
          <Action onPress={() => logIn()}>{t("logIn")}</Action>
        </div>
      )}
    </Page>
  );
}

function Account({ client, session }: { client: Client; session: AccountSession }) {
  const load = useCallback(async () => session.renew(await fetchUserData(client)), [client, session]);
  const loaded = useLoaded(
    "account",
    useCallback(() => load().then(() => true), [load]),
  );
  const userData = useSyncExternalStore(session.subscribe, session.userData, session.userData);
  return (
    <Show loaded={loaded} lines={8} height="40rem">
      {() => userData && <Sections client={client} session={session} userData={userData} renew={load} />}
    </Show>
  );
}

function Sections(props: SectionProps) {
  const t = useAccountTexts();
  return (
    <div className={styles.account}>
      <div className={styles.side}>
        <Summary {...props} />
        <nav className={styles.contents} aria-label={t("sections")}>
          {sections.map(([name]) => (
            <button key={name} type="button" onClick={() => goTo(name)}>
              {t(name)}
            </button>
          ))}
        </nav>
      </div>
      <div className={styles.sections}>
        {sections.map(([name, Section]) => (
          <Section key={name} {...props} />
        ))}
      </div>
    </div>
  );
}

// The address holds the route; a link with a fragment would be taken for another.
function goTo(name: string): void {
  const heading = document.getElementById(`account-${name}`);
  heading?.scrollIntoView({ behavior: "auto", block: "start" });
  heading?.focus({ preventScroll: true });
}

function Summary({ client, session, userData }: SectionProps) {
  const t = useAccountTexts();
  const { user } = useSite();
  const { accountNick, accountNo } = userData.accountInfo;
  const leave = () => logOut(client).then(session.end, session.end);
  return (
    <div className={styles.summary}>
      <Avatar icon={user?.icon} nick={accountNick} />
      <div>
        <p className={styles.nick}>{accountNick}</p>
        <p className={styles.number}>{accountNo}</p>
      </div>
      <button type="button" className={styles.leave} onClick={leave}>
        {t("logOut")}
      </button>
    </div>
  );
}
