import { Marks } from "#blocks/kit/collection/Marks.tsx";
import { Section, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/partners.ts";
import type { HomeProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The marks of organisers, partners and media in named groups. */
export default function Partners({ title, tiers, look }: HomeProps["partners"]) {
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  const filled = tiers.filter(({ marks }) => marks.length > 0);
  return (
    <Section title={text(title) || (isNested ? "" : t("title"))}>
      {filled.length > 0 ? <Marks tiers={filled} look={look} /> : <Empty>{t("empty")}</Empty>}
    </Section>
  );
}
