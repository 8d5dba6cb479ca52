import { type PointerEvent, useId, useMemo, useState } from "react";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { RaceNumbers } from "#contract/numbers.ts";
import styles from "./Plot.module.css";
import { getSeries, type Series } from "./series.ts";
import { useNumberTexts } from "./texts.ts";

const perStep = { minute: "perMinute", hour: "perHour", day: "perDay" } as const;
const formats = { minute: "time", hour: "moment", day: "shortDay" } as const;
const ticks = [0, 1 / 3, 2 / 3, 1];

/**
 * Sign-ups over time as bars, with a slider that reads one step after the other, a sentence that
 * sums them up, and a table of all. Nothing moves but the slider that somebody moves.
 */
export function Plot({ plot }: { plot: RaceNumbers["plot"] }) {
  const t = useNumberTexts();
  const dates = useDates();
  const numberFormat = useNumbers();
  const sliderId = useId();
  const series = useMemo(() => getSeries(plot), [plot]);
  const { starts, counts, top } = series;
  const last = starts.length - 1;
  // Until somebody chooses a step, the newest is read.
  const [chosen, setChosen] = useState<number>();
  const cursor = Math.min(chosen ?? last, last);
  const readTime = (at: number) => dates(at, formats[plot.step], plot.timeZone);
  const reading = t("reading", { time: readTime(starts[cursor] ?? plot.from), count: counts[cursor] ?? 0 });
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * starts.length))));
  };
  return (
    <figure className={styles.figure}>
      <p className={styles.unit}>{t(perStep[plot.step])}</p>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{numberFormat.plain(mark)}</span>
          ))}
        </div>
        <div className={styles.area} onPointerMove={point} onPointerDown={point}>
          <Bars series={series} cursor={cursor} opensAt={plot.opensAt} />
        </div>
        <div className={styles.times} aria-hidden="true">
          {ticks.map((share) => (
            <span key={share}>{readTime(starts[Math.round(share * last)] ?? plot.from)}</span>
          ))}
        </div>
        <label className="visually-hidden" htmlFor={sliderId}>
          {t("moment")}
        </label>
        <input
          id={sliderId}
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          value={cursor}
          aria-valuetext={reading}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      <p className={styles.reading} aria-hidden="true">
        {reading}
      </p>
      <Caption plot={plot} series={series} />
    </figure>
  );
}

// In units of steps and sign-ups, stretched to the width of the page; lines keep theirs.
function Bars({ series, cursor, opensAt }: { series: Series; cursor: number; opensAt: number | null }) {
  const { counts, top, getShare } = series;
  const gap = counts.length > 60 ? 0 : 0.15;
  const bars = counts.flatMap((count, index) =>
    count === 0 ? [] : `M${index + gap / 2} ${top}V${top - count}H${index + 1 - gap / 2}V${top}Z`,
  );
  const opening = opensAt === null ? undefined : getShare(opensAt);
  return (
    <svg viewBox={`0 0 ${counts.length} ${top}`} preserveAspectRatio="none" aria-hidden="true">
      {[0, top / 2, top].map((mark) => (
        <path key={mark} className={styles.grid} d={`M0 ${mark}H${counts.length}`} />
      ))}
      <rect className={styles.cursor} x={cursor} y={0} width={1} height={top} />
      <path className={styles.bars} d={bars.join("")} />
      {opening !== undefined && <path className={styles.opening} d={`M${opening * counts.length} 0V${top}`} />}
    </svg>
  );
}

function Caption({ plot, series }: { plot: RaceNumbers["plot"]; series: Series }) {
  const t = useNumberTexts();
  const dates = useDates();
  const numberFormat = useNumbers();
  const { starts, counts, sum, peak, getShare } = series;
  const readTime = (at: number) => dates(at, plot.step === "day" ? "shortDay" : "moment", plot.timeZone);
  const span = { from: readTime(plot.from), until: readTime(plot.until - 1) };
  const isOpening = plot.opensAt !== null && getShare(plot.opensAt) !== undefined;
  return (
    <figcaption className={styles.caption}>
      {isOpening && (
        <p className={styles.legend}>
          {t("opens")} {dates(plot.opensAt ?? 0, "moment", plot.timeZone)}
        </p>
      )}
      <p>
        {peak < 0
          ? t("summaryNone", span)
          : t("summary", {
              ...span,
              sum,
              most: numberFormat.plain(counts[peak] ?? 0),
              peak: readTime(starts[peak] ?? 0),
            })}
      </p>
      {peak >= 0 && (
        <details className={styles.details}>
          <summary>{t("table")}</summary>
          <table>
            <caption className="visually-hidden">{t(perStep[plot.step])}</caption>
            <thead>
              <tr>
                <th scope="col">{t("when")}</th>
                <th scope="col">{t("count")}</th>
              </tr>
            </thead>
            <tbody>
              {plot.counts.map(({ at, count }) => (
                <tr key={at}>
                  <th scope="row">{readTime(at)}</th>
                  <td>{numberFormat.plain(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figcaption>
  );
}
