import type { ReactNode } from "react";
import { useDates } from "#blocks/kit/dates.ts";
import { Glyph } from "#blocks/kit/Glyph.tsx";
import { Link } from "#blocks/kit/Link.tsx";
import { Section } from "#blocks/kit/Section.tsx";
import { useNow, useSite } from "#blocks/kit/site.ts";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/home/search-entries.ts";
import type { HomeProps, Race } from "#schemas/generated/types.ts";
import { KindIcon } from "./KindIcon.tsx";
import styles from "./SearchEntries.module.css";

const useTexts = texts(messages);

type Entry = HomeProps["search-entries"]["entries"][number];

/** The large entries to sign-up and look-ups; one that is not open answers with a dialog instead of a page. */
export default function SearchEntries({ title, entries }: HomeProps["search-entries"]) {
  const { text } = useSite();
  if (entries.length === 0) return null;
  return (
    <Section title={text(title)}>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryTile entry={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function EntryTile({ entry }: { entry: Entry }) {
  const t = useTexts();
  const { text, showDialog, race } = useSite();
  const date = useDates();
  const now = useNow(60_000);
  const link = entry.link ?? linkOfRace(entry.kind, race);
  const obstacle = findObstacle();
  const title = text(entry.title);
  const content = <TileContent entry={entry} title={title} isOpen={!obstacle} times={timesText()} />;
  if (!obstacle && link)
    return (
      <Link to={link} className={styles.entry}>
        {content}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.entry}
      data-closed="true"
      aria-haspopup="dialog"
      onClick={() => showDialog({ title, body: obstacle })}
    >
      {content}
    </button>
  );

  // Why the entry leads nowhere now; nothing where it is open.
  function findObstacle(): string | undefined {
    const { isOpen = true, opensAt, closesAt, closedText } = entry;
    if (!isOpen) return text(closedText) || t("closedBody");
    if (opensAt && now < Date.parse(opensAt)) return t("notYetBody", { time: date(opensAt, "moment") });
    if (closesAt && now >= Date.parse(closesAt))
      return text(closedText) || t("endedBody", { time: date(closesAt, "moment") });
    return link ? undefined : t("noLinkBody");
  }

  function timesText(): string | undefined {
    const { opensAt, closesAt, timeTitle } = entry;
    const moments = [opensAt, closesAt].flatMap((instant) => (instant ? [date(instant, "moment")] : []));
    if (timeTitle && moments.length > 0) return `${text(timeTitle)} ${moments.join(" – ")}`;
    if (opensAt && now < Date.parse(opensAt)) return t("opens", { time: date(opensAt, "moment") });
    if (!closesAt) return undefined;
    return t(now < Date.parse(closesAt) ? "closes" : "closedSince", { time: date(closesAt, "moment") });
  }
}

function TileContent({
  entry,
  title,
  isOpen,
  times,
}: {
  entry: Entry;
  title: string;
  isOpen: boolean;
  times?: string;
}): ReactNode {
  const t = useTexts();
  const { text } = useSite();
  return (
    <>
      <span className={styles.icon}>
        <KindIcon kind={entry.kind} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {entry.subtitle && <span className={styles.subtitle}>{text(entry.subtitle)}</span>}
        {times && <span className={styles.times}>{times}</span>}
      </span>
      <span className={styles.end}>{isOpen ? <Glyph name="next" size={20} /> : t("closed")}</span>
    </>
  );
}

function linkOfRace(kind: Entry["kind"], race: Race | undefined): string | undefined {
  if (kind === "registration") return race?.registration?.link;
  if (kind === "registration-search") return race?.lookupLink;
  return kind === "score-search" ? race?.resultsLink : undefined;
}
