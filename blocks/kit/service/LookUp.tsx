import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { outsideHost } from "#blocks/kit/link/outsideHost.ts";
import { useNow } from "#blocks/kit/site/clock.ts";
import { type LookUpView, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { type AnsweredLookUp, isAnsweredHere, listAsks } from "#core/lookUps.ts";
import { accountPath } from "#core/reservedPaths.ts";
import { messages } from "#locales/generated/kit/look-up.ts";
import type { RaceItem, Text } from "#schemas/generated/types.ts";
import styles from "./LookUp.module.css";
import { Service, type ServiceProps } from "./Service.tsx";
import { Further, Legend } from "./ServiceParts.tsx";

const useTexts = texts(messages);

/** What the look-ups have in their config that this program answers itself. */
export interface AnsweredService extends ServiceProps {
  asks?: string[];
  pickUp?: Text;
}

// Other websites answer what has a link.
function enter(kind: AnsweredLookUp, service: AnsweredService & { editions?: PastEdition[] }) {
  const { asks, pickUp } = service;
  return !isAnsweredHere(service) ? undefined : <OwnLookUp kind={kind} asks={listAsks(kind, asks)} pickUp={pickUp} />;
}

function OwnLookUp(view: LookUpView) {
  const { lookUp } = useSite();
  return (
    <Show loaded={useLoaded("look-up", lookUp)} lines={6} height="26rem">
      {(LookUp) => <LookUp {...view} />}
    </Show>
  );
}

/** The look-up of registrations: the way in, what it needs, and what its answers mean. */
export function RegistrationLookUp({ service }: { service: AnsweredService }) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const states = useRegistrationStates();
  const elsewhere = {
    title: t("registrationNeedTitle"),
    list: [t("registrationNeedAccount"), t("registrationNeedDocument")],
  };
  return (
    <Service
      kind="registration"
      service={service}
      title={t("registrationTitle")}
      action={t("registrationOpen")}
      entry={enter("registration", service)}
      {...(service.link && { needs: elsewhere })}
    >
      {!service.link && hasAccounts && (
        <Further text={t("registrationAccountText")}>
          <Action to={ownSignUps} look="quiet">
            {t("registrationAccount")}
          </Action>
        </Further>
      )}
      {states.length > 1 && <Legend title={t("registrationStatesTitle")} steps={states} />}
    </Service>
  );
}

const ownSignUps = `${accountPath}?view=signUps`;

// The states that a runner of this race can read, with what they mean.
function useRegistrationStates(): [name: string, meaning: string][] {
  const t = useTexts();
  const date = useDates();
  const { race } = useSite();
  const now = useNow(60_000);
  const drawAt = race?.registration?.drawAt;
  const isAhead = drawAt !== undefined && now < Date.parse(drawAt);
  const items = race?.items ?? [];
  const isDrawn = ({ allocation }: RaceItem) => allocation === "draw";
  // A site that states no items may have a draw.
  const draw: [string, string][] = [
    [
      t("registrationSubmitted"),
      isAhead ? t("registrationSubmittedDraw", { moment: date(drawAt, "moment") }) : t("registrationSubmittedText"),
    ],
    [t("registrationDrawn"), t("registrationDrawnText")],
    [t("registrationNotDrawn"), t("registrationNotDrawnText")],
  ];
  return [
    ...(items.length === 0 || items.some(isDrawn) ? draw : []),
    ...(items.every(isDrawn) ? [] : [[t("registered"), t("registeredText")] satisfies [string, string]]),
    ...(items.some(({ waitingList }) => waitingList)
      ? [[t("waiting"), t("waitingText")] satisfies [string, string]]
      : []),
  ];
}

/** The look-up of results: the way in, what it needs, and the way to past years. */
export function ScoreLookUp({ service }: { service: AnsweredService & { pastResults?: string } }) {
  const t = useTexts();
  const { pageNamed } = useSite();
  const elsewhere = { title: t("scoreNeedTitle"), list: [t("scoreNeedBib"), t("scoreNeedDocument")] };
  const list = pageNamed(["results"]);
  return (
    <Service
      kind="score"
      service={service}
      title={t("scoreTitle")}
      action={t("scoreOpen")}
      entry={enter("score", service)}
      {...(service.link && { needs: elsewhere })}
    >
      {list && (
        <Further text={t("scoreListText")}>
          <Action to={list} look="quiet">
            {t("scoreList")}
          </Action>
        </Further>
      )}
      {service.pastResults && (
        <Further text={t("scorePastText")}>
          <Action to={service.pastResults} look="quiet">
            {t("scorePast")}
          </Action>
        </Further>
      )}
    </Service>
  );
}

/** The look-up of race photos: the search or the way to it, and the pictures for everyone. */
export function ImageLookUp({ service }: { service: ServiceProps & { gallery?: string } }) {
  const t = useTexts();
  return (
    <Service
      kind="images"
      service={service}
      title={t("imagesTitle")}
      action={t("imagesOpen")}
      entry={service.link ? undefined : <PhotoSearch />}
      {...(service.link && { needs: { title: t("imagesNeedTitle"), list: [t("imagesNeedBib")] } })}
    >
      {service.gallery && (
        <Further text={t("imagesGalleryText")}>
          <Action to={service.gallery} look="quiet">
            {t("imagesGallery")}
          </Action>
        </Further>
      )}
    </Service>
  );
}

function PhotoSearch() {
  const { photos } = useSite();
  return (
    <Show loaded={useLoaded("photos", photos)} lines={6} height="26rem">
      {(Search) => <Search />}
    </Show>
  );
}

/** A past edition of the race, and where its results are. */
export interface PastEdition {
  id: string;
  title: Text;
  link: string;
}

/** The results of past years: one link for each edition. */
export function PastResults({ service }: { service: AnsweredService & { editions?: PastEdition[] } }) {
  const t = useTexts();
  const { editions = [] } = service;
  const hasEditions = editions.length > 0;
  const list = <Editions editions={editions} />;
  return (
    <Service
      kind="past-results"
      service={service}
      title={t("pastResultsTitle")}
      action={t("pastResultsOpen")}
      entry={enter("past-results", service) ?? (hasEditions ? list : undefined)}
    >
      {hasEditions && isAnsweredHere(service) && list}
    </Service>
  );
}

function Editions({ editions }: { editions: PastEdition[] }) {
  const t = useTexts();
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <section>
      <Heading className={styles.title}>{t("pastResultsEditions")}</Heading>
      <ul className={styles.editions}>
        {editions.map(({ id, title, link }) => (
          <li key={id}>
            <Link to={link}>{text(title)}</Link>
            <span className={styles.host}>{outsideHost(link)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
