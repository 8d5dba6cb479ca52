import { listPending } from "../model/lines.ts";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

/** What somebody sees without a session: a way to log in, and what is still to be sent. */
export function LogInView() {
  const t = useStaffTexts();
  const { facts, state } = useSurroundings();
  const pending = listPending(state.desk?.lines ?? []).length;
  return (
    <section className={styles.panel}>
      <h2>{t("logInTitle")}</h2>
      <p>{t("logInLead")}</p>
      {pending > 0 && <p className={styles.notice}>{t("pendingHere", { count: pending })}</p>}
      <p className={styles.buttons}>
        <a className={styles.action} href={facts.account}>
          {t("logIn")}
        </a>
      </p>
    </section>
  );
}
