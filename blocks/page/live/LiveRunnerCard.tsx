import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { estimateRunner, type LiveItem, type LiveRunner } from "#core/live.ts";
import { formatTime } from "#core/raceTimes.ts";
import { chooseName } from "#core/runnerName.ts";
import { clockAt } from "#core/zones.ts";
import { messages } from "#locales/generated/page/live.ts";
import { CourseLine } from "./CourseLine.tsx";
import styles from "./Live.module.css";

const useTexts = texts(messages);

interface CardProps {
  runner: LiveRunner;
  item: LiveItem;
  /** The instant of the race, in ms since 1970. */
  raceAt: number;
  isFollowed: boolean;
  /** Whether all points and the map are shown. */
  isWhole: boolean;
  route: string | undefined;
  onToggle(): void;
  onShow?(): void;
}

/** A runner: the last point, the estimate, and all points with the map if it is open. */
export function LiveRunnerCard({ runner, item, raceAt, isFollowed, isWhole, route, onToggle, onShow }: CardProps) {
  const t = useTexts();
  const { language, text, timeZone } = useSite();
  const { bib, status, times } = runner;
  const last = times.findLastIndex((time) => time !== null);
  const time = times[last] ?? null;
  const estimate = estimateRunner(runner, item.points, raceAt);
  const heading = [bib, chooseName(runner, language)].filter((part) => part !== null).join(" · ");
  return (
    <article className={styles.runner} data-bib={bib}>
      <header>
        <h3>{onShow ? <TextButton onClick={onShow}>{heading}</TextButton> : heading}</h3>
        <TextButton aria-label={t(isFollowed ? "unfollowOf" : "followOf", { bib })} onClick={onToggle}>
          {t(isFollowed ? "unfollow" : "follow")}
        </TextButton>
      </header>
      <p>
        {text(item.name)} · {t(`status_${status}`)}
      </p>
      <p className={styles.last}>
        {time === null
          ? t("notSeen")
          : t("lastPoint", { point: text(item.points[last]?.name), time: formatTime(time) })}
      </p>
      {estimate && (
        <p className={styles.muted}>
          {t(estimate.isOverdue ? "overdue" : "estimate", {
            km: estimate.km.toFixed(1),
            point: text(item.points[estimate.next]?.name),
            time: clockAt(timeZone, estimate.nextAt),
          })}
        </p>
      )}
      {estimate && !estimate.isOverdue && estimate.next < item.points.length - 1 && (
        <p className={styles.muted}>{t("estimateFinish", { time: clockAt(timeZone, estimate.finishAt) })}</p>
      )}
      {isWhole && <Points item={item} times={times} />}
      {isWhole && route && estimate && (
        <CourseLine
          route={route}
          share={estimate.km / (item.points.at(-1)?.km || 1)}
          label={t("map", { km: estimate.km.toFixed(1) })}
        />
      )}
    </article>
  );
}

function Points({ item, times }: { item: LiveItem; times: readonly (number | null)[] }) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <div className={styles.wide}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["point", "distance", "time"] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {item.points.map(({ id, name, km }, place) => {
            const time = times[place] ?? null;
            return (
              <tr key={id}>
                <th scope="row">{text(name)}</th>
                <td>{t("km", { km: String(km) })}</td>
                <td>{time === null ? "–" : formatTime(time)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
