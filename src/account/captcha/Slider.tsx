import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { Puzzle, TrackPoint } from "#contract/captcha.ts";
import { messages } from "#locales/generated/captcha.ts";
import { createRecorder } from "./recordTrack.ts";
import styles from "./Slider.module.css";

const useTexts = texts(messages);

interface SliderProps {
  /** Undefined while no picture is loaded. */
  puzzle: Puzzle | undefined;
  look: "loading" | "ready" | "checking" | "wrong" | "passed";
  /** Whether it takes the focus as it appears. */
  takesFocus: boolean;
  /** Ids of the elements that explain it. */
  describedBy: string;
  onMoving(isMoving: boolean): void;
  onAnswer(x: number, track: TrackPoint[]): void;
}

/** How far an arrow key moves the piece, and how far with Shift; the server knows both. */
const arrowStep = 2;
const pageStep = 20;
const width = 320;
const pieceWidth = 60;
const maxX = width - pieceWidth;

/** The picture with its piece, and the slider that moves it: by mouse, finger or keys. */
export function Slider(props: SliderProps) {
  const { puzzle, look, takesFocus, describedBy } = props;
  const t = useTexts();
  const { x, isDragged, frame, drag, onKeyDown } = usePiece(props);
  const thumb = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it appears
  useEffect(() => {
    if (takesFocus) thumb.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.slider} data-look={look} data-dragged={isDragged || undefined} style={places(x, puzzle)}>
      <div className={styles.frame} ref={frame}>
        {puzzle && (
          <>
            <img className={styles.picture} src={puzzle.picture} alt="" draggable={false} />
            <img className={styles.piece} src={puzzle.piece} alt="" draggable={false} {...drag} />
          </>
        )}
      </div>
      <div className={styles.track}>
        <div className={styles.way} />
        {/* No range input: it reports neither the height of the pointer nor the end of a drag. */}
        <div
          ref={thumb}
          className={styles.thumb}
          role="slider"
          tabIndex={0}
          aria-label={t("slider")}
          aria-describedby={describedBy}
          aria-valuemin={0}
          aria-valuemax={maxX}
          aria-valuenow={Math.round(x)}
          aria-valuetext={t("position", { x: Math.round(x), most: maxX })}
          aria-disabled={look !== "ready"}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <ThumbSign look={look} />
        </div>
      </div>
    </div>
  );
}

// The place of the piece, and the handlers of the pointer and the keys that move it.
function usePiece({ puzzle, look, onMoving, onAnswer }: SliderProps) {
  const [x, setX] = useState(0);
  const [isDragged, setDragged] = useState(false);
  const [recorder] = useState(() => createRecorder());
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ clientX: number; clientY: number; x: number }>(undefined);
  const isReady = look === "ready";
  const reset = () => {
    start.current = undefined;
    recorder.forget();
    setDragged(false);
    setX(0);
    onMoving(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each puzzle begins at the left
  useEffect(reset, [puzzle?.sessionId]);
  const moveTo = (next: number, y: number, isSmall?: boolean) => {
    const within = Math.min(maxX, Math.max(0, next));
    recorder.add(within, y, isSmall);
    setX(within);
    onMoving(true);
    return within;
  };
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!isReady || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { clientX: event.clientX, clientY: event.clientY, x };
      setDragged(true);
      moveTo(x, 0);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current && isReady) moveTo(...getPlace(event, start.current, frame.current), true);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current || !isReady) return;
      const place = moveTo(...getPlace(event, start.current, frame.current), true);
      start.current = undefined;
      setDragged(false);
      // A tap on the slider is no answer.
      if (place < 1) return reset();
      onAnswer(Math.round(place * 10) / 10, recorder.track());
    },
    onPointerCancel: reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyTarget(event, x);
    const isConfirm = event.key === "Enter" || event.key === " ";
    if (next === undefined && !isConfirm) return;
    event.preventDefault();
    if (!isReady || isDragged) return;
    if (next !== undefined && next !== x) moveTo(next, 0);
    if (isConfirm && x > 0) onAnswer(x, recorder.track());
  };
  return { x, isDragged, frame, drag, onKeyDown };
}

// The place of the dragged piece, in pixels of the puzzle, and how far the pointer is above or
// below its start.
function getPlace(
  { clientX, clientY }: PointerEvent,
  from: { clientX: number; clientY: number; x: number },
  frame: HTMLElement | null,
): readonly [number, number] {
  const unit = (frame?.clientWidth ?? width) / width;
  return [from.x + (clientX - from.clientX) / unit, clientY - from.clientY];
}

function places(x: number, puzzle: Puzzle | undefined): CSSProperties {
  return { "--x": x, "--y": puzzle?.y ?? 0 } as CSSProperties;
}

function keyTarget({ key, shiftKey }: KeyboardEvent, x: number): number | undefined {
  const step = shiftKey ? pageStep : arrowStep;
  if (key === "ArrowRight" || key === "ArrowUp") return Math.min(maxX, x + step);
  if (key === "ArrowLeft" || key === "ArrowDown") return Math.max(0, x - step);
  if (key === "PageUp") return Math.min(maxX, x + pageStep);
  if (key === "PageDown") return Math.max(0, x - pageStep);
  if (key === "Home") return 0;
  return key === "End" ? maxX : undefined;
}

function ThumbSign({ look }: Pick<SliderProps, "look">) {
  const signs = { passed: "m5 12.5 4.5 4.5L19 7.5", wrong: "m7 7 10 10M17 7 7 17" };
  const path = look === "passed" || look === "wrong" ? signs[look] : "m6 6 6 6-6 6M13 6l6 6-6 6";
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
