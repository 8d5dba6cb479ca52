import { type FormEvent, useState } from "react";
import { Field } from "#blocks/kit/control/Field.tsx";
import type { OrganisedRace } from "#contract/organise.ts";
import { mailingColumns, mostMailingRows, runnerColumns } from "#core/mailing.ts";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Mailing.module.css";
import { useMailingTexts } from "./texts.ts";

type Column = (typeof mailingColumns)[number] | (typeof runnerColumns)[number];
type Row = Record<string, string>;
type Texts = ReturnType<typeof useMailingTexts>;

interface ImportFormsProps {
  client: Client;
  race: OrganisedRace;
  onDone(): void;
}

/** Imports tracking numbers, and the runners of an earlier race that the server never had. */
export function ImportForms({ client, race, onDone }: ImportFormsProps) {
  const { domainName } = race;
  const ship = async (rows: Row[]) => {
    const sent = rows.map(({ mailing = "", carrier = "", tracking = "" }) => ({
      mailingId: mailing,
      carrier,
      tracking,
    }));
    const { shipped, faults } = await client.call("POST /sign-up/organise/mailings/ship", {
      json: { domainName, rows: sent },
      isSilent: true,
    });
    return { count: shipped, faults };
  };
  const list = async (rows: Row[]) => {
    const runners = rows.map(({ type = "", number = "", name = "", phone = "", pack = "" }) => ({
      type,
      number,
      name,
      phone,
      pack,
    }));
    const { imported, faults } = await client.call("POST /sign-up/organise/mailings/runners", {
      json: { domainName, rows: runners },
      isSilent: true,
    });
    return { count: imported, faults };
  };
  return (
    <>
      <ImportForm kind="import" columns={mailingColumns} needed={mailingColumns} send={ship} onDone={onDone} />
      <ImportForm kind="runners" columns={runnerColumns} needed={["number", "name"]} send={list} onDone={onDone} />
    </>
  );
}

interface Imported {
  count: number;
  faults: { row: number; fault: string }[];
}

interface ImportFormProps {
  kind: "import" | "runners";
  columns: readonly Column[];
  needed: readonly Column[];
  send(rows: Row[]): Promise<Imported>;
  onDone(): void;
}

function ImportForm({ kind, columns, needed, send, onDone }: ImportFormProps) {
  const t = useMailingTexts();
  const explain = useExplanation();
  const [file, setFile] = useState<File>();
  const [trouble, setTrouble] = useState<string>();
  const [result, setResult] = useState<Imported>();
  const [isWorking, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setResult(undefined);
    if (!file) return setTrouble(t("noFile"));
    setWorking(true);
    try {
      const rows = await readRows(file, columns, needed, t);
      setTrouble(typeof rows === "string" ? rows : undefined);
      if (typeof rows !== "string") {
        setResult(await send(rows));
        onDone();
      }
    } catch (error) {
      setTrouble(explain(error));
    }
    setWorking(false);
  };
  return (
    <form className={application.decision} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{t(`${kind}Title`)}</h2>
      <p>{t(`${kind}Lead`)}</p>
      <Field label={t("file")}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.xls"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <div className={application.actions}>
        <button type="submit" className={application.primary} disabled={isWorking}>
          {t("import")}
        </button>
      </div>
      <div role="status">{result && <p>{t("imported", { count: result.count, faults: result.faults.length })}</p>}</div>
      {result && result.faults.length > 0 && (
        <ul className={styles.faults}>
          {result.faults.slice(0, 50).map(({ row, fault }) => (
            <li key={row}>{t("faultRow", { row, fault: t(`fault_${fault}` as "fault_unknown") })}</li>
          ))}
        </ul>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </form>
  );
}

// Columns by their name in either language, as the packing list has them.
async function readRows(
  file: File,
  columns: readonly Column[],
  needed: readonly Column[],
  t: Texts,
): Promise<Row[] | string> {
  const { readSpreadsheet } = await import("#forms/values/spreadsheet.ts");
  const { namesOfColumn } = await import("./columnNames.ts");
  const cells = await file.arrayBuffer().then(
    (bytes) => {
      try {
        return readSpreadsheet(new Uint8Array(bytes), mostMailingRows + 1);
      } catch {
        return undefined;
      }
    },
    () => undefined,
  );
  if (!cells) return t("unreadable");
  const [header = [], ...lines] = cells;
  const places = new Map(
    columns.map((column) => [column, header.findIndex((title) => namesOfColumn(column).includes(title.trim()))]),
  );
  const missing = needed.find((column) => places.get(column) === -1);
  if (missing) return t("noColumn", { column: t(`column_${missing}`) });
  const rows = lines.filter((line) => line.some((cell) => cell.trim() !== ""));
  if (rows.length === 0 || rows.length > mostMailingRows) return t("noRows", { most: mostMailingRows });
  return rows.map((line) =>
    Object.fromEntries(columns.map((column) => [column, (line[places.get(column) ?? -1] ?? "").trim()])),
  );
}
