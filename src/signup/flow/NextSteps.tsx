import textButton from "#blocks/kit/control/TextButton.module.css";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { nextSteps } from "./nextSteps.ts";
import styles from "./OwnSignUps.module.css";

/**
 * Shows the next steps of a runner with these sign-ups, with their dates, and the race for their
 * calendar.
 */
export function NextSteps({ submissions }: { submissions: SubmissionHead[] }) {
  const t = useSignUpTexts();
  const { race, text, language, hasCalendar } = useSite();
  const dates = useDates();
  const { events } = useSignUpServices();
  const now = useNow(60_000);
  const items = (race?.items ?? []).filter(({ id }) => submissions.some(({ item }) => item === id));
  const steps = nextSteps(race, items, events, now);
  if (steps.length === 0) return null;
  const formatEnd = (at: string, until: string) =>
    dates(until, dates(at, "document") === dates(until, "document") ? "time" : "moment");
  return (
    <section className={styles.nextSteps} aria-labelledby="next-steps">
      <h2 id="next-steps">{t("nextSteps")}</h2>
      <ol>
        {steps.map(({ at, until, title }) => (
          <li key={`${at} ${JSON.stringify(title)}`}>
            <span>{typeof title === "string" ? t(title) : text(title)}</span>
            <time dateTime={at}>
              {until ? t("fromUntil", { from: dates(at, "moment"), until: formatEnd(at, until) }) : dates(at, "moment")}
            </time>
          </li>
        ))}
      </ol>
      {hasCalendar && (
        <a className={`${textButton.button} ${styles.link}`} href={`/race.ics?language=${language}`}>
          {t("addToCalendar")}
        </a>
      )}
    </section>
  );
}
