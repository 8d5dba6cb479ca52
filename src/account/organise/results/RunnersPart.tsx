import { useCallback, useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedEdition, OrganisedResult, OrganisedResultPage } from "#contract/organiseResults.ts";
import type { ResultStatus } from "#contract/resultWords.ts";
import { formatTime } from "#core/raceTimes.ts";
import { QuietButton } from "../../QuietButton.tsx";
import { SearchForm, StateButtons } from "../../review/FilterParts.tsx";
import filterStyles from "../../review/Filters.module.css";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { usePages } from "../../usePages.ts";
import { CorrectForm } from "./CorrectForm.tsx";
import { CorrectionList } from "./CorrectionList.tsx";
import type { PartProps } from "./part.ts";
import styles from "./Results.module.css";
import { useResultTexts } from "./texts.ts";

const nothing: OrganisedResultPage = { results: [], next: null, counts: [] };

interface Filter {
  text?: string | undefined;
  status?: ResultStatus | undefined;
}

/** The results as the next set has them, each with what can be corrected, and what was. */
export function RunnersPart({ client, race, edition, onChanged }: PartProps) {
  const t = useResultTexts();
  const [filter, setFilter] = useState<Filter>({});
  const [opened, setOpened] = useState<string>();
  const [round, setRound] = useState(0);
  const { domainName } = race;
  const { item, edition: year } = edition;
  const load = useCallback(
    (after?: string) =>
      client.call("GET /sign-up/organise/results/rows", {
        query: { domainName, item, edition: year, ...filter, after },
        isSilent: true,
      }),
    [client, domainName, item, year, filter],
  );
  const pages = usePages(load, "results", nothing);
  const { results, counts, next, phase, message } = pages.list;
  const focusLater = useLaterFocus();
  const close = (bib: string) => {
    focusLater(rowId(bib));
    setOpened(undefined);
  };
  const changed = () => {
    setRound(round + 1);
    pages.renew();
    onChanged();
  };
  if (phase === "ready" && counts.length === 0) return <p className={review.none}>{t("noRunnersYet")}</p>;
  return (
    <>
      <div className={filterStyles.filters}>
        <SearchForm label={t("search")} onSearch={(text) => setFilter({ ...filter, text })} />
        <Statuses counts={counts} chosen={filter.status} onChoose={(status) => setFilter({ ...filter, status })} />
      </div>
      <p role="status" className="visually-hidden">
        {phase === "ready" && t("found", { count: results.length })}
      </p>
      <ul className={review.list} aria-busy={phase === "loading"}>
        {results.map((result) => (
          <li key={result.row}>
            <Row edition={edition} result={result} isOpen={opened === result.bib} onOpen={setOpened} />
            {opened !== undefined && opened === result.bib && (
              <CorrectForm
                client={client}
                race={race}
                edition={edition}
                result={result}
                onDone={() => {
                  close(opened);
                  changed();
                }}
                onCancel={() => close(opened)}
              />
            )}
          </li>
        ))}
      </ul>
      {phase === "loading" && <Skeleton lines={results.length > 0 ? 2 : 6} />}
      {phase === "failed" && (
        <Failed message={message ?? ""} retry={() => (results.length > 0 ? pages.loadMore() : pages.reload())} />
      )}
      {phase === "ready" && results.length === 0 && <p className={review.none}>{t("noRunners")}</p>}
      {phase === "ready" && next !== null && (
        <QuietButton className={review.more} onClick={() => void pages.loadMore()}>
          {t("more")}
        </QuietButton>
      )}
      <CorrectionList key={round} client={client} race={race} edition={edition} onChanged={changed} />
    </>
  );
}

interface StatusesProps {
  counts: OrganisedResultPage["counts"];
  chosen: ResultStatus | undefined;
  onChoose(status: ResultStatus | undefined): void;
}

function Statuses({ counts, chosen, onChoose }: StatusesProps) {
  const t = useResultTexts();
  return (
    <StateButtons
      legend={t("statuses")}
      states={counts.map(({ status }) => status)}
      counts={Object.fromEntries(counts.map(({ status, count }) => [status, count])) as Record<ResultStatus, number>}
      chosen={chosen}
      getName={(status) => (status === "all" ? t("all") : t(`status-${status}`))}
      onChoose={onChoose}
    />
  );
}

const rowId = (bib: string) => `result-${bib}`;

interface RowProps {
  edition: OrganisedEdition;
  result: OrganisedResult;
  isOpen: boolean;
  onOpen(bib: string): void;
}

function Row({ edition, result, isOpen, onOpen }: RowProps) {
  const t = useResultTexts();
  const numbers = useNumbers();
  const { bib, name, status, overallRank, isChanged, corrected } = result;
  const facts = useFacts(edition, result);
  return (
    <article className={styles.runner}>
      <p className={styles.place}>{overallRank === null ? "–" : numbers.plain(overallRank)}</p>
      <p className={review.name}>
        {name ?? t("unnamed")} <span className={styles.bib}>{bib ?? t("noBib")}</span>
      </p>
      <p className={styles.marks}>
        {status !== "finished" && <StatusMark>{t(`status-${status}`)}</StatusMark>}
        {corrected.length > 0 && <StatusMark tone="waiting">{t("byHand")}</StatusMark>}
        {isChanged && edition.published && <StatusMark tone="waiting">{t("waits")}</StatusMark>}
      </p>
      <p className={styles.runnerFacts}>{facts.join(" · ")}</p>
      {bib !== null && (
        <QuietButton id={rowId(bib)} className={styles.correct} aria-expanded={isOpen} onClick={() => onOpen(bib)}>
          {t("correct")}
          <span className="visually-hidden"> {bib}</span>
        </QuietButton>
      )}
    </article>
  );
}

function useFacts({ ageGroups }: OrganisedEdition, result: OrganisedResult): string[] {
  const t = useResultTexts();
  const { text } = useSite();
  const { gunMs, netMs, gender, genderRank, ageGroup, ageGroupRank, club, country } = result;
  const group = ageGroups.find(({ id }) => id === ageGroup);
  const facts = [
    gunMs !== null && `${t("gun")} ${formatTime(gunMs)}`,
    netMs !== null && `${t("net")} ${formatTime(netMs)}`,
    gender !== 0 && t(gender === 1 ? "male" : "female"),
    genderRank !== null && t("genderRank", { rank: genderRank }),
    group &&
      (ageGroupRank === null ? text(group.name) : t("ageGroupRank", { group: text(group.name), rank: ageGroupRank })),
    club,
    country,
  ];
  return facts.filter((fact) => typeof fact === "string");
}
