import { DocumentDate, DocumentLink, DocumentPages } from "#blocks/kit/document/DocumentPages.tsx";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-view-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./DocumentViewList.module.css";

const useTexts = texts(messages);

/** Documents as rows: the title on the left, the date on the right. */
export default function DocumentViewList({ documents, pageSize, intro }: PageProps["document-view-list"]) {
  const t = useTexts();
  const { pageTitle, text } = useSite();
  return (
    <Page title={text(pageTitle) || t("title")} lead={text(intro)}>
      <DocumentPages documents={documents} pageSize={pageSize}>
        {(shown) => (
          <ul className={styles.rows}>
            {shown.map((document) => (
              <li key={document.path}>
                <h2>
                  <DocumentLink document={document} className={styles.link} />
                </h2>
                <DocumentDate document={document} className={styles.date} />
              </li>
            ))}
          </ul>
        )}
      </DocumentPages>
    </Page>
  );
}
