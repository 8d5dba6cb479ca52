import { Link } from "#blocks/kit/link/Link.tsx";
import { useRunnerWords } from "#blocks/kit/results/runnerWords.ts";
import { chooseTime, writeTime } from "#blocks/kit/results/writeTimes.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { PublicRunner, ResultList } from "#core/publicResults.ts";
import { type ResultsAddress, writeAddress } from "#core/resultsAddress.ts";
import { messages as kitMessages } from "#locales/generated/kit/results.ts";
import { messages } from "#locales/generated/page/results.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./Results.module.css";

const useTexts = texts(messages);
const useKitTexts = texts(kitMessages);

type Column = NonNullable<PageProps["results"]["columns"]>[number];
const everyColumn: readonly Column[] = ["gender", "ageGroup", "club", "country", "gun"];

interface RunnerTableProps {
  list: ResultList;
  query: ResultsAddress;
  columns: readonly Column[] | undefined;
}

/** The runners of a page of the list; on a phone each is a row of place, name and time. */
export function RunnerTable({ list, query, columns = everyColumn }: RunnerTableProps) {
  const t = useTexts();
  const words = useKitTexts();
  const { text } = useSite();
  const shown = everyColumn.filter((column) => columns.includes(column) && hasValues(list, column));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        {t("caption", { item: text(list.itemName), edition: list.edition })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words("place")}</th>
          <th scope="col">{words("runner")}</th>
          <th scope="col" data-column="bib">
            {words("bib")}
          </th>
          {shown.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {words(column === "gun" ? otherTime(list) : column)}
            </th>
          ))}
          <th scope="col" data-column="time">
            {words(list.listBasis)}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.runners.map((runner) => (
          <Row
            key={`${runner.bib} ${runner.overallRank} ${runner.gunMs}`}
            list={list}
            query={query}
            shown={shown}
            runner={runner}
          />
        ))}
      </tbody>
    </table>
  );
}

// A column without any value on this page of the list would only take room.
function hasValues({ runners, ageGroups }: ResultList, column: Column): boolean {
  if (column === "gun") return runners.some(({ gunMs, netMs }) => gunMs !== null && netMs !== null && gunMs !== netMs);
  if (column === "ageGroup") return ageGroups.length > 0;
  return runners.some((runner) => runner[column] !== null && runner[column] !== 0);
}

// Beside the time by which the list is ranked.
function otherTime({ listBasis }: ResultList): "net" | "gun" {
  return listBasis === "net" ? "gun" : "net";
}

interface RowProps {
  list: ResultList;
  query: ResultsAddress;
  shown: readonly Column[];
  runner: PublicRunner;
}

function Row({ list, query, shown, runner }: RowProps) {
  const words = useKitTexts();
  const numbers = useNumbers();
  const { path } = useSite();
  const of = useRunnerWords(list);
  const { bib, status, netMs, gunMs } = runner;
  const { item, edition, rounding } = list;
  const rank = choosePlace(runner, list);
  const cells: Record<Column, string> = {
    gender: of.gender(runner),
    ageGroup: of.ageGroup(runner.ageGroup),
    club: runner.club ?? "",
    country: of.country(runner.country),
    gun: writeTime(otherTime(list) === "gun" ? gunMs : netMs, rounding),
  };
  const details = shown.flatMap((column) => (column === "gun" || cells[column] === "" ? [] : [cells[column]]));
  const set = query.set;
  return (
    <tr data-status={status}>
      <td className={styles.place}>
        {rank === null ? <small>{words("shortStatus", { status })}</small> : numbers.plain(rank)}
      </td>
      <th scope="row">
        <span className={styles.name} data-hidden={runner.isNameHidden}>
          {bib === null ? (
            of.name(runner)
          ) : (
            <Link to={writeAddress(path, { item, edition, set, bib })}>{of.name(runner)}</Link>
          )}
        </span>
        <span className={styles.details}>{[bib, ...details].filter(Boolean).join(" · ")}</span>
      </th>
      <td data-column="bib">{bib}</td>
      {shown.map((column) => (
        <td key={column} data-column={column}>
          {cells[column]}
        </td>
      ))}
      <td className={styles.time} data-column="time">
        {writeTime(chooseTime(runner, list.listBasis), rounding)}
      </td>
    </tr>
  );
}

function choosePlace({ overallRank, genderRank, ageGroupRank }: PublicRunner, { ranking }: ResultList): number | null {
  return { overall: overallRank, gender: genderRank, ageGroup: ageGroupRank }[ranking];
}
