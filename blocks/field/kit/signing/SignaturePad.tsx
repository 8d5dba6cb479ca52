import { useEffect, useRef, useState } from "react";
import type Pad from "signature_pad";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/signing.ts";
import styles from "./SignaturePad.module.css";
import { type DrawnSignature, drawStrokes, keepStrokes } from "./strokes.ts";

const useTexts = texts(messages);

interface SignaturePadProps {
  drawn: DrawnSignature | undefined;
  onDrawn: (drawn: DrawnSignature | undefined) => void;
}

/**
 * A box to sign in by finger, pen or mouse; the strokes are redrawn when the box is resized or
 * shown again.
 */
export function SignaturePad({ drawn, onDrawn }: SignaturePadProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isBroken = usePad(canvas, drawn, onDrawn);
  const undo = () => {
    if (!drawn) return;
    const strokes = drawn.strokes.slice(0, -1);
    onDrawn(strokes.length > 0 ? { ...drawn, strokes } : undefined);
  };
  return (
    <div className={styles.pad}>
      <div className={styles.box} data-empty={!drawn}>
        <canvas ref={canvas} role="img" aria-label={t(drawn ? "signedBox" : "emptyBox")} />
        <span className={styles.line} aria-hidden="true">
          {!drawn && t("signHere")}
        </span>
      </div>
      {isBroken && <p role="alert">{t("broken")}</p>}
      <div className={styles.tools}>
        <button type="button" aria-disabled={!drawn} onClick={undo}>
          {t("undo")}
        </button>
        <button type="button" aria-disabled={!drawn} onClick={() => drawn && onDrawn(undefined)}>
          {t("clear")}
        </button>
      </div>
    </div>
  );
}

type Canvas = { readonly current: HTMLCanvasElement | null };

// The pad's program is loaded when the box is drawn: a first stroke cannot wait for it.
function useLoadedPad(canvas: Canvas): { pad: Pad | undefined; isBroken: boolean } {
  const [pad, setPad] = useState<Pad>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let newPad: Pad | undefined;
    let isGone = false;
    import("./penPad.ts").then(
      ({ default: SignaturePad }) => {
        if (isGone || !canvas.current) return;
        const penColor = getComputedStyle(canvas.current).color;
        newPad = new SignaturePad(canvas.current, { penColor, minWidth: 0.8, maxWidth: 2.8 });
        setPad(newPad);
      },
      () => setBroken(true),
    );
    return () => {
      isGone = true;
      newPad?.off();
    };
  }, [canvas]);
  return { pad, isBroken };
}

function usePad(canvas: Canvas, drawn: DrawnSignature | undefined, onDrawn: SignaturePadProps["onDrawn"]): boolean {
  const { pad, isBroken } = useLoadedPad(canvas);
  const latest = useRef({ drawn, onDrawn });
  const shownDrawing = useRef<DrawnSignature | undefined>(undefined);
  useEffect(() => {
    latest.current = { drawn, onDrawn };
  });
  useEffect(() => {
    if (!pad || !canvas.current) return;
    const box = canvas.current;
    const report = () => {
      const strokes = keepStrokes(pad.toData());
      const { clientWidth: width, clientHeight: height } = box;
      shownDrawing.current = strokes.length > 0 ? { strokes, width, height } : undefined;
      latest.current.onDrawn(shownDrawing.current);
    };
    const fit = () => {
      draw(pad, box, latest.current.drawn);
      shownDrawing.current = latest.current.drawn;
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    pad.addEventListener("endStroke", report);
    return () => {
      watch.disconnect();
      pad.removeEventListener("endStroke", report);
    };
  }, [pad, canvas]);
  useEffect(() => {
    // The pad has just reported these strokes itself.
    if (!pad || !canvas.current || drawn === shownDrawing.current) return;
    draw(pad, canvas.current, drawn);
    shownDrawing.current = drawn;
  }, [pad, canvas, drawn]);
  return isBroken;
}

// Setting the size of a canvas clears it: the size is set in the screen's pixels, and all strokes
// are redrawn.
function draw(pad: Pad, canvas: HTMLCanvasElement, drawn: DrawnSignature | undefined): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const ratio = Math.max(window.devicePixelRatio, 1);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.getContext("2d")?.scale(ratio, ratio);
  const { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation } = pad;
  const pen = { penColor, dotSize, minWidth, maxWidth, velocityFilterWeight, compositeOperation };
  pad.clear();
  if (drawn) pad.fromData(drawStrokes(drawn, width, height).map((points) => ({ ...pen, points })));
}
