import { DocumentListing } from "#blocks/kit/document/DocumentListing.tsx";
import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** Documents of the site as a part of a page. */
export default function DocumentListBlock({ title, look = "cards", ...list }: HomeProps["document-list"]) {
  return (
    <AsSection title={title}>
      <DocumentListing {...list} title="" look={look} />
    </AsSection>
  );
}
