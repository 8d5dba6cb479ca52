import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { PublicSet } from "#core/publicResults.ts";
import { messages } from "#locales/generated/kit/results.ts";
import styles from "./Results.module.css";

const useTexts = texts(messages);

interface SetHeadProps {
  set: PublicSet;
  /** The number of the newest set of the same results. */
  newest: number;
  /** The address of the newest set; undefined if it is open, or has none. */
  toNewest?: string | undefined;
}

/** Of which set the results are: its kind, number, time and note, and that there is a newer one. */
export function SetHead({ set, newest, toNewest }: SetHeadProps) {
  const t = useTexts();
  const { text } = useSite();
  const date = useDates();
  return (
    <div className={styles.set} data-kind={set.kind}>
      <p>
        <b className={styles.kind}>{t("setKind", { kind: set.kind })}</b>
        <span>{t("setNumber", { number: set.number, date: date(set.publishedAt, "moment") })}</span>
      </p>
      {set.note && <p className={styles.note}>{text(set.note)}</p>}
      {newest > set.number && (
        <p className={styles.older}>
          {t("older", { newest })} {toNewest && <Link to={toNewest}>{t("toNewest")}</Link>}
        </p>
      )}
    </div>
  );
}
