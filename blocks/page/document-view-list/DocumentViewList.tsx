import { DocumentListing } from "#blocks/kit/document/DocumentListing.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-view-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** Documents as rows: the title on the left, the date on the right. */
export default function DocumentViewList(list: PageProps["document-view-list"]) {
  const t = useTexts();
  return <DocumentListing {...list} title={t("title")} look="rows" />;
}
