import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { UserData } from "#contract/userData.ts";
import { organisePath } from "#core/reservedPaths.ts";
import type { Client } from "#src/client/client.ts";
import type { AccountSession } from "../accountSession.ts";
import { isOrganiser, listReviews, reviewPaths } from "../organiser.ts";
import account from "../profile/AccountPage.module.css";
import { SecondFactor } from "../profile/ReviewView.tsx";
import { RaceChoice } from "../review/FilterParts.tsx";
import { useCall } from "../useCall.ts";
import { EntryBrowser } from "./entries/EntryBrowser.tsx";
import { useOrganiseTexts } from "./kit/texts.ts";
import styles from "./OrganisePage.module.css";
import { Places } from "./places/Places.tsx";

interface OrganiseProps {
  client: Client;
  session: AccountSession;
}

/**
 * The page for those who organise races: their entries with orders and refunds. Everybody else
 * reads that it is not for them.
 */
export default function OrganisePage({ client, session }: OrganiseProps) {
  const t = useOrganiseTexts();
  const { user, logIn } = useSite();
  return (
    <Page title={t("title")} lead={t("lead")}>
      {user ? (
        <Organiser key={user.accountId} client={client} session={session} />
      ) : (
        <div className={account.visitor}>
          <p>{t("logInFirst")}</p>
          <Action onPress={() => logIn()}>{t("logIn")}</Action>
        </div>
      )}
    </Page>
  );
}

function Organiser({ client, session }: OrganiseProps) {
  const t = useOrganiseTexts();
  const load = useCallback(async () => {
    session.renew(await client.call("GET /user-center/user-data", { isSilent: true }));
    return true;
  }, [client, session]);
  const loaded = useLoaded("account", load);
  const userData = useSyncExternalStore(session.subscribe, session.userData, session.userData);
  return (
    <Show loaded={loaded} lines={8} height="40rem">
      {() => {
        if (!userData) return null;
        if (!isOrganiser(userData))
          return <Empty action={{ label: t("toAccount"), to: "/account" }}>{t("notAllowed")}</Empty>;
        return (
          <div className={account.review}>
            <p className={account.reviewLinks}>
              <Link to="/account">{t("toAccount")}</Link>
              {listReviews(userData).includes("applications") && (
                <Link to={reviewPaths.applications}>{t("toApplications")}</Link>
              )}
            </p>
            <Views />
            <SecondFactor client={client} userData={userData} load={session.loadSecondFactor}>
              {(guarded) => <Races client={guarded} userData={userData} />}
            </SecondFactor>
          </div>
        );
      }}
    </Show>
  );
}

function Races({ client, userData }: { client: Client; userData: UserData }) {
  const t = useOrganiseTexts();
  const { loaded } = useCall(client, "GET /sign-up/organise/races", {});
  return (
    <Show loaded={loaded} lines={8} height="30rem">
      {([first, ...others]) =>
        first ? <View client={client} userData={userData} races={[first, ...others]} /> : <Empty>{t("noRaces")}</Empty>
      }
    </Show>
  );
}

const views = {
  entries: organisePath,
  places: `${organisePath}?view=places`,
  invitations: `${organisePath}?view=invitations`,
  results: `${organisePath}?view=results`,
  timing: `${organisePath}?view=timing`,
  photos: `${organisePath}?view=photos`,
  messages: `${organisePath}?view=messages`,
  bibs: `${organisePath}?view=bibs`,
  pickUp: `${organisePath}?view=pickUp`,
  mailing: `${organisePath}?view=mailing`,
  alerts: `${organisePath}?view=alerts`,
  answers: `${organisePath}?view=answers`,
  numbers: `${organisePath}?view=numbers`,
  audit: `${organisePath}?view=audit`,
  tokens: `${organisePath}?view=tokens`,
  cancel: `${organisePath}?view=cancel`,
};

// The views share one path, so the site does not take a change of view for another page: this moves
// to the links.
function Views() {
  const t = useOrganiseTexts();
  const view = useView();
  const links = useRef<HTMLElement>(null);
  const lastView = useRef(view);
  useEffect(() => {
    if (lastView.current === view) return;
    lastView.current = view;
    links.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  }, [view]);
  return (
    <nav ref={links} className={styles.views} aria-label={t("views")}>
      {(Object.keys(views) as ViewName[]).map((name) => (
        <span key={name} className={styles.place} data-current={name === view}>
          <Link to={views[name]} aria-current={name === view ? "page" : undefined}>
            {t(`view_${name}`)}
          </Link>
        </span>
      ))}
    </nav>
  );
}

type ViewName = keyof typeof views;

function useView(): ViewName {
  const name = new URLSearchParams(useLocation().search).get("view") ?? "";
  return Object.hasOwn(views, name) ? (name as ViewName) : "entries";
}

type Races = [OrganisedRace, ...OrganisedRace[]];
interface ShownProps {
  client: Client;
  races: Races;
  userData: UserData;
}
type Shown = ComponentType<ShownProps>;

// What most organisers do not open at once is loaded when it is.
const loaders = {
  invitations: () => import("./invitations/InvitationsView.tsx"),
  results: () => import("./results/ResultsView.tsx"),
  timing: () => import("./timing/TimingView.tsx"),
  photos: () => import("./photos/PhotosView.tsx"),
  messages: () => import("./messages/MessagesView.tsx"),
  bibs: () => import("./bibs/BibsView.tsx"),
  pickUp: () => import("./pickUp/PickUpView.tsx"),
  mailing: () => import("./mailing/MailingView.tsx"),
  alerts: () => import("./alerts/AlertsView.tsx"),
  answers: () => import("./answers/AnswersView.tsx"),
  numbers: () => import("./numbers/NumbersView.tsx"),
  audit: () => import("./audit/AuditView.tsx"),
  tokens: () => import("./tokens/TokensView.tsx"),
  cancel: () => import("./cancel/CancelView.tsx"),
} satisfies Partial<Record<ViewName, () => Promise<{ default: Shown }>>>;

function View({ client, races, userData }: ShownProps) {
  const view = useView();
  if (view === "entries" || view === "places") return <Race client={client} races={races} view={view} />;
  return <OtherView key={view} view={view} client={client} races={races} userData={userData} />;
}

function OtherView({ view, ...props }: ShownProps & { view: keyof typeof loaders }) {
  const t = useOrganiseTexts();
  const load = useCallback(
    (): Promise<{ Shown: Shown }> =>
      loaders[view]().then(
        ({ default: Shown }) => ({ Shown }),
        () => {
          throw new Error(t("viewNotLoaded"));
        },
      ),
    [view, t],
  );
  return (
    <Show loaded={useLoaded(`organise-${view}`, load)} lines={8} height="30rem">
      {({ Shown }) => <Shown {...props} />}
    </Show>
  );
}

function Race({ client, races, view }: { client: Client; races: Races; view: "entries" | "places" }) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      {view === "entries" && <EntryBrowser key={race.domainName} client={client} race={race} />}
      {view === "places" && <Places key={race.domainName} client={client} race={race} />}
    </>
  );
}
