import type { CSSProperties } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { PublicResult } from "#core/publicResults.ts";
import { messages } from "#locales/generated/kit/results.ts";
import styles from "./Spread.module.css";
import { chooseTime, writeTime } from "./writeTimes.ts";

const useTexts = texts(messages);

/** How the times of all finishers are spread, and at which place the runner's is. */
export function Spread({ result }: { result: PublicResult }) {
  const t = useTexts();
  const { field, runner, ranks } = result;
  if (!field) return null;
  const { basis, fromMs, stepMs, counts, medianMs } = field;
  const count = counts.reduce((sum, many) => sum + many, 0);
  const most = Math.max(...counts);
  const ownMs = runner.status === "finished" ? chooseTime(runner, basis) : null;
  const ownClass = ownMs === null ? -1 : Math.floor((ownMs - fromMs) / stepMs);
  const toMs = fromMs + counts.length * stepMs;
  const rank = ranks.find(({ list }) => list === "overall");
  const median = writeTime(medianMs);
  const percent = rank && Math.floor(((rank.size - rank.rank) / Math.max(1, rank.size)) * 100);
  const mark = (ms: number) => ({ "--place": (ms - fromMs) / (toMs - fromMs) }) as CSSProperties;
  return (
    <figure className={styles.figure}>
      <p className={styles.line}>
        {percent === undefined ? t("spreadOnly", { count, median }) : t("spreadLine", { percent, count, median })}
      </p>
      <div className={styles.plot}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${counts.length} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t("spreadPlot", { from: writeTime(fromMs), to: writeTime(toMs), step: stepMs / 60_000 })}
        >
          {counts.map((many, index) => {
            const height = Math.round((many / most) * 1000) / 10;
            const isOwn = index === ownClass;
            const place = { x: index + 0.08, y: 100 - height, width: 0.84, height };
            return <rect key={fromMs + index * stepMs} {...place} className={isOwn ? styles.own : styles.class} />;
          })}
        </svg>
        <span className={styles.median} style={mark(medianMs)} aria-hidden="true">
          {t("median")}
        </span>
        {ownMs !== null && (
          <span className={styles.mark} style={mark(ownMs)} aria-hidden="true">
            {writeTime(ownMs, result.rounding)}
          </span>
        )}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{writeTime(fromMs)}</span>
        <span>{writeTime(toMs)}</span>
      </p>
    </figure>
  );
}
