import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Heading.module.css";

/**
 * A heading of the organiser's level, or below that of the section around it, with a kicker above
 * and a lead below.
 */
export default function Heading({ text: words, level = 2, kicker, lead, align = "start" }: HomeProps["heading"]) {
  const { text } = useSite();
  const shownLevel = Math.max(level, useHeadingLevel());
  const Tag = `h${shownLevel}` as "h2";
  return (
    <Section>
      <hgroup className={styles.heading} data-align={align}>
        {kicker && <p className={styles.kicker}>{text(kicker)}</p>}
        <Tag data-level={Math.min(shownLevel, 4)}>{headline(text(words))}</Tag>
        {lead && <p className={styles.lead}>{text(lead)}</p>}
      </hgroup>
    </Section>
  );
}
