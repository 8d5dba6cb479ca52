import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { Passage } from "#core/publicResults.ts";
import { messages } from "#locales/generated/kit/results.ts";
import type { Stretch } from "./paceSteps.ts";
import styles from "./Results.module.css";
import { writePace, writeSection, writeTime } from "./writeTimes.ts";

const useTexts = texts(messages);

interface PassageTableProps {
  passages: readonly Passage[];
  stretch: Stretch | undefined;
  onZoom(stretch: Stretch): void;
}

/** The times of a runner at the points, as a table that has in text what the plot draws. */
export function PassageTable({ passages, stretch, onZoom }: PassageTableProps) {
  const t = useTexts();
  const hasField = passages.some(({ fieldPaceMs }) => fieldPaceMs !== null);
  const hasMargins = passages.some(({ cutOffMarginMs }) => cutOffMarginMs !== null);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("point")}</th>
            <th scope="col">{t("clock")}</th>
            <th scope="col">{t("section")}</th>
            <th scope="col">{t("pace")}</th>
            {hasField && <th scope="col">{t("fieldPace")}</th>}
            {hasMargins && <th scope="col">{t("margin")}</th>}
          </tr>
        </thead>
        <tbody>
          {passages.map((passage) => (
            <tr key={passage.point} data-chosen={isWithin(passage, stretch)}>
              <th scope="row">
                <PointName passage={passage} onZoom={onZoom} />
              </th>
              <td>{writeTime(passage.netMs ?? passage.gunMs)}</td>
              <td>{writeSection(passage.sectionMs)}</td>
              <td>{writePace(passage.paceMs)}</td>
              {hasField && <td className={styles.quiet}>{writePace(passage.fieldPaceMs)}</td>}
              {hasMargins && <Margin ms={passage.cutOffMarginMs} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// A section without a pace is not in the plot.
function PointName({ passage, onZoom }: { passage: Passage; onZoom(stretch: Stretch): void }) {
  const t = useTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const { name, distanceKm, sectionKm, paceMs } = passage;
  const point = name ? text(name) : `${t("finish")} · ${t("kilometres", { distance: numbers.plain(distanceKm) })}`;
  if (paceMs === null || sectionKm === null) return point;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t("zoomTo", { point })}
      onClick={() => onZoom({ fromKm: distanceKm - sectionKm, toKm: distanceKm })}
    >
      {point}
    </button>
  );
}

function Margin({ ms }: { ms: number | null }) {
  const t = useTexts();
  if (ms === null) return <td>–</td>;
  const time = writeTime(Math.abs(ms));
  return <td className={ms < 0 ? styles.late : undefined}>{ms < 0 ? t("late", { time }) : time}</td>;
}

function isWithin({ distanceKm, sectionKm }: Passage, stretch: Stretch | undefined): boolean {
  if (!stretch || sectionKm === null) return false;
  return distanceKm <= stretch.toKm + 0.001 && distanceKm - sectionKm >= stretch.fromKm - 0.001;
}
