import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { RaceChoice } from "../../review/FilterParts.tsx";
import filters from "../../review/Filters.module.css";
import review from "../../review/Review.module.css";
import { useRenewed } from "../kit/useRenewed.ts";
import { FlaggedList } from "./FlaggedList.tsx";
import { LabelList } from "./LabelList.tsx";
import { Rehearsals } from "./Rehearsals.tsx";
import { SourceList } from "./SourceList.tsx";
import styles from "./Timing.module.css";
import { useTimingTexts } from "./texts.ts";

interface TimingViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * The timing systems of a race, what they call its points, and which of their passings do not fit;
 * renewed every 10 s.
 */
export default function TimingView({ client, races }: TimingViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceTiming key={race.domainName} client={client} race={race} />
    </>
  );
}

function RaceTiming({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useTimingTexts();
  const dates = useDates();
  const { domainName } = race;
  const [wantsRehearsal, setWantsRehearsal] = useState(false);
  const query = { domainName };
  const sources = useRenewed(client, "GET /sign-up/organise/timing/sources", { query }, domainName);
  if (!sources.data)
    return sources.failure === undefined ? (
      <Skeleton lines={8} height="30rem" />
    ) : (
      <Failed message={sources.failure} retry={sources.renew} />
    );
  const all = sources.data;
  const hasRehearsal = all.some(({ rehearsal, revokedAt }) => rehearsal !== null && revokedAt === null);
  const isRehearsal = hasRehearsal && wantsRehearsal;
  const time = dates(sources.at, "full", race.timeZone);
  const shown = { client, race, isRehearsal, sources: all };
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      <SourceList client={client} race={race} sources={all} onChanged={sources.renew} />
      <Rehearsals client={client} race={race} sources={all} onCleared={sources.renew} />
      {all.length > 0 && (
        <>
          <p className={sources.failure === undefined ? review.hint : styles.stale}>
            {t(sources.failure === undefined ? "updated" : "stale", { time })}
          </p>
          {hasRehearsal && (
            <fieldset className={filters.statuses}>
              <legend className="visually-hidden">{t("kinds")}</legend>
              {(["race", "rehearsal"] as const).map((kind) => {
                const isChosen = (kind === "rehearsal") === isRehearsal;
                return (
                  <QuietButton
                    key={kind}
                    aria-pressed={isChosen}
                    onClick={() => setWantsRehearsal(kind === "rehearsal")}
                  >
                    {t(`kind-${kind}`)}
                  </QuietButton>
                );
              })}
            </fieldset>
          )}
          <LabelList key={`labels ${isRehearsal}`} {...shown} onChanged={sources.renew} />
          <FlaggedList key={`flagged ${isRehearsal}`} {...shown} />
        </>
      )}
    </div>
  );
}
