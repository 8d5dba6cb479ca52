import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { CheckedBatch, ResultBatch } from "#contract/resultFiles.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useCall } from "../../useCall.ts";
import { useExplanation } from "../../useExplanation.ts";
import { useLastValue } from "../../useLastValue.ts";
import { FileImport } from "./FileImport.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";

/** Imports a file of results, and lists those that came before with what became of them. */
export function FilesPart({ client, race, edition, onChanged }: PartProps) {
  const t = useResultTexts();
  const { domainName } = race;
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/results/files", { query: { domainName } });
  const [looked, setLooked] = useState<CheckedBatch>();
  const changed = () => {
    reload();
    onChanged();
  };
  const look = async ({ batchId }: ResultBatch) =>
    setLooked(
      await client.call("GET /sign-up/organise/results/files/batch", {
        query: { domainName, batchId },
        isSilent: true,
      }),
    );
  return (
    <>
      <FileImport
        key={looked?.batch.batchId}
        client={client}
        race={race}
        edition={edition}
        looked={looked}
        onChecked={reload}
        onImported={changed}
      />
      <section className={styles.part} aria-labelledby="results-files">
        <h3 id="results-files">{t("files")}</h3>
        <Show loaded={useLastValue(loaded)} lines={3}>
          {(batches) => {
            const own = batches.filter((batch) => batch.item === edition.item && batch.edition === edition.edition);
            if (own.length === 0) return <p className={review.hint}>{t("noFiles")}</p>;
            return (
              <ul className={review.list}>
                {own.map((batch) => (
                  <li key={batch.batchId}>
                    <File client={client} race={race} batch={batch} onLook={look} onUndone={changed} />
                  </li>
                ))}
              </ul>
            );
          }}
        </Show>
      </section>
    </>
  );
}

const tones = { reading: "bad", checked: "waiting", imported: "good", undone: undefined } as const;

interface FileProps extends Pick<PartProps, "client" | "race"> {
  batch: ResultBatch;
  onLook(batch: ResultBatch): Promise<void>;
  onUndone(): void;
}

function File({ client, race, batch, onLook, onUndone }: FileProps) {
  const t = useResultTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { confirm, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { batchId, fileName, state, storedRows, refusedRows, madeAt } = batch;
  const attempt = async (act: () => Promise<void>) => {
    setTrouble(undefined);
    try {
      await act();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  const undo = async () => {
    const question = { title: t("undoTitle", { name: fileName }), body: t("undoBody") };
    if (!(await confirm({ ...question, yes: t("undo"), no: t("keep") }))) return;
    await attempt(async () => {
      const json = { domainName: race.domainName, batchId };
      await client.call("POST /sign-up/organise/results/files/undo", { json, isSilent: true });
      showToast("success", t("undone"));
      onUndone();
    });
  };
  return (
    <article className={styles.file}>
      <p className={review.name}>{fileName}</p>
      <StatusMark tone={tones[state]}>{t(`state-${state}`)}</StatusMark>
      <p className={review.meta}>
        {t("fileRows", { rows: storedRows, refused: refusedRows })} ·{" "}
        {t("fileAt", { at: dates(madeAt, "moment", race.timeZone) })}
      </p>
      <div className={styles.actions}>
        <QuietButton onClick={() => void attempt(() => onLook(batch))}>
          {t("open")}
          <span className="visually-hidden"> {fileName}</span>
        </QuietButton>
        {state === "imported" && (
          <QuietButton onClick={() => void undo()}>
            {t("undo")}
            <span className="visually-hidden"> {fileName}</span>
          </QuietButton>
        )}
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}
