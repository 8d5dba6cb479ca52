import { PastResults } from "#blocks/kit/service/LookUp.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The results of past years as a page of its own. */
export default function MultipleScoreSearch(service: PageProps["multiple-score-search"]) {
  return <PastResults service={service} />;
}
