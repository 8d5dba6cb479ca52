import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { ImageLookUp, PastResults, RegistrationLookUp, ScoreLookUp } from "#blocks/kit/service/LookUp.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

const lookUps = {
  registration: RegistrationLookUp,
  score: ScoreLookUp,
  images: ImageLookUp,
  "past-results": PastResults,
} as const;

/** A look-up as a part of a page. */
export default function LookUp({ kind, title, ...service }: HomeProps["look-up"]) {
  const Kind = lookUps[kind];
  return (
    <AsSection title={title}>
      <Kind service={service} />
    </AsSection>
  );
}
