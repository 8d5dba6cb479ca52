import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CallToAction.module.css";

/** One invitation with one button, on the race's colour or on a picture. */
export default function CallToAction({
  title,
  text: words,
  action,
  tone = "accent",
  image,
}: HomeProps["call-to-action"]) {
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as const;
  return (
    <Section tone={tone} backdrop={image}>
      <div className={styles.invitation}>
        <div className={styles.words}>
          <Heading className={styles.title}>{text(title)}</Heading>
          {words && <p>{text(words)}</p>}
        </div>
        <Action to={action.link} className={styles.action}>
          {text(action.label)}
        </Action>
      </div>
    </Section>
  );
}
