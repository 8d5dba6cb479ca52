import { DocumentBody } from "#blocks/kit/article/DocumentBody.tsx";
import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** A document as a part of a page. */
export default function DocumentBlock({ title, dataPath, contents }: HomeProps["document-body"]) {
  return (
    <AsSection title={title}>
      <DocumentBody dataPath={dataPath} hidesContents={contents === "hidden"} />
    </AsSection>
  );
}
