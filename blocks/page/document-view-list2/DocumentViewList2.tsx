import { DocumentDate, DocumentLink, DocumentPages, DocumentSummary } from "#blocks/kit/document/DocumentPages.tsx";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-view-list2.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./DocumentViewList2.module.css";

const useTexts = texts(messages);

/** Documents without pictures as a magazine sets them: two columns, the first one wide. */
export default function DocumentViewList2({ documents, pageSize, intro }: PageProps["document-view-list2"]) {
  const t = useTexts();
  const { pageTitle, text } = useSite();
  return (
    <Page title={text(pageTitle) || t("title")} lead={text(intro)}>
      <DocumentPages documents={documents} pageSize={pageSize}>
        {(shown) => (
          <ul className={styles.columns}>
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
