import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useIsHydrating } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { staffPath } from "#core/staffPaths.ts";
import type { Client } from "#src/client/client.ts";
import type { AccountSession, SectionProps } from "../accountSession.ts";
import { isStaff, listReviews, type ReviewView as Reviewed, reviewPaths } from "../organiser.ts";
import quiet from "../QuietButton.module.css";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./AccountPage.module.css";
import { useAccountTexts } from "./AccountSection.tsx";
import { Avatar } from "./Avatar.tsx";
import { IdentitySection } from "./IdentitySection.tsx";
import { MessagesSection } from "./MessagesSection.tsx";
import { MyDataSection } from "./MyDataSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { ReviewView, reviewTitles } from "./ReviewView.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { SignUpsSection } from "./SignUpsSection.tsx";

const sections = [
  ["signUps", SignUpsSection],
  ["profile", ProfileSection],
  ["messages", MessagesSection],
  ["identity", IdentitySection],
  ["security", SecuritySection],
  ["sessions", SessionsSection],
  ["myData", MyDataSection],
] as const;

// The sections that links open. One further below would be moved by those above that still load.
const linkedSections = ["signUps", "profile"] as const;

/**
 * A runner's own page: profile, verification, security, devices and data; and, for organisers, the
 * applications and documents to decide.
 */
export default function AccountPage({ client, session }: { client: Client; session: AccountSession }) {
  const t = useAccountTexts();
  const { user, logIn } = useSite();
  const isHydrating = useIsHydrating();
  const view = useView();
  const reviewed = view && Object.hasOwn(reviewPaths, view) ? (view as Reviewed) : undefined;
  // Who opens the link of a transfer has no account yet. The link is behind the #, which the server
  // does not get.
  const { hash } = useLocation();
  const reason = isHydrating ? undefined : reasons.find(([name]) => hash.includes(`${name}=`))?.[1];
  const isConfirmation = view === "confirmation";
  const texts = reviewed ? pageTexts[reviewed] : (["title", "lead"] as const);
  return (
    <Page title={t(isConfirmation ? "confirmation" : texts[0])} lead={isConfirmation ? "" : t(texts[1])}>
      {user && isConfirmation ? (
        <Confirmation />
      ) : user ? (
        <Account key={user.accountId} client={client} session={session} reviewed={reviewed} />
      ) : (
        <div className={styles.visitor}>
          <p>{t(reason ?? "logInFirst")}</p>
          <Action onPress={() => logIn()}>{t("logIn")}</Action>
        </div>
      )}
    </Page>
  );
}

const reasons = [
  ["transfer", "logInToTake"],
  ["deferral", "logInToDefer"],
] as const;

// Shows the page that a runner prints of one sign-up, which the address names.
function Confirmation() {
  const { ownSignUps } = useSite();
  const of = new URLSearchParams(useLocation().search).get("of") ?? "";
  return (
    <Show loaded={useLoaded("own-sign-ups", ownSignUps)} lines={8} height="32rem">
      {(OwnSignUps) => <OwnSignUps shows="confirmation" of={of} />}
    </Show>
  );
}

const pageTexts = {
  applications: ["reviewTitle", "reviewLead"],
  teams: ["teamsTitle", "teamsLead"],
  documents: ["documentsTitle", "documentsLead"],
} as const;

// The views share one path, so the site does not take a change of view for another page: this moves
// to its heading. The server draws the page without a view, hidden from visitors of one
// (server/sites/page/starter.ts).
function useView(): string | null {
  const isHydrating = useIsHydrating();
  const viewParameter = new URLSearchParams(useLocation().search).get("view");
  const view = isHydrating ? null : viewParameter;
  const lastView = useRef(viewParameter);
  useEffect(() => {
    if (isHydrating) return;
    delete document.documentElement.dataset.viewing;
    if (lastView.current === view) return;
    lastView.current = view;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
    window.scrollTo(0, 0);
  }, [view, isHydrating]);
  return view;
}

interface AccountProps {
  client: Client;
  session: AccountSession;
  /** What is reviewed; undefined on the account's own page. */
  reviewed: Reviewed | undefined;
}

function Account({ client, session, reviewed }: AccountProps) {
  const load = useCallback(
    async () => session.renew(await client.call("GET /user-center/user-data", { isSilent: true })),
    [client, session],
  );
  const loaded = useLoaded(
    "account",
    useCallback(() => load().then(() => true), [load]),
  );
  const userData = useSyncExternalStore(session.subscribe, session.userData, session.userData);
  return (
    <Show loaded={loaded} lines={8} height="max(40rem, 100svh)">
      {() => {
        if (!userData) return null;
        const props = { client, session, userData, renew: load };
        return reviewed ? <ReviewView {...props} reviewed={reviewed} /> : <Sections {...props} />;
      }}
    </Show>
  );
}

function Sections(props: SectionProps) {
  const t = useAccountTexts();
  const { key, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that was followed again goes there again
  useEffect(() => {
    const view = linkedSections.find((name) => name === new URLSearchParams(search).get("view"));
    return view && arriveAt(view);
  }, [key, search]);
  return (
    <div className={styles.account}>
      <div className={styles.side}>
        <Summary {...props} />
        <nav className={styles.contents} aria-label={t("sections")}>
          {sections.map(([name]) => (
            <QuietButton key={name} onClick={() => goTo(name)}>
              {t(name)}
            </QuietButton>
          ))}
          {listReviews(props.userData).map((review) => (
            <Link key={review} to={reviewPaths[review]} className={quiet.button}>
              {t(reviewTitles[review])}
            </Link>
          ))}
          {isStaff(props.userData) && (
            // A page of its own, not of this program.
            <a href={staffPath} className={quiet.button}>
              {t("handOut")}
            </a>
          )}
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

// Waits for a section that comes with the sign-ups. One that is in sight stays in its place, below
// the title of the page.
function arriveAt(name: string): () => void {
  let frame = 0;
  const arrive = () => {
    const heading = document.getElementById(`account-${name}`);
    if (heading?.checkVisibility({ visibilityProperty: true }) === false) frame = requestAnimationFrame(arrive);
    else if (heading && heading.getBoundingClientRect().bottom < innerHeight / 2)
      heading.focus({ preventScroll: true });
    else goTo(name);
  };
  arrive();
  return () => cancelAnimationFrame(frame);
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
  const leave = () =>
    client
      .call("POST /user-center/logout", { json: {}, mayBeExpired: true, isSilent: true })
      .then(session.end, session.end);
  return (
    <div className={styles.summary}>
      <Avatar icon={user?.icon} nick={accountNick} />
      <div>
        <p className={styles.nick}>{accountNick}</p>
        <p className={styles.number}>{accountNo}</p>
      </div>
      <QuietButton className={styles.leave} onClick={leave}>
        {t("logOut")}
      </QuietButton>
    </div>
  );
}
