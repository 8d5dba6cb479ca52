import { useCallback, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import { fetchUserData } from "#src/client/account.ts";
import type { Client } from "#src/client/client.ts";
import { fetchOrganisedRaces } from "#src/client/organise.ts";
import { isOrganiser, organisePaths, reviewPaths } from "../organiser.ts";
import account from "../profile/AccountPage.module.css";
import type { AccountSession } from "../profile/AccountSection.tsx";
import { SecondFactor } from "../profile/ReviewView.tsx";
import { RaceChoice } from "../review/FilterParts.tsx";
import { useExplanation } from "../useExplanation.ts";
import { EntryBrowser } from "./EntryBrowser.tsx";
import { Places } from "./Places.tsx";
import { useOrganiseTexts } from "./texts.ts";

interface OrganiseProps {
  client: Client;
  session: AccountSession;
}

/** The page for those who organise races: their entries with orders and refunds. Everybody else reads that it is not for them. */
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
    session.renew(await fetchUserData(client));
    return true;
  }, [client, session]);
  const loaded = useLoaded("account", load);
  const asked = new URLSearchParams(useLocation().search).get("view");
  const view = views.find((one) => one === asked) ?? "entries";
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
              <Link to={reviewPaths.applications}>{t("toApplications")}</Link>
              {views
                .filter((one) => one !== view)
                .map((one) => (
                  <Link key={one} to={organisePaths[one]}>
                    {t(`view_${one}`)}
                  </Link>
                ))}
            </p>
            <SecondFactor client={client} userData={userData} load={session.loadSecondFactor}>
              {(guarded) => <Races client={guarded} view={view} />}
            </SecondFactor>
          </div>
        );
      }}
    </Show>
  );
}

type View = keyof typeof organisePaths;
const views = Object.keys(organisePaths) as View[];

function Races({ client, view }: { client: Client; view: View }) {
  const t = useOrganiseTexts();
  const explain = useExplanation();
  const load = useCallback(
    () =>
      fetchOrganisedRaces(client).catch((error) => {
        throw new Error(explain(error));
      }),
    [client, explain],
  );
  return (
    <Show loaded={useLoaded("organised-races", load)} lines={8} height="30rem">
      {([first, ...others]) =>
        first ? <Race client={client} races={[first, ...others]} view={view} /> : <Empty>{t("noRaces")}</Empty>
      }
    </Show>
  );
}

function Race({ client, races, view }: { client: Client; races: [OrganisedRace, ...OrganisedRace[]]; view: View }) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((one) => one.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      {view === "entries" && <EntryBrowser key={race.domainName} client={client} race={race} />}
      {view === "places" && <Places key={race.domainName} client={client} race={race} />}
    </>
  );
}
