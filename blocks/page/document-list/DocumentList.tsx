import { DocumentListPage, DocumentTeaser } from "#blocks/kit/document/DocumentListPage.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./DocumentList.module.css";

const useTexts = texts(messages);

/** Documents as cards: date, title and summary. */
export default function DocumentList(list: PageProps["document-list"]) {
  const t = useTexts();
  return (
    <DocumentListPage {...list} title={t("title")} className={styles.cards}>
      {(document) => <DocumentTeaser document={document} />}
    </DocumentListPage>
  );
}
