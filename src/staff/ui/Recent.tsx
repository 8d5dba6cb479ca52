import { useMaterialName } from "./materialName.ts";
import styles from "./Staff.module.css";
import { useSurroundings } from "./surroundings.ts";
import { useStaffTexts } from "./texts.ts";

const mostShown = 8;

/** What this device did last. */
export function Recent({ onRunner }: { onRunner(code: string): void }) {
  const t = useStaffTexts();
  const { state, clock } = useSurroundings();
  const nameOf = useMaterialName();
  const { desk, roster } = state;
  const lines = (desk?.lines ?? []).slice(-mostShown).toReversed();
  return (
    <section className={styles.panel} aria-labelledby="staff-recent">
      <h2 id="staff-recent">{t("recent")}</h2>
      {lines.length === 0 && <p className={styles.hint}>{t("nothingYet")}</p>}
      <ul className={styles.recent}>
        {lines.map(({ seq, at, kind, code = "", material, outcome }) => {
          const runner = roster?.find(code);
          return (
            <li key={seq} data-outcome={outcome ?? "pending"}>
              <span>{clock(at + (desk?.offset ?? 0))}</span>
              {runner ? (
                <button type="button" className={styles.quiet} onClick={() => onRunner(code)}>
                  {[runner.bib, runner.name].filter(Boolean).join(" ")}
                </button>
              ) : (
                <span className={styles.code}>{code}</span>
              )}
              <span>
                {[t(`kind_${kind}`), material && nameOf(material), outcome ? t(`short_${outcome}`) : t("waitsToSend")]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
