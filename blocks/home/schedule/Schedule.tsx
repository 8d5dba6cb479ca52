import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { inZone, useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/schedule.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { listChanges, type PlacedEntry, type ScheduleDay, scheduleDays } from "./days.ts";
import styles from "./Schedule.module.css";

const useTexts = texts(messages);

type Entry = HomeProps["schedule"]["entries"][number];

/** Shows the events day by day, with time and place; the current one is marked. */
export default function Schedule({ title, entries, days = [], note }: HomeProps["schedule"]) {
  const t = useTexts();
  const { text, timeZone } = useSite();
  const now = useLatest(listChanges(entries));
  const placed = scheduleDays(entries, now, (instant) => inZone(instant, timeZone).format("YYYY-MM-DD"));
  return (
    <Section title={text(title) || t("title")}>
      {placed.length === 0 && <Empty>{t("empty")}</Empty>}
      <div className={styles.days} data-count={Math.min(placed.length, 3)}>
        {placed.map((day) => (
          <Day key={day.day} day={day} name={text(days.find((namedDay) => namedDay.day === day.day)?.title)} />
        ))}
      </div>
      {note && placed.length > 0 && <p className={styles.note}>{text(note)}</p>}
    </Section>
  );
}

function Day({ day: { at, day, entries }, name }: { day: ScheduleDay<Entry>; name: string }) {
  const date = useDates();
  const Heading = `h${useHeadingLevel()}` as const;
  const dateElement = <time dateTime={day}>{date(at, "day")}</time>;
  return (
    <div className={styles.day}>
      <Heading className={styles.head}>
        {name ? (
          <>
            {name} <small>{dateElement}</small>
          </>
        ) : (
          dateElement
        )}
      </Heading>
      <ol className={styles.entries}>
        {entries.map((placed) => (
          <EntryOfDay key={placed.entry.id} {...placed} />
        ))}
      </ol>
    </div>
  );
}

function EntryOfDay({ entry, state }: PlacedEntry<Entry>) {
  const t = useTexts();
  const { text, race } = useSite();
  const names = (entry.items ?? []).flatMap((id) => text(race?.items?.find((item) => item.id === id)?.name) || []);
  const place = text(entry.place);
  return (
    <li className={styles.entry} data-state={state} aria-current={state === "current" ? "time" : undefined}>
      <Times entry={entry} />
      <div className={styles.what}>
        <p className={styles.title}>
          {text(entry.title)}
          {state === "current" && <span className={styles.now}>{t("now")}</span>}
        </p>
        {(place || names.length > 0) && (
          <dl className={styles.facts}>
            {place && <Fact name={t("place")}>{place}</Fact>}
            {names.length > 0 && <Fact name={t("items")}>{names.join(" · ")}</Fact>}
          </dl>
        )}
        {entry.text && <p className={styles.text}>{text(entry.text)}</p>}
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="visually-hidden">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// Shows the times of an event; an end on another day names that day.
function Times({ entry: { at, until } }: { entry: Entry }) {
  const date = useDates();
  const isSameDay = until !== undefined && date(at, "document") === date(until, "document");
  return (
    <p className={styles.times}>
      <time dateTime={at}>{date(at, "time")}</time>
      {until && (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden"> – </span>
          <time dateTime={until}>{date(until, isSameDay ? "time" : "moment")}</time>
        </>
      )}
    </p>
  );
}
