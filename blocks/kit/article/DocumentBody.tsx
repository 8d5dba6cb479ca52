import { useRef } from "react";
import { PageOrSection, useIsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { Empty, Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { Html } from "#blocks/kit/text/Html.tsx";
import prose from "#blocks/kit/text/prose.module.css";
import { useDates } from "#blocks/kit/time/dates.ts";
import { getDocumentInstants, getDocumentState } from "#core/documentState.ts";
import { messages } from "#locales/generated/kit/document-body.ts";
import type { Document as Article } from "#schemas/generated/types.ts";
import type { DocumentHead } from "#schemas/siteFile.ts";
import { Contents } from "./Contents.tsx";
import styles from "./DocumentBody.module.css";

const useTexts = texts(messages);

interface DocumentBodyProps {
  /** The path of the document in the site. */
  dataPath: string;
  /** Whether its table of contents is left out. */
  hidesContents?: boolean;
}

/**
 * One document as a page or a block: title and date at once if the site file has them, then the
 * content with its table of contents.
 */
export function DocumentBody(props: DocumentBodyProps) {
  const t = useTexts();
  const { file } = useSite();
  const head = file(props.dataPath)?.document;
  const now = useLatest(head ? getDocumentInstants([head]) : []);
  const state = head && getDocumentState(head, now);
  // The server has no file for anybody before, and no text of it after: it is not even requested.
  if (head && state === "ahead") return <Absent title={t("title")} at={head.time} />;
  if (state === "withdrawn") return <Absent title={t("title")} />;
  return <Arrived {...props} />;
}

function Arrived({ dataPath, hidesContents }: DocumentBodyProps) {
  const t = useTexts();
  const { file, document, loadDocument, text } = useSite();
  const isSection = useIsSection();
  const loaded = useLoaded(dataPath, loadDocument, document(dataPath));
  const head = loaded.status === "ready" ? loaded.value : file(dataPath)?.document;
  const now = useLatest(head ? getDocumentInstants([head]) : []);
  const state = head && getDocumentState(head, now);
  // A document without a head in the site file, and a preview of a time that has not come.
  const isEarly = state === "ahead" || (loaded.status === "failed" && head && head.time > Date.now());
  if (head && isEarly) return <Absent title={t("title")} at={head.time} />;
  if (state === "withdrawn") return <Absent title={t("title")} />;
  const whole = (
    <PageOrSection
      title={t("title")}
      ownTitle={head && (text({ zh: head.title, en: head.titleEn }) || head.titleEn)}
      lead={head && <Published head={head} />}
    >
      <Show loaded={loaded} lines={12} height="60vh">
        {(article) => <Body article={article} hidesContents={hidesContents} isOver={state === "over"} />}
      </Show>
      {loaded.status === "failed" && !isSection && (
        <p className={styles.out}>
          <Action to="/home" look="quiet">
            {t("home")}
          </Action>
        </p>
      )}
    </PageOrSection>
  );
  return isSection ? whole : <div className={styles.sheet}>{whole}</div>;
}

// An article that is to come at `at`, or was withdrawn. Its title may be its news: only the site's
// map is quoted.
function Absent({ at, title }: { at?: number; title: string }) {
  const t = useTexts();
  const date = useDates();
  const isSection = useIsSection();
  return (
    <PageOrSection title={title}>
      <Empty action={isSection ? undefined : { label: t("home"), to: "/home" }}>
        {at === undefined ? t("withdrawn") : t("ahead", { moment: date(at, "moment") })}
      </Empty>
    </PageOrSection>
  );
}

function Published({ head }: { head: DocumentHead }) {
  const t = useTexts();
  const date = useDates();
  return (
    <span className={styles.published}>
      <span className="visually-hidden">{t("published")} </span>
      <time dateTime={new Date(head.time).toISOString()}>{date(head.time, "document")}</time>
    </span>
  );
}

interface BodyProps {
  article: Article;
  hidesContents: boolean | undefined;
  isOver: boolean;
}

function Body({ article, hidesContents, isOver }: BodyProps) {
  const t = useTexts();
  const date = useDates();
  const isSection = useIsSection();
  const { language } = useSite();
  const content = useRef<HTMLDivElement>(null);
  const { content: zh, contentEn: en } = article;
  const html = (language === "en" && en) || zh || en || "";
  const isChinese = html === zh;
  return (
    <div className={styles.body}>
      <div className={styles.columns}>
        <article className={styles.article}>
          {isOver && article.until !== undefined && (
            <p className={styles.note} role="note">
              {t("over", { moment: date(article.until, "moment") })}
            </p>
          )}
          {isChinese && language === "en" && <p className={styles.note}>{t("chineseOnly")}</p>}
          {!isChinese && language === "zh" && <p className={styles.note}>{t("englishOnly")}</p>}
          <div ref={content} lang={isChinese ? "zh" : "en"}>
            <Html key={html} html={html} className={prose.prose} />
          </div>
          {!isSection && <p className={styles.end}>{t("end")}</p>}
        </article>
        {!hidesContents && <Contents key={html} html={html} language={isChinese ? "zh" : "en"} content={content} />}
      </div>
    </div>
  );
}
