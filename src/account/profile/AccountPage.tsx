import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { fetchUserData } from "#src/client/account.ts";
import type { Client } from "#src/client/client.ts";
import { logOut } from "#src/client/session.ts";
import styles from "./AccountPage.module.css";
import { type AccountSession, type SectionProps, useAccountTexts } from "./AccountSection.tsx";
import { Avatar } from "./Avatar.tsx";
import { IdentitySection } from "./IdentitySection.tsx";
import { MyDataSection } from "./MyDataSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { isOrganiser, ReviewView, reviewPath } from "./ReviewView.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";

const sections = [
  ["profile", ProfileSection],
  ["identity", IdentitySection],
  ["security", SecuritySection],
  ["sessions", SessionsSection],
  ["myData", MyDataSection],
] as const;

/** A runner's own page: profile, verification, security, devices and data; and, for organisers, the applications to decide. */
export default function AccountPage({ client, session }: { client: Client; session: AccountSession }) {
  const t = useAccountTexts();
  const { user, logIn } = useSite();
  const isReview = useView() === "applications";
  return (
    <Page title={t(isReview ? "reviewTitle" : "title")} lead={t(isReview ? "reviewLead" : "lead")}>
      {user ? (
        <Account key={user.accountId} client={client} session={session} isReview={isReview} />
      ) : (
        <div className={styles.visitor}>
          <p>{t("logInFirst")}</p>
          <Action onPress={() => logIn()}>{t("logIn")}</Action>
        </div>
      )}
    </Page>
  );
}

// The views share one path, so the site does not take a change of view for another page: this moves to its heading.
function useView(): string | null {
  const view = new URLSearchParams(useLocation().search).get("view");
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
    window.scrollTo(0, 0);
  }, [view]);
  return view;
}

interface AccountProps {
  client: Client;
  session: AccountSession;
  isReview: boolean;
}

function Account({ client, session, isReview }: AccountProps) {
  const load = useCallback(async () => session.renew(await fetchUserData(client)), [client, session]);
  const loaded = useLoaded(
    "account",
    useCallback(() => load().then(() => true), [load]),
  );
  const userData = useSyncExternalStore(session.subscribe, session.userData, session.userData);
  const View = isReview ? ReviewView : Sections;
  return (
    <Show loaded={loaded} lines={8} height="40rem">
      {() => userData && <View client={client} session={session} userData={userData} renew={load} />}
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
          {isOrganiser(props.userData) && <Link to={reviewPath}>{t("reviewTitle")}</Link>}
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
