import { useDates } from "#blocks/kit/dates.ts";
import { Link } from "#blocks/kit/Link.tsx";
import { Picture } from "#blocks/kit/Picture.tsx";
import { Show } from "#blocks/kit/State.tsx";
import { type DocumentHead, useLoaded, useSite } from "#blocks/kit/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./NewsAndNotices.module.css";

type Entry = HomeProps["news-and-notices"]["tabs"][number]["documents"][number];
type EntryProps = { entry: Entry; isLeading: boolean };

/** One document of a list, from the head that the site knows or, failing that, from the document itself; the leading one with its picture. */
export function DocumentEntry({ entry, isLeading }: EntryProps) {
  const head = useSite().file(entry.dataPath)?.document;
  const isPictured = isLeading && entry.image !== undefined;
  return (
    <li className={styles.document} data-pictured={isPictured}>
      {head ? (
        <Head entry={entry} isLeading={isLeading} head={head} />
      ) : (
        <LoadedHead entry={entry} isLeading={isLeading} />
      )}
    </li>
  );
}

function LoadedHead(props: EntryProps) {
  const { loadDocument } = useSite();
  const loaded = useLoaded(props.entry.dataPath, loadDocument);
  return (
    <Show loaded={loaded} lines={2}>
      {(head) => <Head {...props} head={head} />}
    </Show>
  );
}

function Head({ entry, isLeading, head }: EntryProps & { head: DocumentHead }) {
  const { language, documentLink } = useSite();
  const date = useDates();
  const isEnglish = language === "en" && Boolean(head.titleEn);
  const summary = isEnglish ? head.summaryEn : head.summary;
  return (
    <Link
      to={documentLink(entry.dataPath)}
      className={styles.entry}
      lang={language === "en" && !isEnglish ? "zh" : undefined}
    >
      {isLeading && entry.image && (
        <Picture image={entry.image} sizes="(min-width: 900px) 660px, 92vw" className={styles.picture} />
      )}
      <span className={styles.words}>
        <strong className={styles.title}>{isEnglish ? head.titleEn : head.title}</strong>
        {summary && <span className={styles.summary}>{summary}</span>}
        <time className={styles.date} dateTime={new Date(head.time).toISOString()}>
          {date(head.time, "document")}
        </time>
      </span>
    </Link>
  );
}
