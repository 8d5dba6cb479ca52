import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ShownAlert } from "#core/raceAlerts.ts";
import { messages } from "#locales/generated/race-alerts.ts";
import styles from "./AlertLine.module.css";

const useTexts = texts(messages);

/** An alert, and what puts it away. */
export interface AlertLineProps {
  alert: ShownAlert;
  putAway(): void;
}

/** An alert at the top of a page; one of danger cannot be put away. */
export default function AlertLine({ alert, putAway }: AlertLineProps) {
  const t = useTexts();
  const { text, timeZone } = useSite();
  const dates = useDates();
  const { level, from } = alert;
  return (
    <div className={styles.alert} data-level={level}>
      <p className={styles.text}>
        <strong>{t(level)}</strong>
        <time dateTime={new Date(from).toISOString()}>{dates(from, "time", timeZone)}</time>
        {text(alert.text)}
      </p>
      {level !== "danger" && (
        <button type="button" className={styles.away} onClick={putAway}>
          {t("putAway")}
        </button>
      )}
    </div>
  );
}
