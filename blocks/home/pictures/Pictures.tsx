import { PictureGrid } from "#blocks/kit/collection/PictureGrid.tsx";
import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** Pictures of the race as a part of a page. */
export default function Pictures({ title, ...list }: HomeProps["pictures"]) {
  return (
    <AsSection title={title}>
      <PictureGrid {...list} />
    </AsSection>
  );
}
