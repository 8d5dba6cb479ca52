import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { PhotoRemoval } from "#contract/photos.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useCall } from "../../useCall.ts";
import { useExplanation } from "../../useExplanation.ts";
import { useLastValue } from "../../useLastValue.ts";
import styles from "./Photos.module.css";
import { usePhotoTexts } from "./texts.ts";

interface RemovalListProps {
  client: Client;
  race: OrganisedRace;
}

const titleId = "photo-removals";
// As many as the call lists.
const mostListed = 200;

/** The photos that runners or organisers removed, each with a button that restores it. */
export function RemovalList({ client, race }: RemovalListProps) {
  const t = usePhotoTexts();
  const { domainName } = race;
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/photos/removals", { query: { domainName } });
  const focusLater = useLaterFocus();
  const changed = () => {
    focusLater(titleId);
    reload();
  };
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t("removals")}
      </h2>
      <p className={review.hint}>{t("removalsLead")}</p>
      <Show loaded={useLastValue(loaded)} lines={4} height="12rem">
        {(removals) =>
          removals.length === 0 ? (
            <p>{t("noRemovals")}</p>
          ) : (
            <>
              <ul className={review.list}>
                {removals.map((removal) => (
                  <li key={removal.removalId}>
                    <Removal client={client} race={race} removal={removal} onRestored={changed} />
                  </li>
                ))}
              </ul>
              {removals.length >= mostListed && <p className={review.hint}>{t("firstOnly", { count: mostListed })}</p>}
            </>
          )
        }
      </Show>
    </section>
  );
}

interface RemovalProps extends RemovalListProps {
  removal: PhotoRemoval;
  onRestored(): void;
}

function Removal({ client, race, removal, onRestored }: RemovalProps) {
  const t = usePhotoTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { confirm, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { removalId, photo, bib, runnerBib, removedAt, restoredAt } = removal;
  const at = (instant: number) => dates(instant, "moment", race.timeZone);
  const restore = async () => {
    const body = bib === null ? t("restoreEverybody") : t("restoreNotMe", { bib });
    if (!(await confirm({ title: t("restoreTitle"), body, yes: t("restore"), no: t("keep") }))) return;
    setTrouble(undefined);
    try {
      const json = { domainName: race.domainName, removalId };
      await client.call("POST /sign-up/organise/photos/restore", { json, isSilent: true });
      showToast("success", t("restored"));
      onRestored();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  const time = at(removedAt);
  const facts = [
    runnerBib === null ? t("byOrganiser", { time }) : t("byRunner", { bib: runnerBib, time }),
    restoredAt !== null && t("restoredAt", { time: at(restoredAt) }),
  ];
  return (
    <article className={styles.removal}>
      <Picture base={client.base} photo={photo} />
      <div className={styles.facts}>
        <p className={review.name}>{bib === null ? t("everybody") : t("notMe", { bib })}</p>
        <StatusMark tone={restoredAt === null ? "waiting" : "good"}>
          {t(restoredAt === null ? "isRemoved" : "isRestored")}
        </StatusMark>
        <p className={styles.meta}>{facts.filter(Boolean).join(" · ")}</p>
        {restoredAt === null && photo && (
          <div className={styles.rowActions}>
            <QuietButton onClick={() => void restore()}>{t("restore")}…</QuietButton>
          </div>
        )}
        <p role="alert" className={application.failure}>
          {trouble}
        </p>
      </div>
    </article>
  );
}

function Picture({ base, photo }: { base: string; photo: PhotoRemoval["photo"] }) {
  const t = usePhotoTexts();
  const [hasFailed, setFailed] = useState(false);
  const size = photo?.sizes[0];
  if (!photo || !size || hasFailed) return <p className={styles.missing}>{t("deleted")}</p>;
  return (
    <img
      className={styles.picture}
      src={base + size.address}
      width={photo.width}
      height={photo.height}
      alt={t("picture")}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
