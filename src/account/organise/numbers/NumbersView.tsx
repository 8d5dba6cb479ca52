import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { PlotRange } from "#contract/numbers.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { RaceChoice } from "../../review/FilterParts.tsx";
import filters from "../../review/Filters.module.css";
import { ItemCards } from "./ItemCards.tsx";
import styles from "./Numbers.module.css";
import { Plot } from "./Plot.tsx";
import { useNumberTexts } from "./texts.ts";
import { useNumbers } from "./useNumbers.ts";

const ranges = ["opening", "recent", "week", "all"] as const satisfies readonly PlotRange[];

interface NumbersViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/** The entries and the money of a race, renewed every 10 s, with a plot of its sign-ups over time. */
export default function NumbersView({ client, races }: NumbersViewProps) {
  const t = useNumberTexts();
  const dates = useDates();
  const [domainName, setDomainName] = useState(races[0].domainName);
  const [range, setRange] = useState<PlotRange>("all");
  const race = races.find((one) => one.domainName === domainName) ?? races[0];
  const { numbers, failure } = useNumbers(client, domainName, range);
  if (!numbers) return failure === undefined ? <Skeleton lines={10} height="30rem" /> : <Failed message={failure} />;
  const isStale = failure !== undefined;
  const time = dates(numbers.at, "full", race.timeZone);
  return (
    <div className={styles.numbers}>
      <RaceChoice races={races} domainName={domainName} onRace={setDomainName} />
      <p className={isStale ? styles.stale : styles.updated}>{t(isStale ? "stale" : "updated", { time })}</p>
      <ItemCards numbers={numbers} />
      <section className={styles.over} aria-labelledby="sign-ups-over-time">
        <h2 id="sign-ups-over-time">{t("plot")}</h2>
        <fieldset className={filters.statuses}>
          <legend className="visually-hidden">{t("range")}</legend>
          {ranges.map((one) => (
            <QuietButton key={one} aria-pressed={one === range} onClick={() => setRange(one)}>
              {t(`range_${one}`)}
            </QuietButton>
          ))}
        </fieldset>
        <Plot plot={numbers.plot} />
      </section>
    </div>
  );
}
