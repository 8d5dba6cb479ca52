import { DocumentDate, DocumentLink, DocumentListPage } from "#blocks/kit/document/DocumentListPage.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-view-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./DocumentViewList.module.css";

const useTexts = texts(messages);

/** Documents as rows: the title on the left, the date on the right. */
export default function DocumentViewList(list: PageProps["document-view-list"]) {
  const t = useTexts();
  return (
    <DocumentListPage {...list} title={t("title")} className={styles.rows}>
      {(document) => (
        <>
          <h2>
            <DocumentLink document={document} />
          </h2>
          <DocumentDate document={document} className={styles.date} />
        </>
      )}
    </DocumentListPage>
  );
}
