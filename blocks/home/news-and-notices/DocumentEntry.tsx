import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { headline } from "#blocks/kit/text/headline.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import type { Image } from "#schemas/generated/types.ts";
import type { DocumentHead } from "#schemas/siteFile.ts";
import styles from "./NewsAndNotices.module.css";

const useTexts = texts(messages);

/**
 * One document of a list: title, summary, date, a mark if it is recommended, and, if it leads the
 * list, its picture. `path` is the one from the config.
 */
export function DocumentEntry({ path, head, image }: { path: string; head: DocumentHead; image?: Image }) {
  const { documentLink, ownText: own } = useSite();
  const date = useDates();
  const t = useTexts();
  const title = own({ zh: head.title, en: head.titleEn });
  const summary = title ? own({ zh: head.summary ?? "", en: head.summaryEn }) : head.summary;
  return (
    <li className={styles.document} data-pictured={image !== undefined}>
      <Link to={documentLink(path)} className={styles.entry} lang={title ? undefined : head.title ? "zh" : "en"}>
        {image && <Picture image={image} sizes="(min-width: 900px) 660px, 92vw" className={styles.picture} />}
        <span className={styles.words}>
          <strong className={styles.title}>{headline(title || head.title || (head.titleEn ?? ""))}</strong>
          {summary && <span className={styles.summary}>{summary}</span>}
          <time className={styles.date} dateTime={new Date(head.time).toISOString()}>
            {date(head.time, "document")}
          </time>
          {head.recommend && <span className={styles.mark}>{t("recommended")}</span>}
        </span>
      </Link>
    </li>
  );
}
