import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { LinkAction } from "#blocks/kit/service/LinkAction.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import { paragraphs } from "#blocks/kit/text/paragraphs.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./PictureText.module.css";

const percents = { third: 33, half: 50, "two-thirds": 67 };

/** A picture with a text beside it if there is room for both, else below or above it. */
export default function PictureText(props: HomeProps["picture-text"]) {
  const { image, caption, side = "left", share = "half", ratio = "natural", phone = "picture-first" } = props;
  const { text } = useSite();
  return (
    <Section>
      <div className={styles.frame}>
        <div className={styles.pair} data-side={side} data-share={share} data-phone={phone}>
          <figure className={styles.figure} data-ratio={ratio}>
            <Picture
              image={image}
              sizes={`(min-width: 800px) ${percents[share]}vw, 100vw`}
              className={styles.picture}
            />
            {caption && <figcaption>{text(caption)}</figcaption>}
          </figure>
          <Words {...props} />
        </div>
      </div>
    </Section>
  );
}

function Words({ kicker, title, html, button }: HomeProps["picture-text"]) {
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as const;
  if (!kicker && !title && !html && !button) return null;
  return (
    <div className={styles.words}>
      {kicker && <p className={styles.kicker}>{text(kicker)}</p>}
      {title && <Heading>{headline(text(title))}</Heading>}
      {html && <Prose html={paragraphs(text(html))} />}
      {button && <LinkAction look="secondary" {...button} />}
    </div>
  );
}
