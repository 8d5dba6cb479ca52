import { useRef } from "react";
import { useTyping } from "./useTyping.ts";

/**
 * Returns the same as `useTyping` for texts that have one proper way to be written, such as an
 * email address: what was typed is put into it when the runner leaves the control, and never while
 * they type.
 */
export function useCleanTyping(
  answer: string,
  clean: (text: string) => string,
  onAnswer: (text: string) => void,
  onLeave: () => void,
): ReturnType<typeof useTyping> {
  // The text that was reported last may be newer than the answer that this control was rendered
  // with.
  const reported = useRef(answer);
  reported.current = answer;
  const report = (text: string) => {
    reported.current = text;
    onAnswer(text);
  };
  return useTyping(answer, report, () => {
    const cleaned = clean(reported.current);
    if (cleaned !== reported.current) report(cleaned);
    onLeave();
  });
}
