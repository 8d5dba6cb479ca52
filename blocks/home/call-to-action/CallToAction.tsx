import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useClosedReason } from "#blocks/kit/service/closedReason.ts";
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
        <Way {...action} />
      </div>
    </Section>
  );
}

// The button, or why there is none: its page is a service that is not open.
function Way({ label, link }: HomeProps["call-to-action"]["action"]) {
  const { text } = useSite();
  const closed = useClosedReason(link);
  if (closed === undefined)
    return (
      <Action to={link} className={styles.action}>
        {text(label)}
      </Action>
    );
  return <p className={styles.closed}>{closed}</p>;
}
