import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds without a keystroke after which the form learns of what was typed. */
const pause = 400;

/**
 * Ties a text control to its answer: while someone types, only this control is rendered again; the
 * form learns of the text when they pause or leave, and never in the middle of composing a
 * character with an input method.
 */
export function useTyping(
  answer: string,
  onAnswer: (answer: string) => void,
  onLeave: () => void,
): {
  value: string;
  onBlur(): void;
  onChange(event: { currentTarget: { value: string } }): void;
  onCompositionStart(): void;
  onCompositionEnd(event: { currentTarget: { value: string } }): void;
} {
  const [typed, setTyped] = useState<string>();
  const isComposing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ typed, onAnswer });
  latest.current.onAnswer = onAnswer;
  const report = () => {
    clearTimeout(timer.current);
    const { typed: text } = latest.current;
    if (text === undefined) return;
    latest.current.typed = undefined;
    setTyped(undefined);
    latest.current.onAnswer(text);
  };
  const hold = (text: string) => {
    latest.current.typed = text;
    setTyped(text);
    clearTimeout(timer.current);
    if (!isComposing.current) timer.current = setTimeout(report, pause);
  };
  // The last keystrokes are not lost when the control is removed, as when the step is changed by
  // the keyboard, or when the page is closed.
  useEffect(() => {
    const hide = () => latest.current.typed !== undefined && flushSync(() => reportLast(latest.current));
    addEventListener("visibilitychange", hide, true);
    addEventListener("pagehide", hide, true);
    return () => {
      removeEventListener("visibilitychange", hide, true);
      removeEventListener("pagehide", hide, true);
      clearTimeout(timer.current);
      reportLast(latest.current);
    };
  }, []);
  return {
    value: typed ?? answer,
    onChange: ({ currentTarget }) => hold(currentTarget.value),
    onCompositionStart: () => {
      isComposing.current = true;
      clearTimeout(timer.current);
    },
    onCompositionEnd: ({ currentTarget }) => {
      isComposing.current = false;
      hold(currentTarget.value);
    },
    onBlur: () => {
      isComposing.current = false;
      report();
      onLeave();
    },
  };
}

function reportLast({ typed, onAnswer }: { typed: string | undefined; onAnswer: (answer: string) => void }): void {
  if (typed !== undefined) onAnswer(typed);
}
