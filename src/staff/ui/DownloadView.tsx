import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

/** Writes a number of bytes as people read it. */
export const writeSize = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Fetches the list of runners onto this device, and shows how far it is. */
export function DownloadView() {
  const t = useStaffTexts();
  const { desk, state } = useSurroundings();
  const { loaded } = state;
  return (
    <section className={styles.panel}>
      <h2>{t("downloadTitle")}</h2>
      <p>{t("downloadLead")}</p>
      {loaded === undefined ? (
        <button type="button" className={styles.action} onClick={() => void desk.download()}>
          {t("download")}
        </button>
      ) : (
        <p role="status">
          <progress className={styles.progress} aria-label={t("downloading", { size: writeSize(loaded) })} />
          {t("downloading", { size: writeSize(loaded) })}
        </p>
      )}
      <Leave />
    </section>
  );
}

/** Closes the device and logs out, once everything is sent. */
export function Leave() {
  const t = useStaffTexts();
  const { desk } = useSurroundings();
  return (
    <p className={styles.leave}>
      <button type="button" className={styles.quiet} onClick={() => void desk.leave()}>
        {t("leave")}
      </button>
      <span className={styles.hint}>{t("leaveHint")}</span>
    </p>
  );
}
