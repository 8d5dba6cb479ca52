import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { PhotoImport } from "#contract/photoImports.ts";
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

interface ImportListProps {
  client: Client;
  race: OrganisedRace;
}

const titleId = "photo-imports";
// As many as the call lists.
const mostListed = 100;

/** The folders of photos that were imported, each with a button that undoes it. */
export function ImportList({ client, race }: ImportListProps) {
  const t = usePhotoTexts();
  const { domainName } = race;
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/photos/imports", { query: { domainName } });
  const focusLater = useLaterFocus();
  const changed = () => {
    focusLater(titleId);
    reload();
  };
  const command = `startline photos import DIR --domain ${domainName}`;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t("imports")}
      </h2>
      <Show loaded={useLastValue(loaded)} lines={4} height="12rem">
        {(imports) =>
          imports.length === 0 ? (
            <p>{t("noImports", { command })}</p>
          ) : (
            <>
              <ul className={review.list}>
                {imports.map((batch) => (
                  <li key={batch.batchId}>
                    <Import client={client} race={race} batch={batch} onUndone={changed} />
                  </li>
                ))}
              </ul>
              {imports.length >= mostListed && <p className={review.hint}>{t("firstOnly", { count: mostListed })}</p>}
            </>
          )
        }
      </Show>
    </section>
  );
}

const tones = { importing: "waiting", done: "good", undone: undefined } as const;

function Import({ client, race, batch, onUndone }: ImportListProps & { batch: PhotoImport; onUndone(): void }) {
  const t = usePhotoTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { text, confirm, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { batchId, edition, item, folder, point, state, photos, madeAt, undoneAt } = batch;
  const at = (instant: number) => dates(instant, "moment", race.timeZone);
  const itemName = race.items.find(({ id }) => id === item)?.name;
  const undo = async () => {
    const question = { title: t("undoTitle", { name: folder }), body: t("undoBody") };
    if (!(await confirm({ ...question, yes: t("undo"), no: t("keep") }))) return;
    setTrouble(undefined);
    try {
      const json = { domainName: race.domainName, batchId };
      const { deleted } = await client.call("POST /sign-up/organise/photos/imports/undo", { json, isSilent: true });
      showToast("success", t("undone", { deleted }));
      onUndone();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  const facts = [
    t("photos", { count: photos }),
    itemName ? text(itemName) : (item ?? t("wholeRace")),
    t("edition", { edition }),
    point !== null && t("point", { point }),
    t("madeAt", { time: at(madeAt) }),
    undoneAt !== null && t("undoneAt", { time: at(undoneAt) }),
  ];
  return (
    <article className={styles.row}>
      <p className={review.name}>
        <bdi>{folder}</bdi>
      </p>
      <StatusMark tone={tones[state]}>{t(`state-${state}`)}</StatusMark>
      <p className={review.meta}>{facts.filter(Boolean).join(" · ")}</p>
      {state !== "undone" && (
        <div className={styles.rowActions}>
          <QuietButton onClick={() => void undo()}>
            {t("undo")}
            <span className="visually-hidden"> {folder}</span>
          </QuietButton>
        </div>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}
