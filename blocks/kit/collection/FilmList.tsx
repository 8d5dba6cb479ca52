import { PageOrSection, useIsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Films } from "#blocks/kit/media/Films.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/film-list.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** Films as a page or a block, the recommended ones first. */
export function FilmList({ intro, videos }: PageProps["video-collection"]) {
  const t = useTexts();
  const { text } = useSite();
  const isSection = useIsSection();
  const films = videos.toSorted((a, b) => Number(b.isRecommended ?? false) - Number(a.isRecommended ?? false));
  return (
    <PageOrSection title={t("title")} lead={text(intro)}>
      {films.length > 0 ? (
        <Films films={films} isLarge={!isSection} />
      ) : (
        <Empty action={isSection ? undefined : { label: t("home"), to: "/home" }}>{t("empty")}</Empty>
      )}
    </PageOrSection>
  );
}
