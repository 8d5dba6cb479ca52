import { useState } from "react";
import { Choice, Field } from "#blocks/kit/control/Field.tsx";
import { Empty, Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { PickUpLoad } from "#contract/pickUpDesk.ts";
import type { Client } from "#src/client/client.ts";
import { fetchExport } from "#src/client/export.ts";
import { ExportButtons } from "../../review/ExportButtons.tsx";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useRenewed } from "../kit/useRenewed.ts";
import { Devices } from "./Devices.tsx";
import styles from "./PickUpDesk.module.css";
import { usePickUpDeskTexts } from "./texts.ts";

interface PickUpViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/** The pick-up of a race as it runs: each site by hour, the lists, and the devices of staff. */
export default function PickUpView({ client, races }: PickUpViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RacePickUp key={race.domainName} client={client} race={race} />
    </>
  );
}

function RacePickUp({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = usePickUpDeskTexts();
  const { domainName } = race;
  const query = { domainName };
  const { data, failure, renew } = useRenewed(client, "GET /sign-up/organise/pick-up", { query }, domainName);
  if (!data)
    return failure === undefined ? <Skeleton lines={8} height="30rem" /> : <Failed message={failure} retry={renew} />;
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      <p>{t("totals", { confirmed: data.confirmed, uncollected: data.uncollected })}</p>
      {data.sites.map((site) => (
        <SiteLoad key={site.id} site={site} timeZone={race.timeZone} />
      ))}
      <Lists client={client} race={race} sites={data.sites} />
      <Devices client={client} race={race} sites={data.sites} />
    </div>
  );
}

type Site = PickUpLoad["sites"][number];

function SiteLoad({ site, timeZone }: { site: Site; timeZone: string }) {
  const t = usePickUpDeskTexts();
  const { text } = useSite();
  const dates = useDates();
  const id = `pick-up-${site.id}`;
  const { booked, collected, noShows, served, hours } = site;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{text(site.name)}</h2>
      <p>{t("facts", { booked, collected, noShows, served })}</p>
      {hours.length === 0 ? (
        <Empty>{t("nothing")}</Empty>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("hour")}</th>
              <th scope="col">{t("booked")}</th>
              <th scope="col">{t("served")}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour.at}>
                <th scope="row">{dates(hour.at, "moment", timeZone)}</th>
                <td>{hour.booked}</td>
                <td>{hour.served}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const lists = ["packing", "uncollected"] as const;

function Lists({ client, race, sites }: { client: Client; race: OrganisedRace; sites: Site[] }) {
  const t = usePickUpDeskTexts();
  const { text, language } = useSite();
  const [list, setList] = useState<(typeof lists)[number]>("packing");
  const [site, setSite] = useState("");
  return (
    <section className={styles.part} aria-labelledby="pick-up-lists">
      <h2 id="pick-up-lists">{t("lists")}</h2>
      <Field label={t("list")}>
        {(control) => (
          <Choice {...control} value={list} onChange={({ target }) => setList(target.value as (typeof lists)[number])}>
            {lists.map((name) => (
              <option key={name} value={name}>
                {t(`list_${name}`)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <Field label={t("site")}>
        {(control) => (
          <Choice {...control} value={site} onChange={({ target }) => setSite(target.value)}>
            <option value="">{t("allSites")}</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {text(name)}
              </option>
            ))}
          </Choice>
        )}
      </Field>
      <ExportButtons
        take={(format) =>
          fetchExport(client, "GET /sign-up/organise/pick-up/export", {
            query: { domainName: race.domainName, list, format, language, ...(site !== "" && { site }) },
            isSilent: true,
          })
        }
        hint={t("exportHint")}
        isEmpty={false}
      />
    </section>
  );
}
