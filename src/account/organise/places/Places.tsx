import { useState } from "react";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedPool } from "#contract/organisePlaces.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useCall } from "../../useCall.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import { PlaceChanges } from "./PlaceChanges.tsx";
import styles from "./Places.module.css";
import { PlacesForm } from "./PlacesForm.tsx";

const titleId = "places-title";

interface PlacesProps {
  client: Client;
  race: OrganisedRace;
}

/**
 * The places of a race, each pool with what is taken and what organisers changed, and a form to
 * change them.
 */
export function Places({ client, race }: PlacesProps) {
  const t = useOrganiseTexts();
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/places", {
    query: { domainName: race.domainName },
  });
  const focusLater = useLaterFocus();
  // The form that had the focus goes.
  const changed = () => {
    focusLater(titleId);
    reload();
  };
  return (
    <section aria-labelledby={titleId} className={styles.places}>
      <h2 id={titleId} tabIndex={-1}>
        {t("places")}
      </h2>
      <Show loaded={loaded} lines={6} height="24rem">
        {(pools) =>
          pools.length === 0 ? (
            <Empty>{t("noPools")}</Empty>
          ) : (
            <ul className={styles.list}>
              {pools.map((pool) => (
                <li key={pool.pool}>
                  <Pool client={client} race={race} pool={pool} onChanged={changed} />
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </section>
  );
}

function Pool({ client, race, pool, onChanged }: PlacesProps & { pool: OrganisedPool; onChanged(): void }) {
  const t = useOrganiseTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const [isChanging, setChanging] = useState(false);
  const { id, name, items, places, stated, claimed, waiting, changes } = pool;
  const focusLater = useLaterFocus();
  const buttonId = `change-${pool.pool}`;
  const cancel = () => {
    focusLater(buttonId);
    setChanging(false);
  };
  const free = places - claimed;
  const facts = [
    free < 0 ? t("poolOver", { over: numbers.plain(-free) }) : t("poolLeft", { left: numbers.plain(free) }),
    waiting > 0 && t("poolWaiting", { waiting }),
  ];
  return (
    <article className={styles.pool}>
      <h3>{name ? text(name) : t("poolShared", { id })}</h3>
      {!name && <p className={styles.quiet}>{t("poolItems", { items: items.map(text).join(" · ") })}</p>}
      <p className={styles.count}>
        <strong>{t("poolTaken", { claimed: numbers.plain(claimed), places: numbers.plain(places) })}</strong>
        {facts.filter(Boolean).map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${places === 0 ? 100 : Math.min(100, (100 * claimed) / places)}%` }} />
      </div>
      {stated !== null && (
        <p className={styles.quiet}>
          {t("poolChanged", { stated: numbers.plain(stated), places: numbers.plain(places) })}
        </p>
      )}
      {isChanging ? (
        <PlacesForm client={client} race={race} pool={pool} onChanged={onChanged} onCancel={cancel} />
      ) : (
        <QuietButton id={buttonId} className={styles.change} onClick={() => setChanging(true)}>
          {t("changePlaces")}…
        </QuietButton>
      )}
      <PlaceChanges client={client} race={race} changes={changes} onDecided={onChanged} />
    </article>
  );
}
