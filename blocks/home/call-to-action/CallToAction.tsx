import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLinkStatus } from "#blocks/kit/service/linkStatus.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/call-to-action.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CallToAction.module.css";

const useTexts = texts(messages);

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
  const t = useTexts();
  const date = useDates();
  const { ownText, text } = useSite();
  const { state, opensAt, closesAt, closedText } = useLinkStatus(60_000)(link);
  if (state === "open")
    return (
      <Action to={link} className={styles.action}>
        {text(label)}
      </Action>
    );
  const sentences = {
    notYet: opensAt && t("opens", { moment: date(opensAt, "moment") }),
    over: closesAt && t("closedSince", { moment: date(closesAt, "moment") }),
    closed: ownText(closedText),
  };
  return <p className={styles.closed}>{sentences[state] || t("closed")}</p>;
}
