import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { PlotRange, RaceNumbers } from "#contract/numbers.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { RaceChoice } from "../../review/FilterParts.tsx";
import filters from "../../review/Filters.module.css";
import { useRenewed } from "../kit/useRenewed.ts";
import { ItemCards } from "./ItemCards.tsx";
import styles from "./Numbers.module.css";
import { Plot } from "./Plot.tsx";
import { useNumberTexts } from "./texts.ts";

const ranges = ["opening", "recent", "week", "all"] as const satisfies readonly PlotRange[];

interface NumbersViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * The entries and the money of a race, renewed every 10 s, with a plot of its sign-ups over time.
 */
export default function NumbersView({ client, races }: NumbersViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const [range, setRange] = useState<PlotRange>("all");
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  const request = { query: { domainName, range } };
  const { data: numbers, failure } = useRenewed(client, "GET /sign-up/organise/numbers", request, domainName);
  return (
    <div className={styles.numbers}>
      {/* It stays while the numbers of another race load, with the focus in it. */}
      <RaceChoice races={races} domainName={domainName} onRace={setDomainName} />
      {numbers ? (
        <Shown numbers={numbers} race={race} range={range} setRange={setRange} isStale={failure !== undefined} />
      ) : failure === undefined ? (
        <Skeleton lines={10} height="30rem" />
      ) : (
        <Failed message={failure} />
      )}
    </div>
  );
}

interface ShownProps {
  numbers: RaceNumbers;
  race: OrganisedRace;
  range: PlotRange;
  setRange(range: PlotRange): void;
  isStale: boolean;
}

function Shown({ numbers, race, range, setRange, isStale }: ShownProps) {
  const t = useNumberTexts();
  const dates = useDates();
  const time = dates(numbers.at, "full", race.timeZone);
  return (
    <>
      <p className={isStale ? styles.stale : styles.updated}>{t(isStale ? "stale" : "updated", { time })}</p>
      <ItemCards numbers={numbers} />
      <section className={styles.over} aria-labelledby="sign-ups-over-time">
        <h2 id="sign-ups-over-time">{t("plot")}</h2>
        <fieldset className={filters.statuses}>
          <legend className="visually-hidden">{t("range")}</legend>
          {ranges.map((choice) => (
            <QuietButton key={choice} aria-pressed={choice === range} onClick={() => setRange(choice)}>
              {t(`range_${choice}`)}
            </QuietButton>
          ))}
        </fieldset>
        <Plot plot={numbers.plot} />
      </section>
    </>
  );
}
