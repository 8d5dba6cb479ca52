import { Section } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";

/** Free text in a readable measure. */
export default function RichText({ title, html }: HomeProps["rich-text"]) {
  const { text } = useSite();
  return (
    <Section title={text(title)}>
      <Prose html={text(html)} />
    </Section>
  );
}
