import { DocumentListPage, DocumentTeaser } from "#blocks/kit/document/DocumentListPage.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-view-list2.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./DocumentViewList2.module.css";

const useTexts = texts(messages);

/** Documents without pictures as a magazine sets them: two columns, the first one wide. */
export default function DocumentViewList2(list: PageProps["document-view-list2"]) {
  const t = useTexts();
  return (
    <DocumentListPage {...list} title={t("title")} className={styles.columns}>
      {(document) => <DocumentTeaser document={document} />}
    </DocumentListPage>
  );
}
