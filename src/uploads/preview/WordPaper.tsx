import { useEffect, useRef, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/preview.ts";
import { drawWord } from "./drawWord.ts";
import type { ReaderProps } from "./reader.ts";
import styles from "./WordPaper.module.css";

const useTexts = texts(messages);

/**
 * A Word document, drawn into a page of its own (/paper) whose policy allows styles, and neither
 * scripts nor any other host. That page is empty; it is filled from here.
 */
export default function WordPaper({ bytes, fail }: ReaderProps) {
  const t = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const paper = frame.current?.contentDocument;
    if (!isLoaded) return;
    if (!paper?.body) return fail("broken");
    drawWord(bytes, paper).then(
      () => setDrawn(true),
      () => fail("broken"),
    );
  }, [bytes, fail, isLoaded]);
  return (
    <>
      {!isDrawn && <p className={styles.note}>{t("loading")}</p>}
      <iframe
        ref={frame}
        src="/paper"
        title={t("paper")}
        className={styles.paper}
        data-drawn={isDrawn}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
