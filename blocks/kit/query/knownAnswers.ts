import { createContext, useContext, useEffect, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { KnownAnswers } from "#core/resultsAddress.ts";

/** What the server draws a page of results from; undefined in the browser. */
export const DrawnFrom = createContext<KnownAnswers | undefined>(undefined);

// What was drawn is as old as the page: a page that is opened again asks anew.
let isOver = false;

/**
 * Returns the answers that the open page was drawn from, and their text for the page; undefined if
 * the server did not draw it from any, or the page is previewed as at another time.
 */
export function useKnownAnswers(): { known: KnownAnswers; text: string } | undefined {
  const { isAtAnotherTime } = useSite();
  const drawn = useContext(DrawnFrom);
  const [read] = useState(() => {
    if (drawn) return { known: drawn, text: JSON.stringify(drawn) };
    if (isOver || isAtAnotherTime || typeof document === "undefined") return undefined;
    const text = document.querySelector<HTMLElement>("[data-known-results]")?.dataset.knownResults;
    return text ? { known: JSON.parse(text) as KnownAnswers, text } : undefined;
  });
  useEffect(
    () => () => {
      isOver = true;
    },
    [],
  );
  return read;
}
