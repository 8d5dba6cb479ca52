import { useState } from "react";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { ImportList } from "./ImportList.tsx";
import styles from "./Photos.module.css";
import { RemovalList } from "./RemovalList.tsx";
import { usePhotoTexts } from "./texts.ts";

interface PhotosViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/** The photos of a race: their imports, and those that were removed. */
export default function PhotosView({ client, races }: PhotosViewProps) {
  const t = usePhotoTexts();
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <div key={race.domainName} className={styles.view}>
        <p className={review.hint}>{t("lead")}</p>
        <ImportList client={client} race={race} />
        <RemovalList client={client} race={race} />
      </div>
    </>
  );
}
