import type { CSSProperties } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { type LinkStatus, useLinkStatus } from "#blocks/kit/service/linkStatus.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/search-entries.ts";
import type { HomeProps, Race } from "#schemas/generated/types.ts";
import { KindIcon } from "./KindIcon.tsx";
import styles from "./SearchEntries.module.css";

const useTexts = texts(messages);

type Entry = HomeProps["search-entries"]["entries"][number];

/**
 * The large entries to sign-up and look-ups; one that is not open answers with a dialog instead of
 * a page.
 */
export default function SearchEntries({ title, entries }: HomeProps["search-entries"]) {
  const { text } = useSite();
  if (entries.length === 0) return null;
  return (
    <Section title={text(title)}>
      <ul className={styles.entries} style={{ "--columns": columnsFor(entries.length) } as CSSProperties}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryTile entry={entry} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

// Five in a row at most, and rows of even length.
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / 5));
}

function EntryTile({ entry }: { entry: Entry }) {
  const { showDialog, race } = useSite();
  const name = useName(entry);
  const link = entry.link ?? linkOfRace(entry.kind, race);
  const status = useLinkStatus(60_000)(link, entry);
  const obstacle = useObstacle(entry, status, link !== undefined);
  const content = <TileContent entry={entry} name={name} status={status} obstacle={obstacle?.word} />;
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
      onClick={() => showDialog({ title: name, body: obstacle?.sentence })}
    >
      {content}
    </button>
  );
}

// An entry that is not named in the visitor's language, as in the old config format, has its kind's
// name.
function useName({ title, kind }: Entry): string {
  const t = useTexts();
  const { ownText: own } = useSite();
  return own(title) || t(kind);
}

// Returns why the entry leads nowhere now, in a word and in a sentence; nothing if it is open.
function useObstacle(
  { isOpen = true, closedText }: Entry,
  { state, opensAt, closesAt, ...page }: LinkStatus,
  hasLink: boolean,
): { word: string; sentence: string } | undefined {
  const t = useTexts();
  const { ownText: own } = useSite();
  const date = useDates();
  const time = (instant?: string) => ({ time: instant ? date(instant, "moment") : "" });
  // The organiser's words on an entry that is switched off are outdated once its time is over.
  if (state === "over") return { word: t("over"), sentence: t("endedBody", time(closesAt)) };
  const sentences = {
    closed: t("closedBody"),
    cancelled: t("cancelledBody"),
    notYet: t("notYetBody", time(opensAt)),
    open: hasLink ? "" : t("noLinkBody"),
  };
  const ownWords = isOpen ? state === "closed" && own(page.closedText) : own(closedText);
  const sentence = ownWords || sentences[state];
  return sentence ? { word: t("closed"), sentence } : undefined;
}

interface TileContentProps {
  entry: Entry;
  name: string;
  status: LinkStatus;
  obstacle: string | undefined;
}

function TileContent({ entry, name, status, obstacle }: TileContentProps) {
  const { ownText: own } = useSite();
  const subtitle = own(entry.subtitle);
  const times = useTimes(status, entry.timeTitle);
  return (
    <>
      <span className={styles.icon}>
        <KindIcon kind={entry.kind} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{name}</strong>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        {times && <span className={styles.times}>{times}</span>}
      </span>
      <span className={styles.end}>{obstacle ?? <Glyph name="next" size={20} />}</span>
    </>
  );
}

// Returns when it opens and closes, in the organiser's words or ours.
function useTimes({ state, opensAt, closesAt }: LinkStatus, timeTitle: Entry["timeTitle"]): string | undefined {
  const t = useTexts();
  const { ownText: own } = useSite();
  const date = useDates();
  const moment = (instant: string) => date(instant, "moment").replaceAll(" ", "\u00a0");
  const moments = [opensAt, closesAt].flatMap((instant) => (instant ? [moment(instant)] : []));
  if (own(timeTitle) && moments.length > 0) return `${own(timeTitle)} ${moments.join(" – ")}`;
  if (opensAt && state === "notYet") return t("opens", { time: moment(opensAt) });
  if (!closesAt) return undefined;
  return t(state === "over" ? "closedSince" : "closes", { time: moment(closesAt) });
}

function linkOfRace(kind: Entry["kind"], race: Race | undefined): string | undefined {
  if (kind === "registration") return race?.registration?.link;
  if (kind === "registration-search") return race?.lookupLink;
  return kind === "score-search" ? race?.resultsLink : undefined;
}
