import { Section } from "#blocks/kit/layout/Section.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Quote.module.css";

/** The words of one person, with their name, role and portrait below. */
export default function Quote({ text: words, who, role, image, align = "start" }: HomeProps["quote"]) {
  const { text } = useSite();
  const hasSource = who || role || image;
  return (
    <Section>
      <figure className={styles.quote} data-align={align}>
        <blockquote>
          <p>{text(words)}</p>
        </blockquote>
        {hasSource && (
          <figcaption>
            {image && <Picture image={image} sizes="4.5rem" className={styles.portrait} />}
            <span className={styles.source}>
              {who && <cite>{text(who)}</cite>}
              {role && <span>{text(role)}</span>}
            </span>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
