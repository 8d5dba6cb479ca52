import { type DragEvent, useEffect, useRef, useState } from "react";
import { Field } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { CheckedBatch } from "#contract/resultFiles.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { CheckedRows } from "./CheckedRows.tsx";
import { ColumnForm } from "./ColumnForm.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";
import { useImport } from "./useImport.ts";

interface FileImportProps extends Omit<PartProps, "onChanged"> {
  looked: CheckedBatch | undefined;
  onChecked(): void;
  onImported(): void;
}

/**
 * Takes a file of results, shows how its columns are read and what is wrong with it, and imports
 * it.
 */
export function FileImport(props: FileImportProps) {
  const t = useResultTexts();
  const work = useImport(props);
  const { file, checked, phase, percent, trouble } = work;
  const [changesColumns, setChangesColumns] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);
  const isAsked = checked !== undefined && checked.batch.questions.length > 0;
  return (
    <section className={application.decision} aria-labelledby="results-import">
      <h3 id="results-import">{t("importTitle")}</h3>
      {!checked && <p className={review.hint}>{t("importLead")}</p>}
      {phase === "idle" && !checked && <DropZone onFile={work.choose} />}
      <Progress phase={phase} percent={percent} name={file?.name} />
      {checked && phase !== "sending" && phase !== "checking" && (
        <div ref={result} tabIndex={-1} className={styles.checked}>
          <p className={styles.fileName}>{checked.batch.fileName}</p>
          {isAsked || changesColumns ? (
            <ColumnForm
              key={checked.batch.batchId}
              checked={checked}
              edition={props.edition}
              items={props.race.items}
              sheet={work.sheet}
              canRead={file !== undefined}
              onRead={(reading) => {
                setChangesColumns(false);
                work.readAs(reading);
              }}
            />
          ) : (
            <CheckedRows checked={checked} />
          )}
          <div className={application.actions}>
            {!isAsked && !changesColumns && (
              <ImportButton checked={checked} isWorking={phase === "importing"} onImport={work.importRows} />
            )}
            {!isAsked && !changesColumns && file && checked.batch.state !== "imported" && (
              <QuietButton onClick={() => setChangesColumns(true)}>{t("changeColumns")}</QuietButton>
            )}
            <QuietButton disabled={phase === "importing"} onClick={() => work.choose(undefined)}>
              {t("otherFile")}
            </QuietButton>
          </div>
        </div>
      )}
      {/* After a failure the same file is chosen again. */}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </section>
  );
}

function Progress({ phase, percent, name = "" }: { phase: string; percent: number; name?: string | undefined }) {
  const t = useResultTexts();
  const isSent = phase === "sending";
  if (!isSent && phase !== "checking") return null;
  return (
    <div className={styles.progress}>
      <p className={styles.fileName}>{name}</p>
      <progress max={100} value={isSent ? percent : undefined} aria-label={name} />
      <p role="status">{isSent ? t("sending", { percent }) : t("checking")}</p>
    </div>
  );
}

function DropZone({ onFile }: { onFile(file: File | undefined): void }) {
  const t = useResultTexts();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field within does the same with the keyboard
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field label={t("file")} hint={t("drop")}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.xls,.htm,.html"
            onChange={({ target }) => onFile(target.files?.[0])}
          />
        )}
      </Field>
    </div>
  );
}

interface ImportButtonProps {
  checked: CheckedBatch;
  isWorking: boolean;
  onImport(): void;
}

function ImportButton({ checked: { batch }, isWorking, onImport }: ImportButtonProps) {
  const t = useResultTexts();
  const rows = batch.storedRows - batch.refusedRows;
  if (batch.state === "imported") return <p className={review.hint}>{t("alreadyImported")}</p>;
  if (batch.state === "reading") return <p className={review.hint}>{t("notChecked")}</p>;
  if (rows === 0) return null;
  return (
    <Action onPress={onImport} isDisabled={isWorking}>
      {t(batch.refusedRows > 0 ? "importGood" : "import", { rows })}
    </Action>
  );
}
