import { Page } from "#blocks/kit/layout/Page.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Films } from "#blocks/kit/media/Films.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/video-collection.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** All videos of the race, the recommended ones first. */
export default function VideoCollection({ intro, videos }: PageProps["video-collection"]) {
  const t = useTexts();
  const { pageTitle, text } = useSite();
  const films = videos.toSorted((a, b) => Number(b.isRecommended ?? false) - Number(a.isRecommended ?? false));
  return (
    <Page title={text(pageTitle) || t("title")} lead={text(intro)}>
      {films.length > 0 ? (
        <Films films={films} />
      ) : (
        <Empty action={{ label: t("home"), to: "/home" }}>{t("empty")}</Empty>
      )}
    </Page>
  );
}
