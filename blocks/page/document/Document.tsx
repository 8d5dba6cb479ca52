import { DocumentBody } from "#blocks/kit/article/DocumentBody.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** One document as a page of its own. */
export default function Document({ dataPath }: PageProps["document"]) {
  return <DocumentBody dataPath={dataPath} />;
}
