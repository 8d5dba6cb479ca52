import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/moments.ts";
import { inZone, useDates } from "./dates.ts";
import styles from "./Moments.module.css";
import { useVisitorTime } from "./zones.ts";

const useTexts = texts(messages);

/**
 * One instant, large, in the race's time zone and, if the visitor's clock differs, in the
 * visitor's.
 */
export function Moments({ instant, label }: { instant: string; label: string }) {
  const t = useTexts();
  const date = useDates();
  const { timeZone } = useSite();
  const visitorTime = useVisitorTime()(instant);
  return (
    <dl className={styles.moments}>
      <dt>{label}</dt>
      <dd className={styles.large}>
        <time dateTime={instant}>
          <span>{date(instant, "day")}</span> <strong>{date(instant, "time")}</strong>
        </time>
        <small>{t("raceZone", { zone: `UTC${inZone(instant, timeZone).format("Z")}` })}</small>
      </dd>
      {visitorTime && <dd className={styles.own}>{t("yours", { time: visitorTime })}</dd>}
    </dl>
  );
}
