import { type ReactNode, useRef } from "react";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import styles from "./DocumentPages.module.css";
import { type DocumentShelf, type ListedDocument, useDocumentShelf } from "./documents.ts";
import { Paging, useListPage } from "./Paging.tsx";

const useTexts = texts(messages);

interface DocumentPagesProps {
  /** Paths of the documents. */
  documents: string[];
  pageSize?: number;
  /** Draws the documents of the page that is shown. */
  children: (shown: ListedDocument[]) => ReactNode;
}

/** A list of documents in pages: loading, failed, empty, and the documents of one page as `children` draws them. */
export function DocumentPages({ documents, pageSize = 10, children }: DocumentPagesProps) {
  const loaded = useDocumentShelf(documents);
  return (
    <Show loaded={loaded} lines={Math.min(documents.length, pageSize) * 2} height="24rem">
      {(shelf) => (
        <Shelf key={documents.join()} shelf={shelf} pageSize={pageSize}>
          {children}
        </Shelf>
      )}
    </Show>
  );
}

function Shelf({
  shelf,
  pageSize,
  children,
}: {
  shelf: DocumentShelf;
  pageSize: number;
  children: DocumentPagesProps["children"];
}) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { documents, missing } = shelf;
  const [page, setPage] = useListPage(Math.ceil(documents.length / pageSize));
  const turn = (next: number) => {
    setPage(next);
    list.current?.focus({ preventScroll: true });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: "start" });
  };
  if (documents.length === 0) return <Empty action={{ label: t("home"), to: "/home" }}>{t("empty")}</Empty>;
  return (
    <>
      <div ref={list} tabIndex={-1} className={styles.shelf}>
        {children(documents.slice((page - 1) * pageSize, page * pageSize))}
      </div>
      {missing > 0 && <p className={styles.missing}>{t("missing", { count: missing })}</p>}
      <Paging page={page} pageSize={pageSize} total={documents.length} onChange={turn} />
    </>
  );
}

/** A document's title as the link to it, marked as Chinese if an English reader gets it in Chinese. */
export function DocumentLink({ document, className }: { document: ListedDocument; className?: string }) {
  const { documentLink, ownText } = useSite();
  const own = ownText({ zh: document.title, en: document.titleEn });
  return (
    <Link to={documentLink(document.path)} className={className} lang={own ? undefined : "zh"}>
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

/** A document's summary in the visitor's language; nothing if there is none. */
export function DocumentSummary({ document, className }: { document: ListedDocument; className?: string }) {
  const { ownText } = useSite();
  const own = ownText({ zh: document.summary ?? "", en: document.summaryEn });
  const summary = own || document.summary;
  if (!summary) return null;
  return (
    <p className={className} lang={own ? undefined : "zh"}>
      {summary}
    </p>
  );
}
