import { FilmList } from "#blocks/kit/collection/FilmList.tsx";
import { AsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** Films of the race as a part of a page. */
export default function Films({ title, ...list }: HomeProps["films"]) {
  return (
    <AsSection title={title}>
      <FilmList {...list} />
    </AsSection>
  );
}
