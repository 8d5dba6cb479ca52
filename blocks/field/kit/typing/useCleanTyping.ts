import { useRef } from "react";
import { useTyping } from "./useTyping.ts";

/**
 * The same as `useTyping` for texts that have one proper way to be written, such as an email address: what was typed is put into it
 * when the runner leaves the control, and never while they type.
 */
export function useCleanTyping(
  answer: string,
  clean: (text: string) => string,
  onAnswer: (text: string) => void,
  onLeave: () => void,
): ReturnType<typeof useTyping> {
  // What the form was told last may be newer than the answer that this control was drawn with.
  const told = useRef(answer);
  told.current = answer;
  const tell = (text: string) => {
    told.current = text;
    onAnswer(text);
  };
  return useTyping(answer, tell, () => {
    const cleaned = clean(told.current);
    if (cleaned !== told.current) tell(cleaned);
    onLeave();
  });
}
