import { DocumentDate, DocumentLink, DocumentPages, DocumentSummary } from "#blocks/kit/document/DocumentPages.tsx";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./DocumentList.module.css";

const useTexts = texts(messages);

/** Documents as cards: date, title and summary. */
export default function DocumentList({ documents, pageSize, intro }: PageProps["document-list"]) {
  const t = useTexts();
  const { pageTitle, text } = useSite();
  return (
    <Page title={text(pageTitle) || t("title")} lead={text(intro)}>
      <DocumentPages documents={documents} pageSize={pageSize}>
        {(shown) => (
          <ul className={styles.cards}>
            {shown.map((document) => (
              <li key={document.path}>
                <DocumentDate document={document} />
                <h2>
                  <DocumentLink document={document} className={styles.link} />
                </h2>
                <DocumentSummary document={document} className={styles.summary} />
              </li>
            ))}
          </ul>
        )}
      </DocumentPages>
    </Page>
  );
}
