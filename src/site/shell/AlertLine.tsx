import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ShownAlert } from "#core/raceAlerts.ts";
import styles from "./AlertLine.module.css";

/** An alert, and what puts it away. */
export interface AlertLineProps {
  alert: ShownAlert;
  /** In the reader's language; these come with what requests alerts, which has them anyway. */
  words: { level: string; putAway: string };
  putAway(): void;
}

/** An alert at the top of a page; one of danger cannot be put away. */
export default function AlertLine({ alert, words, putAway }: AlertLineProps) {
  const { text, timeZone } = useSite();
  const dates = useDates();
  const { level, from } = alert;
  return (
    <div className={styles.alert} data-level={level}>
      <p className={styles.text}>
        <strong>{words.level}</strong>
        <time dateTime={new Date(from).toISOString()}>{dates(from, "time", timeZone)}</time>
        {text(alert.text)}
      </p>
      {level !== "danger" && (
        <button type="button" className={styles.away} onClick={putAway}>
          {words.putAway}
        </button>
      )}
    </div>
  );
}
