import type { ReactNode } from "react";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useResultsAddress } from "#blocks/kit/results/resultsAddress.ts";
import { useRunnerWords } from "#blocks/kit/results/runnerWords.ts";
import { SetHead } from "#blocks/kit/results/SetHead.tsx";
import { useLastLoaded, useResultList } from "#blocks/kit/results/useAnswer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { ResultList, ResultOverview } from "#core/publicResults.ts";
import { type ResultsAddress, writeAddress } from "#core/resultsAddress.ts";
import { messages } from "#locales/generated/page/results.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import { Filters } from "./Filters.tsx";
import { PageLinks } from "./PageLinks.tsx";
import styles from "./Results.module.css";
import { RunnerTable } from "./RunnerTable.tsx";

const useTexts = texts(messages);

interface ListPageProps extends Pick<PageProps["results"], "columns" | "note"> {
  overview: ResultOverview;
}

/** The list of an item: which item, edition and set, the filters, and the runners. */
export function ListPage({ overview, columns, note }: ListPageProps) {
  const address = useResultsAddress();
  const { text } = useSite();
  const chosen = overview.items.find(({ item }) => item === address.item) ?? overview.items[0];
  const edition = chosen?.editions.find((candidate) => candidate.edition === address.edition) ?? chosen?.editions[0];
  if (!chosen || !edition) return null;
  const query = { ...address, item: chosen.item, edition: edition.edition };
  return (
    <div className={styles.page}>
      <Choices overview={overview} chosen={query} />
      <List query={query} columns={columns} sets={edition.sets} />
      {note && <p className={styles.note}>{text(note)}</p>}
      <Files item={chosen.item} edition={edition.edition} />
    </div>
  );
}

function Choices({ overview, chosen }: { overview: ResultOverview; chosen: ResultsAddress }) {
  const t = useTexts();
  const { text, path } = useSite();
  const editions = overview.items.find(({ item }) => item === chosen.item)?.editions ?? [];
  return (
    <div className={styles.choices}>
      {overview.items.length > 1 && (
        <Tabs label={t("items")}>
          {overview.items.map(({ item, itemName, editions }) => {
            const isThere = editions.some(({ edition }) => edition === chosen.edition);
            const to = writeAddress(path, { item, ...(isThere && { edition: chosen.edition }) });
            return <Tab key={item} to={to} label={text(itemName)} isCurrent={item === chosen.item} />;
          })}
        </Tabs>
      )}
      {editions.length > 1 && (
        <Tabs label={t("editions")}>
          {editions.map(({ edition }) => {
            const to = writeAddress(path, { item: chosen.item, edition });
            return <Tab key={edition} to={to} label={edition} isCurrent={edition === chosen.edition} />;
          })}
        </Tabs>
      )}
    </div>
  );
}

function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>{children}</ul>
    </nav>
  );
}

function Tab({ to, label, isCurrent }: { to: string; label: string; isCurrent: boolean }) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? "page" : undefined}>
        {label}
      </Link>
    </li>
  );
}

interface ListProps {
  query: ResultsAddress & { item: string };
  columns: ListPageProps["columns"];
  sets: ResultOverview["items"][number]["editions"][number]["sets"];
}

function List({ query, columns, sets }: ListProps) {
  const { bib: _, ...wanted } = query;
  const { shown, isStale } = useLastLoaded(useResultList(wanted));
  return (
    <Show loaded={shown} lines={12} height="40rem">
      {(list) => (
        <div className={styles.list} aria-busy={isStale}>
          <Sets list={list} query={query} sets={sets} />
          <Filters list={list} query={query} />
          <Runners list={list} query={query} columns={columns} />
        </div>
      )}
    </Show>
  );
}

function Sets({ list, query, sets }: { list: ResultList } & Pick<ListProps, "query" | "sets">) {
  const t = useTexts();
  const { path } = useSite();
  const { item, edition } = query;
  const toSet = (set: number | undefined) => writeAddress(path, { item, edition, set });
  return (
    <div className={styles.sets}>
      <p className={styles.printed}>{useListName(list, query)}</p>
      <SetHead set={list.set} newest={list.newest} toNewest={toSet(undefined)} />
      {sets.length > 1 && (
        <Tabs label={t("sets")}>
          {sets.map(({ number, kind }) => (
            <Tab
              key={number}
              to={toSet(number === list.newest ? undefined : number)}
              label={t("setLink", { number, kind })}
              isCurrent={number === list.set.number}
            />
          ))}
        </Tabs>
      )}
    </div>
  );
}

// On paper there are neither the tabs nor the filters.
function useListName({ itemName, edition, ageGroups }: ResultList, query: ResultsAddress): string {
  const t = useTexts();
  const of = useRunnerWords({ ageGroups });
  const { text } = useSite();
  const { search, gender = 0, ageGroup = null, country, club } = query;
  const filters = [search, of.gender({ gender }), of.ageGroup(ageGroup), country, club];
  return [t("caption", { item: text(itemName), edition }), ...filters].filter(Boolean).join(" · ");
}

function Runners({ list, query, columns }: { list: ResultList } & Pick<ListProps, "query" | "columns">) {
  const t = useTexts();
  if (list.total === 0) return <Empty>{t("nobody")}</Empty>;
  // The pages of one visit are of one set, also if another is published meanwhile.
  const pinned = { ...query, set: list.set.number };
  return (
    <>
      <RunnerTable list={list} query={query} columns={columns} />
      <PageLinks list={list} query={pinned} />
    </>
  );
}

function Files({ item, edition }: { item: string; edition: string }) {
  const t = useTexts();
  const base = `/feeds/results/${encodeURIComponent(item)}/${encodeURIComponent(edition)}`;
  return (
    <p className={styles.files}>
      <b>{t("files")}</b> <a href={`${base}.json`}>JSON</a> <a href={`${base}.csv`}>CSV</a>{" "}
      <span>{t("filesNote")}</span>
    </p>
  );
}
