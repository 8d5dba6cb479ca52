import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { CheckedBatch, DoubtfulRow, FileProblem, ResultBatch } from "#contract/resultFiles.ts";
import review from "../../review/Review.module.css";
import styles from "./Results.module.css";
import { useFileTexts, useResultTexts } from "./texts.ts";

const mostListed = 200;

/** What the import of a file changes, what is wrong with it, and which rows to look at. */
export function CheckedRows({ checked }: { checked: CheckedBatch }) {
  const t = useResultTexts();
  const { batch, counts, rows, doubtful } = checked;
  const problems = [...batch.problems, ...rows];
  const doubts = counts.unknownBibs + counts.otherNames;
  return (
    <>
      <p>
        <strong>{t("checkedRows", { rows: batch.storedRows - batch.refusedRows, ...counts })}</strong>
      </p>
      <p>{batch.refusedRows > 0 ? t("refusedRows", { count: batch.refusedRows }) : t("noRefused")}</p>
      {problems.length > 0 && <Problems batch={batch} problems={problems} />}
      {doubts > 0 && (
        <>
          <p>{t("doubtful", { count: doubts })}</p>
          <Doubts rows={doubtful} />
        </>
      )}
    </>
  );
}

function Problems({ batch, problems }: { batch: ResultBatch; problems: readonly FileProblem[] }) {
  const t = useResultTexts();
  const files = useFileTexts();
  const place = ({ line, column }: FileProblem) => {
    if (column === null) return files("place-row", { row: line });
    const name = batch.columns[column]?.header || String(column + 1);
    return files("place", { row: line, column: name });
  };
  return (
    <>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.column} ${problem.code}`} data-refused={problem.isRefused}>
            <strong>{place(problem)}</strong>{" "}
            {files(`fault-${problem.code}` as "fault-bib-twice", problem.params as { bib: string; other: number })}
          </li>
        ))}
      </ul>
      {problems.length >= mostListed && <p className={review.hint}>{t("firstRows", { count: problems.length })}</p>}
    </>
  );
}

function Doubts({ rows }: { rows: readonly DoubtfulRow[] }) {
  const t = useResultTexts();
  const numbers = useNumbers();
  return (
    <>
      <ul className={styles.problems}>
        {rows.map(({ line, bib, name, doubt, knownName }) => (
          <li key={line}>
            <strong>{t("row", { line: numbers.plain(line) })}</strong>{" "}
            {t(doubt, { bib: bib ?? "", name: name ?? t("unnamed"), knownName: knownName ?? "" })}
          </li>
        ))}
      </ul>
      {rows.length >= mostListed && <p className={review.hint}>{t("firstRows", { count: rows.length })}</p>}
    </>
  );
}
