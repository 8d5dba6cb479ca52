import type { CSSProperties, ReactNode } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useLiveNow, useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/time.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { type Event, placeEvents } from "./placeEvents.ts";
import styles from "./Time.module.css";

const useTexts = texts(messages);

/** The dates of the race in order of time: what is past, what is on now and what comes next. */
export default function Time({ title, events }: HomeProps["time"]) {
  const t = useTexts();
  const { text, timeZone, language, hasCalendar } = useSite();
  const now = useNow(60_000);
  const isLive = useLiveNow(60_000) !== undefined;
  const placed = placeEvents(events, now, timeZone);
  const isOver = placed.length > 0 && placed.every(({ state }) => state === "past");
  return (
    <Section
      title={text(title) || t("title")}
      aside={hasCalendar && !isOver && <a href={`/race.ics?language=${language}`}>{t("addToCalendar")}</a>}
    >
      {placed.length === 0 ? (
        <Empty>{t("empty")}</Empty>
      ) : (
        <ol className={styles.line} style={{ "--columns": columnsFor(placed.length) } as CSSProperties}>
          {placed.map(({ event, state, days, progress }) => (
            <li
              key={event.id}
              className={styles.event}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
              style={{ "--progress": progress } as CSSProperties}
            >
              {progress > 0 && progress < 1 && (
                <span className={styles.now} aria-hidden="true">
                  <span>{t("now")}</span>
                </span>
              )}
              <p className={styles.state}>{stateText(state, days)}</p>
              <When event={event}>{text(event.title)}</When>
              {event.text && <p className={styles.text}>{text(event.text)}</p>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  );

  function stateText(state: string, days: number): string {
    if (state === "past") return t("past");
    if (state === "current") return t("current");
    if (state === "later") return "";
    if (!isLive) return t("next");
    return days > 1 ? t("inDays", { count: days }) : days === 1 ? t("tomorrow") : t("today");
  }
}

// Rows of even length, at most seven long: no event is alone in the last one.
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / 7));
}

function When({ event: { at, until }, children }: { event: Event; children: ReactNode }) {
  const t = useTexts();
  const date = useDates();
  const isSameDay = until !== undefined && date(at, "document") === date(until, "document");
  return (
    <>
      <time className={styles.when} dateTime={at}>
        <b>{date(at, "shortDay")}</b> {date(at, "time")}
      </time>
      <p className={styles.title}>{children}</p>
      {until && (
        <time className={styles.until} dateTime={until}>
          {t("until", { time: date(until, isSameDay ? "time" : "moment") })}
        </time>
      )}
    </>
  );
}
