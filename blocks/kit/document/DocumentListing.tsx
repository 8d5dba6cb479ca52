import { useRef } from "react";
import { PageOrSection, useIsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import type { Text } from "#schemas/generated/types.ts";
import styles from "./DocumentListing.module.css";
import { type DocumentHeads, type ListedDocument, useDocumentHeads } from "./documents.ts";
import { Paging, useListPage } from "./Paging.tsx";

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
 * buttons that turn its pages.
 */
export function DocumentListing({ title, documents, pageSize = 10, intro, look }: DocumentListingProps) {
  const { text } = useSite();
  const loaded = useDocumentHeads(documents);
  return (
    <PageOrSection title={title} lead={text(intro)}>
      <Show loaded={loaded} lines={Math.min(documents.length, pageSize) * 2} height="24rem">
        {(heads) => <PagedList key={documents.join()} {...heads} pageSize={pageSize} look={look} />}
      </Show>
    </PageOrSection>
  );
}

interface PagedListProps extends DocumentHeads, Pick<DocumentListingProps, "look"> {
  pageSize: number;
}

function PagedList({ documents, missing, pageSize, look }: PagedListProps) {
  const t = useTexts();
  const { isAtAnotherTime } = useSite();
  const isSection = useIsSection();
  const list = useRef<HTMLUListElement>(null);
  const [page, setPage] = useListPage(documents[0]?.path ?? "", Math.ceil(documents.length / pageSize));
  const turn = (next: number) => {
    setPage(next);
    list.current?.focus({ preventScroll: true });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: "start" });
  };
  const absence = isAtAnotherTime ? "toCome" : "missing";
  if (documents.length === 0 && missing > 0) return <Empty>{t(absence, { count: missing })}</Empty>;
  if (documents.length === 0)
    return <Empty action={isSection ? undefined : { label: t("home"), to: "/home" }}>{t("empty")}</Empty>;
  const Entry = look === "rows" ? DocumentRow : DocumentTeaser;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={`${styles.list} ${styles[look]}`}>
        {documents.slice((page - 1) * pageSize, page * pageSize).map((document) => (
          <li key={document.path}>
            <Entry document={document} />
          </li>
        ))}
      </ul>
      {missing > 0 && <p className={styles.missing}>{t(absence, { count: missing })}</p>}
      <Paging page={page} pageSize={pageSize} total={documents.length} onChange={turn} />
    </>
  );
}

// The link covers the whole entry, and is marked as Chinese if an English reader gets it in
// Chinese.
function DocumentLink({ document }: { document: ListedDocument }) {
  const { documentLink, ownText } = useSite();
  const title = ownText({ zh: document.title, en: document.titleEn });
  return (
    <Link to={documentLink(document.path)} className={styles.link} lang={title ? undefined : "zh"}>
      {headline(title || document.title)}
    </Link>
  );
}

function DocumentDate({ document }: { document: ListedDocument }) {
  const t = useTexts();
  const date = useDates();
  return (
    <p className={styles.date}>
      <time dateTime={new Date(document.time).toISOString()}>{date(document.time, "document")}</time>
      {document.recommend && <span className={styles.mark}>{t("recommended")}</span>}
    </p>
  );
}

function DocumentRow({ document }: { document: ListedDocument }) {
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <>
      <Heading>
        <DocumentLink document={document} />
      </Heading>
      <DocumentDate document={document} />
    </>
  );
}

function DocumentTeaser({ document }: { document: ListedDocument }) {
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <>
      <DocumentDate document={document} />
      <Heading>
        <DocumentLink document={document} />
      </Heading>
      <DocumentSummary document={document} />
    </>
  );
}

function DocumentSummary({ document }: { document: ListedDocument }) {
  const { ownText } = useSite();
  const ownSummary = ownText({ zh: document.summary ?? "", en: document.summaryEn });
  const summary = ownSummary || document.summary;
  if (!summary) return null;
  return (
    <p className={styles.summary} lang={ownSummary ? undefined : "zh"}>
      {summary}
    </p>
  );
}
