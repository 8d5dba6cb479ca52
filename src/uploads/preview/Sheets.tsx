import { useEffect, useId, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/preview.ts";
import type { ReaderProps, Unreadable } from "./reader.ts";
import styles from "./Sheets.module.css";
import { type Sheet, shownColumns, shownRows } from "./sheetShape.ts";
import type { SheetsRead } from "./sheets.worker.ts";
import workerAddress from "./sheets.worker.ts?worker&url";
import { startWorker } from "./startWorker.ts";

const useTexts = texts(messages);
/** Milliseconds after which a spreadsheet counts as too large. */
const timeout = 20_000;

/**
 * The sheets of a workbook as tables, one at a time. It is read in a worker, which is stopped if
 * that takes too long.
 */
export default function Sheets({ bytes, fail }: ReaderProps) {
  const t = useTexts();
  const [sheets, setSheets] = useState<Sheet[]>();
  const [open, setOpen] = useState(0);
  const id = useId();
  useEffect(() => readInWorker(bytes, setSheets, fail), [bytes, fail]);
  const sheet = sheets?.[open];
  if (!sheets || !sheet) return <p className={styles.note}>{t("loading")}</p>;
  // It scrolls, also by keyboard.
  const panel = { role: sheets.length > 1 ? "tabpanel" : "region", "aria-label": sheet.name, tabIndex: 0 };
  return (
    <div className={styles.book}>
      {sheets.length > 1 && <Tabs sheets={sheets} open={open} setOpen={setOpen} id={id} />}
      <div className={styles.sheet} id={`${id}-sheet`} {...panel}>
        <Table sheet={sheet} />
      </div>
    </div>
  );
}

function Tabs({
  sheets,
  open,
  setOpen,
  id,
}: {
  sheets: Sheet[];
  open: number;
  setOpen: (index: number) => void;
  id: string;
}) {
  const t = useTexts();
  const turn = (step: number, tabs: HTMLElement) => {
    const next = (open + step + sheets.length) % sheets.length;
    setOpen(next);
    tabs.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t("sheets")}
      className={styles.tabs}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "ArrowRight") turn(1, currentTarget);
        if (key === "ArrowLeft") turn(-1, currentTarget);
      }}
    >
      {sheets.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === open}
          aria-controls={`${id}-sheet`}
          tabIndex={index === open ? 0 : -1}
          onClick={() => setOpen(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Table({ sheet: { rows, isCut } }: { sheet: Sheet }) {
  const t = useTexts();
  if (rows.length === 0) return <p className={styles.note}>{t("emptySheet")}</p>;
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("rowNumber")}</span>
            </th>
            {Array.from({ length: columns }, (_, column) => (
              <th key={column} scope="col">
                {letters(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className={styles.note}>{t("moreCells", { rows: shownRows, columns: shownColumns })}</p>}
    </>
  );
}

// A, B, … Z, AA, AB, …
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function readInWorker(bytes: Blob, take: (sheets: Sheet[]) => void, fail: (why: Unreadable) => void): () => void {
  const worker = startWorker(workerAddress);
  const timer = setTimeout(() => end("tooLarge"), timeout);
  const end = (why?: Unreadable) => {
    clearTimeout(timer);
    worker.terminate();
    if (why) fail(why);
  };
  worker.onmessage = ({ data }: MessageEvent<SheetsRead>) => {
    if ("fault" in data) return end(/password|encrypt/i.test(data.fault) ? "locked" : "broken");
    end();
    take(data.sheets);
  };
  worker.onerror = () => end("broken");
  bytes.arrayBuffer().then(
    (buffer) => worker.postMessage(buffer, [buffer]),
    () => end("broken"),
  );
  return () => end();
}
