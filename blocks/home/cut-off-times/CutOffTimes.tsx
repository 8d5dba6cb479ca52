import type { CSSProperties } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { inZone, useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/cut-off-times.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./CutOffTimes.module.css";
import { allowedTime, markCourse } from "./course.ts";

const useTexts = texts(messages);

type Points = HomeProps["cut-off-times"]["points"];

/**
 * Until when runners must have passed each point: the course as a bar with its points, and all
 * times as a table.
 */
export default function CutOffTimes({ title, start, points, note }: HomeProps["cut-off-times"]) {
  const t = useTexts();
  const { race, text, timeZone } = useSite();
  const date = useDates();
  const gun = start ?? (race && inZone(race.startsAt, timeZone).format("HH:mm"));
  const total = Math.max(0, ...points.map(({ distanceKm = 0 }) => distanceKm));
  return (
    <Section title={text(title) || t("title")}>
      {points.length === 0 ? (
        <Empty>{t("empty")}</Empty>
      ) : (
        <div className={styles.layout}>
          {total > 0 && <Course points={points} total={total} gun={gun} />}
          <table className={styles.table}>
            <caption className="visually-hidden">
              {race ? t("caption", { day: date(race.startsAt, "day") }) : t("captionPlain")}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t("point")}</th>
                <th scope="col">{t("closes")}</th>
                {gun && <th scope="col">{t("allowed")}</th>}
              </tr>
            </thead>
            <tbody>
              {points.map(({ id, name, at, distanceKm = 0 }) => (
                <tr key={id} style={{ "--reach": total > 0 ? distanceKm / total : 0 } as CSSProperties}>
                  <th scope="row">{text(name)}</th>
                  <td>{at}</td>
                  {gun && <td>{allowedTime(gun, at)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          {note && <p className={styles.note}>{text(note)}</p>}
        </div>
      )}
    </Section>
  );
}

// Hidden from screen readers: the table has all of it.
function Course({ points, total, gun }: { points: Points; total: number; gun: string | undefined }) {
  const t = useTexts();
  const numbers = useNumbers();
  return (
    <div className={styles.course} aria-hidden="true">
      <span className={styles.mark} data-labelled="true">
        <b>{gun}</b>
        <small>{t("start")}</small>
      </span>
      {markCourse(points, total).map(({ id, at, distanceKm, place, isLabelled }) => (
        <span key={id} className={styles.mark} data-labelled={isLabelled} style={{ "--place": place } as CSSProperties}>
          <b>{at}</b>
          <small>{t("km", { distance: numbers.plain(Math.round(distanceKm * 10) / 10) })}</small>
        </span>
      ))}
    </div>
  );
}
