import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/home/download-list.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./DownloadList.module.css";
import { sizeText } from "./size.ts";

const useTexts = texts(messages);

type Download = HomeProps["download-list"]["files"][number];

/**
 * Files of the site to download: the name is the link, beside it the kind, the size and the day of
 * the last change.
 */
export default function DownloadList({ title, text: words, files }: HomeProps["download-list"]) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <Section title={text(title) || t("title")}>
      {words && <p className={styles.words}>{text(words)}</p>}
      {files.length === 0 && <Empty>{t("empty")}</Empty>}
      <ul className={styles.files}>
        {files.map((file) => (
          <Row key={file.id} download={file} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ download: { name, file: path, text: words, date: day } }: { download: Download }) {
  const t = useTexts();
  const date = useDates();
  const { plain } = useNumbers();
  const { file, text } = useSite();
  const siteFile = file(path);
  const facts = [
    getKind(path),
    siteFile?.size !== undefined && sizeText(siteFile.size, plain),
    day && t("updated", { day: date(`${day}T00:00:00Z`, "shortDay", "UTC") }),
  ].filter(Boolean);
  const about = <span className={styles.facts}>{facts.join(" · ")}</span>;
  return (
    <li className={styles.file}>
      {siteFile ? (
        <a href={siteFile.url} download={path.slice(path.lastIndexOf("/") + 1)} className={styles.link}>
          <span className={styles.name}>{text(name)}</span> {about}
        </a>
      ) : (
        <p className={styles.link}>
          <span>{text(name)}</span> <span className={styles.facts}>{t("unavailable")}</span>
        </p>
      )}
      {words && <p className={styles.text}>{text(words)}</p>}
    </li>
  );
}

// The ending, as people know it.
function getKind(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).toUpperCase();
}
