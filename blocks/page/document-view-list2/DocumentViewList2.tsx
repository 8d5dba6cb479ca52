import { DocumentListing } from "#blocks/kit/document/DocumentListing.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-view-list2.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** Documents without pictures as a magazine sets them: two columns, the first one wide. */
export default function DocumentViewList2(list: PageProps["document-view-list2"]) {
  const t = useTexts();
  return <DocumentListing {...list} title={t("title")} look="columns" />;
}
