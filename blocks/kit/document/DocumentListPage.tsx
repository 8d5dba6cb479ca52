import { type ReactNode, useRef } from "react";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import type { Text } from "#schemas/generated/types.ts";
import styles from "./DocumentListPage.module.css";
import { type DocumentHeads, type ListedDocument, useDocumentHeads } from "./documents.ts";
import { Paging, useListPage } from "./Paging.tsx";

const useTexts = texts(messages);

interface DocumentListPageProps {
  /** The heading if the page has no title of its own in the config. */
  title: string;
  /** Paths of the documents. */
  documents: string[];
  pageSize?: number;
  intro?: Text;
  /** The look of the list. */
  className?: string;
  /** Draws one document of the list. */
  children: (document: ListedDocument) => ReactNode;
}

/** A page that lists documents, some at a time: loading, failed, empty, and the list with the buttons that turn its pages. */
export function DocumentListPage({
  title,
  documents,
  pageSize = 10,
  intro,
  className,
  children,
}: DocumentListPageProps) {
  const { pageTitle, text } = useSite();
  const loaded = useDocumentHeads(documents);
  return (
    <Page title={text(pageTitle) || title} lead={text(intro)}>
      <Show loaded={loaded} lines={Math.min(documents.length, pageSize) * 2} height="24rem">
        {(heads) => (
          <PagedList key={documents.join()} {...heads} pageSize={pageSize} className={className}>
            {children}
          </PagedList>
        )}
      </Show>
    </Page>
  );
}

interface PagedListProps extends DocumentHeads, Pick<DocumentListPageProps, "className" | "children"> {
  pageSize: number;
}

function PagedList({ documents, missing, pageSize, className, children }: PagedListProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [page, setPage] = useListPage(Math.ceil(documents.length / pageSize));
  const turn = (next: number) => {
    setPage(next);
    list.current?.focus({ preventScroll: true });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: "start" });
  };
  if (documents.length === 0) return <Empty action={{ label: t("home"), to: "/home" }}>{t("empty")}</Empty>;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={`${styles.list} ${className ?? ""}`}>
        {documents.slice((page - 1) * pageSize, page * pageSize).map((document) => (
          <li key={document.path}>{children(document)}</li>
        ))}
      </ul>
      {missing > 0 && <p className={styles.missing}>{t("missing", { count: missing })}</p>}
      <Paging page={page} pageSize={pageSize} total={documents.length} onChange={turn} />
    </>
  );
}

/** A document's title as the link to it, which covers the whole entry; marked as Chinese if an English reader gets it in Chinese. */
export function DocumentLink({ document }: { document: ListedDocument }) {
  const { documentLink, ownText } = useSite();
  const own = ownText({ zh: document.title, en: document.titleEn });
  return (
    <Link to={documentLink(document.path)} className={styles.link} lang={own ? undefined : "zh"}>
      {headline(own || document.title)}
    </Link>
  );
}

/** A document's date as YYYY.MM.DD, with a mark if it is recommended. */
export function DocumentDate({ document, className }: { document: ListedDocument; className?: string }) {
  const t = useTexts();
  const date = useDates();
  return (
    <p className={`${styles.date} ${className ?? ""}`}>
      <time dateTime={new Date(document.time).toISOString()}>{date(document.time, "document")}</time>
      {document.recommend && <span className={styles.mark}>{t("recommended")}</span>}
    </p>
  );
}

/** A document's date, title and, if there is one, summary. */
export function DocumentTeaser({ document }: { document: ListedDocument }) {
  return (
    <>
      <DocumentDate document={document} />
      <h2>
        <DocumentLink document={document} />
      </h2>
      <DocumentSummary document={document} />
    </>
  );
}

function DocumentSummary({ document }: { document: ListedDocument }) {
  const { ownText } = useSite();
  const own = ownText({ zh: document.summary ?? "", en: document.summaryEn });
  const summary = own || document.summary;
  if (!summary) return null;
  return (
    <p className={styles.summary} lang={own ? undefined : "zh"}>
      {summary}
    </p>
  );
}
