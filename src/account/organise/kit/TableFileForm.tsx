import { type FormEvent, useState } from "react";
import { Field } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/organise-table.ts";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./TableFileForm.module.css";

const useTableTexts = texts(messages);

/** A row by the names of its columns. */
export type TableRow = Record<string, string>;

/** What became of a file: a sentence, and which rows are wrong. */
export interface TableOutcome {
  sentence: string;
  faults: { row: number; fault: string }[];
}

interface TableFileFormProps {
  title: string;
  lead: string;
  /** What each column may be called, in either language; the first of them is shown. */
  names: Readonly<Record<string, readonly string[]>>;
  needed: readonly string[];
  /** The most rows. */
  most: number;
  /** Imports the rows, and shows what became of them. */
  send(rows: TableRow[]): Promise<TableOutcome>;
}

const mostShown = 50;

/** Imports a CSV or Excel file whose first row names the columns. */
export function TableFileForm({ title, lead, names, needed, most, send }: TableFileFormProps) {
  const t = useTableTexts();
  const explain = useExplanation();
  const [file, setFile] = useState<File>();
  const [trouble, setTrouble] = useState<string>();
  const [outcome, setOutcome] = useState<TableOutcome>();
  const [isWorking, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    setOutcome(undefined);
    if (!file) return setTrouble(t("noFile"));
    setWorking(true);
    try {
      const table = await readFile(file, { names, needed, most });
      if (table === undefined) setTrouble(t("unreadable"));
      else if ("rows" in table) {
        setTrouble(undefined);
        setOutcome(await send(table.rows as TableRow[]));
      } else
        setTrouble(
          table.fault === "no-rows" ? t("noRows", { most }) : t("noColumn", { column: names[table.column]?.[0] ?? "" }),
        );
    } catch (error) {
      setTrouble(explain(error));
    }
    setWorking(false);
  };
  return (
    <form className={application.decision} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{title}</h2>
      <p>{lead}</p>
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
      <div role="status">{outcome && <p>{outcome.sentence}</p>}</div>
      {outcome && outcome.faults.length > 0 && (
        <ul className={styles.faults}>
          {outcome.faults.slice(0, mostShown).map(({ row, fault }) => (
            <li key={`${row} ${fault}`}>{t("faultRow", { row, fault })}</li>
          ))}
        </ul>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </form>
  );
}

// Only who imports a file needs what reads it.
async function readFile(file: File, { names, needed, most }: Pick<TableFileFormProps, "names" | "needed" | "most">) {
  const { readSpreadsheet } = await import("#forms/values/spreadsheet.ts");
  const { readColumnTable } = await import("#forms/values/columnTable.ts");
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  try {
    return readColumnTable(readSpreadsheet(new Uint8Array(bytes), most + 1), names, { needed, most });
  } catch {
    return undefined;
  }
}
