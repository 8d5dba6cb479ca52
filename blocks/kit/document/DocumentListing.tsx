import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { PageOrSection, useIsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { useKnownAnswers } from "#blocks/kit/query/knownAnswers.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { writeFeedAddress } from "#core/feedAddress.ts";
import { writeListAddress } from "#core/listAddress.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import type { Text } from "#schemas/generated/types.ts";
import { DocumentRow, DocumentTeaser } from "./DocumentEntries.tsx";
import styles from "./DocumentListing.module.css";
import { type DocumentHeads, useDocumentHeads } from "./documents.ts";
import { useListAddress, useSearched } from "./listSearch.ts";
import { Paging, useListPage } from "./Paging.tsx";
import { SearchForm } from "./SearchForm.tsx";

const useTexts = texts(messages);

interface DocumentListingProps {
  /** The heading if the page has no title of its own in the config. */
  title: string;
  /** Paths of the documents. */
  documents: string[];
  pageSize?: number;
  intro?: Text | undefined;
  /**
   * Cards with date, title and summary; rows with title and date; two columns as a magazine has
   * them.
   */
  look: "cards" | "rows" | "columns";
}

/**
 * Documents as a page or a block, some at a time: loading, failed, empty, and the list with the
 * way to its pages. On a page of its own they have addresses, and the list can be searched.
 */
export function DocumentListing({ title, documents, pageSize = 10, intro, look }: DocumentListingProps) {
  const { text } = useSite();
  const isSection = useIsSection();
  const known = useKnownAnswers();
  const loaded = useDocumentHeads(documents);
  const List = isSection ? TurnedList : AddressedList;
  return (
    <PageOrSection title={title} lead={text(intro)}>
      {known && !isSection && <div hidden data-known-results={known.text} />}
      <Show loaded={loaded} lines={Math.min(documents.length, pageSize) * 2} height="24rem">
        {(heads) => <List key={documents.join()} {...heads} pageSize={pageSize} look={look} />}
      </Show>
    </PageOrSection>
  );
}

interface ListProps extends DocumentHeads, Pick<DocumentListingProps, "look"> {
  pageSize: number;
}

// A block has no address of its own: the entry of the history knows its page.
function TurnedList({ documents, missing, pageSize, look }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [page, setPage] = useListPage(documents[0]?.path ?? "", Math.ceil(documents.length / pageSize));
  const turn = (next: number) => {
    setPage(next);
    showTop(list.current);
  };
  return (
    <PagedList documents={documents} missing={missing} pageSize={pageSize} page={page} look={look} list={list}>
      <Paging page={page} pageSize={pageSize} total={documents.length} onChange={turn} />
    </PagedList>
  );
}

// So few are seen at a glance.
const fewestToSearch = 6;

function AddressedList({ documents, missing, pageSize, look }: ListProps) {
  const { path } = useSite();
  const { search, page: askedPage } = useListAddress();
  const searched = useSearched(documents, search);
  const list = useRef<HTMLUListElement>(null);
  const shown = searched.status === "ready" ? searched.value : [];
  const page = Math.max(1, Math.min(askedPage, Math.ceil(shown.length / pageSize)));
  useTop(list, `${search} ${page}`);
  return (
    <>
      {(documents.length >= fewestToSearch || search !== "") && <SearchForm search={search} />}
      <Show loaded={searched} lines={pageSize} height="24rem">
        {(matches) =>
          matches.length === 0 && search !== "" ? (
            <NoMatch search={search} />
          ) : (
            <PagedList
              count={search === "" ? undefined : matches.length}
              documents={matches}
              missing={search === "" ? missing : 0}
              pageSize={pageSize}
              page={page}
              look={look}
              list={list}
            >
              <Paging
                page={page}
                pageSize={pageSize}
                total={matches.length}
                to={(next) => writeListAddress(path, { search, page: next })}
              />
              <FeedLink />
            </PagedList>
          )
        }
      </Show>
    </>
  );
}

function NoMatch({ search }: { search: string }) {
  const t = useTexts();
  const { path } = useSite();
  return <Empty action={{ label: t("all"), to: path }}>{t("noMatch", { search })}</Empty>;
}

// A raw link: it is no page, and browsers open or offer it as they like.
function FeedLink() {
  const t = useTexts();
  const { path, language, hasCalendar } = useSite();
  // The same servers have both.
  if (!hasCalendar) return null;
  return (
    <p className={styles.feed}>
      <a href={writeFeedAddress("xml", { list: path, language })} type="application/rss+xml">
        {t("feed")}
      </a>
    </p>
  );
}

// Screen readers continue at the top of a list that was turned; the first one opens as any page.
function useTop(list: RefObject<HTMLUListElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    showTop(list.current);
  }, [list, shown]);
}

function showTop(list: HTMLElement | null): void {
  list?.focus({ preventScroll: true });
  if ((list?.getBoundingClientRect().top ?? 0) < 0) list?.scrollIntoView({ block: "start" });
}

interface PagedListProps extends ListProps {
  /** How many a search found; undefined without one. */
  count?: number | undefined;
  page: number;
  list: RefObject<HTMLUListElement | null>;
  children: ReactNode;
}

function PagedList({ count, documents, missing, pageSize, page, look, list, children }: PagedListProps) {
  const t = useTexts();
  const { isAtAnotherTime } = useSite();
  const isSection = useIsSection();
  const absence = isAtAnotherTime ? "toCome" : "missing";
  if (documents.length === 0 && missing > 0) return <Empty>{t(absence, { count: missing })}</Empty>;
  if (documents.length === 0)
    return <Empty action={isSection ? undefined : { label: t("home"), to: "/home" }}>{t("empty")}</Empty>;
  return (
    <>
      {count !== undefined && (
        <p className={styles.count} role="status">
          {t("matches", { count })}
        </p>
      )}
      <ul ref={list} tabIndex={-1} className={`${styles.list} ${styles[look]}`}>
        {documents.slice((page - 1) * pageSize, page * pageSize).map((document) => (
          <li key={document.path}>
            {look === "rows" ? (
              <DocumentRow document={document} />
            ) : (
              <DocumentTeaser document={document} isPictured={look === "cards"} />
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && <p className={styles.missing}>{t(absence, { count: missing })}</p>}
      {children}
    </>
  );
}
