import { Section } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import { paragraphs } from "#blocks/kit/text/paragraphs.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./RichText.module.css";

/** Free text in a readable measure, in one column or two. */
export default function RichText({ title, html, columns = 1 }: HomeProps["rich-text"]) {
  const { text } = useSite();
  const prose = <Prose html={paragraphs(text(html))} />;
  return <Section title={text(title)}>{columns === 2 ? <div className={styles.columns}>{prose}</div> : prose}</Section>;
}
