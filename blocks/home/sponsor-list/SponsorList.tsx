import { Marks } from "#blocks/kit/collection/Marks.tsx";
import { Section, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/sponsor-list.ts";
import type { HomeProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The marks of the sponsors by rank, the highest first and largest. */
export default function SponsorList({ title, tiers, look }: HomeProps["sponsor-list"]) {
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  const filled = tiers.filter(({ marks }) => marks.length > 0);
  return (
    <Section title={text(title) || (isNested ? "" : t("title"))}>
      {filled.length > 0 ? <Marks tiers={filled} isRanked look={look} /> : <Empty>{t("empty")}</Empty>}
    </Section>
  );
}
