import { useCallback, useEffect, useRef, useState } from "react";
import { type Choice, useForm } from "#blocks/field/kit/frame/fieldProps.ts";

/** Milliseconds without a keystroke after which a search begins. */
const pause = 250;

/** How many results are shown at most. */
const most = 20;

export type SearchState =
  | { status: "idle" }
  | { status: "searching" }
  | { status: "found"; query: string; choices: Choice[] }
  | { status: "failed"; query: string; message: string };

/** Looks a text up in one of the form's lists; an answer to an earlier search is ignored. */
export function useListSearch(list: string): SearchState & { search(query: string): void; stop(): void } {
  const { loadChoices } = useForm();
  const [state, setState] = useState<SearchState>({ status: "idle" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    turn.current++;
    setState({ status: "idle" });
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string) => {
    const query = text.trim();
    stop();
    if (!query) return;
    const ownTurn = turn.current;
    const settle = (next: SearchState) => ownTurn === turn.current && setState(next);
    setState({ status: "searching" });
    timer.current = setTimeout(() => {
      loadChoices(list, query).then(
        (choices) => settle({ status: "found", query, choices: choices.slice(0, most) }),
        (error: Error) => settle({ status: "failed", query, message: error.message }),
      );
    }, pause);
  };
  return { ...state, search, stop };
}
