import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import styles from "./DocumentListing.module.css";
import type { ListedDocument } from "./documents.ts";

const useTexts = texts(messages);

// The link covers the whole entry, and is marked as Chinese if an English reader gets it in
// Chinese, or the other way round.
function DocumentLink({ document }: { document: ListedDocument }) {
  const { documentLink, ownText } = useSite();
  const title = ownText({ zh: document.title, en: document.titleEn });
  const otherLanguage = document.title ? "zh" : "en";
  return (
    <Link to={documentLink(document.path)} className={styles.link} lang={title ? undefined : otherLanguage}>
      {headline(title || document.title || (document.titleEn ?? ""))}
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

/** A document of a list as a row: title and date. */
export function DocumentRow({ document }: { document: ListedDocument }) {
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

/** A document of a list as a card: its picture if it is to be shown, date, title and summary. */
export function DocumentTeaser({ document, isPictured }: { document: ListedDocument; isPictured: boolean }) {
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <>
      {isPictured && document.image && (
        <Picture
          image={document.image}
          sizes="(min-width: 1100px) 380px, (min-width: 740px) 45vw, 92vw"
          className={styles.picture}
        />
      )}
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
