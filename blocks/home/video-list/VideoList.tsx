import { Section, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Films } from "#blocks/kit/media/Films.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/video-list.ts";
import type { HomeProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The recommended films (all, if none is) as cards that play over the page. */
export default function VideoList({ title, videos, more }: HomeProps["video-list"]) {
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  const recommended = videos.filter(({ isRecommended }) => isRecommended);
  const films = recommended.length > 0 ? recommended : videos;
  return (
    <Section title={text(title) || (isNested ? "" : t("title"))} aside={more && <Link to={more}>{t("more")}</Link>}>
      {films.length > 0 ? <Films films={films} /> : <Empty>{t("empty")}</Empty>}
    </Section>
  );
}
