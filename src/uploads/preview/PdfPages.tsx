import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type RefObject, useEffect, useRef, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/preview.ts";
import { openPdf } from "./openPdf.ts";
import styles from "./PdfPages.module.css";
import type { ReaderProps } from "./reader.ts";

const useTexts = texts(messages);
const mostPages = 300;
/** Sharper than this a page costs memory that phones do not have. */
const mostCanvasPixels = 8_000_000;

/**
 * The pages of a PDF one below the other; each is rendered when it comes near, and read out as
 * text.
 */
export default function PdfPages({ bytes, fail }: ReaderProps) {
  const t = useTexts();
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [ratio, setRatio] = useState(0.7);
  useEffect(() => {
    let close: (() => void) | undefined;
    let isGone = false;
    const open = async () => {
      const opening = openPdf(await bytes.arrayBuffer());
      close = opening.close;
      if (isGone) return close();
      const opened = await opening.pdf;
      const first = (await opened.getPage(1)).getViewport({ scale: 1 });
      setRatio(first.width / first.height);
      setPdf(opened);
    };
    open().catch((error: Error) => isGone || fail(error.name === "PasswordException" ? "locked" : "broken"));
    return () => {
      isGone = true;
      close?.();
    };
  }, [bytes, fail]);
  if (!pdf) return <p className={styles.note}>{t("loading")}</p>;
  const count = Math.min(pdf.numPages, mostPages);
  return (
    <div className={styles.pages}>
      {Array.from({ length: count }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} ratio={ratio} fail={fail} />
      ))}
      {pdf.numPages > count && <p className={styles.note}>{t("morePages", { count })}</p>}
    </div>
  );
}

interface PdfPageProps extends Pick<ReaderProps, "fail"> {
  pdf: PDFDocumentProxy;
  number: number;
  /** Width by height, until the page's own is known. */
  ratio: number;
}

function PdfPage({ pdf, number, ratio: expected, fail }: PdfPageProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [words, setWords] = useState("");
  const [ratio, setRatio] = useState(expected);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    if (!isNear || !canvas) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isGone) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setRatio(width / height);
      const viewport = fitViewport(page, canvas.clientWidth);
      Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) });
      const drawing = page.render({ canvas, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      const { items } = await page.getTextContent();
      if (!isGone) setWords(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    };
    draw().catch((error: Error) => isGone || error.name === "RenderingCancelledException" || fail("broken"));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [pdf, number, isNear, canvas, fail]);
  const count = pdf.numPages;
  return (
    <div ref={place} className={styles.page} style={{ aspectRatio: ratio }}>
      {isNear && <canvas ref={setCanvas} role="img" aria-label={t("page", { number, count })} />}
      <p className="visually-hidden">{words}</p>
    </div>
  );
}

function fitViewport(page: PDFPageProxy, shownWidth: number) {
  const { width, height } = page.getViewport({ scale: 1 });
  const sharp = (shownWidth / width) * Math.min(window.devicePixelRatio || 1, 2);
  return page.getViewport({ scale: Math.min(sharp, Math.sqrt(mostCanvasPixels / (width * height))) });
}

function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: element.closest("dialog"),
      rootMargin: "800px 0px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
