import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { LiveItem, LiveStatus } from "#core/live.ts";
import { formatTime } from "#core/raceTimes.ts";
import { chooseName } from "#core/runnerName.ts";
import { messages } from "#locales/generated/page/live.ts";
import styles from "./Live.module.css";

const useTexts = texts(messages);

interface BoardProps {
  item: LiveItem;
  isWomen: boolean;
  onShow(bib: string): void;
}

/** The leaderboard of an item, and how many run, have finished or are out. */
export function LiveBoard({ item, isWomen, onShow }: BoardProps) {
  const t = useTexts();
  const { language, text } = useSite();
  const leaders = isWomen ? item.women : item.leaders;
  const counts = Object.entries(item.counts) as [LiveStatus, number][];
  return (
    <section aria-labelledby={`board-${item.id}`}>
      <h2 id={`board-${item.id}`}>{t("board", { item: text(item.name) })}</h2>
      <ul className={styles.counts}>
        {counts.map(([status, count]) => (
          <li key={status}>{t("counts", { status: t(`status_${status}`), count })}</li>
        ))}
      </ul>
      {leaders.length === 0 ? (
        <p>{t("nobody")}</p>
      ) : (
        <div className={styles.wide}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(["place", "bib", "runner", "point", "time"] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {leaders.map(({ bib, club, country, point, ms, ...runner }, index) => (
                <tr key={bib}>
                  <td>{index + 1}</td>
                  <td>
                    <TextButton onClick={() => onShow(bib)}>{bib}</TextButton>
                  </td>
                  <td className={styles.name}>
                    {chooseName(runner, language) ?? "–"}
                    {(club || country) && (
                      <span className={styles.club}>{[country, club].filter(Boolean).join(" · ")}</span>
                    )}
                  </td>
                  <td>{text(item.points[point]?.name)}</td>
                  <td>{formatTime(ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
