import { ScoreLookUp } from "#blocks/kit/service/LookUp.tsx";
import type { PageProps } from "#schemas/generated/types.ts";

/** The look-up of results as a page of its own. */
export default function ScoreSearch(service: PageProps["score-search"]) {
  return <ScoreLookUp service={service} />;
}
