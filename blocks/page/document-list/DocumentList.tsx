import { DocumentListing } from "#blocks/kit/document/DocumentListing.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/document-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** Documents as cards: date, title and summary. */
export default function DocumentList(list: PageProps["document-list"]) {
  const t = useTexts();
  return <DocumentListing {...list} title={t("title")} look="cards" />;
}
