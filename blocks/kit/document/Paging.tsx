import { useCallback, useEffect, useState } from "react";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/paging.ts";
import styles from "./Paging.module.css";
import { pagesToShow } from "./pages.ts";

const useTexts = texts(messages);

interface PagingProps {
  /** The page that is shown, from 1. */
  page: number;
  pageSize: number;
  /** How many entries there are in all. */
  total: number;
  onChange: (page: number) => void;
}

/** Buttons to the pages of a list; nothing if one page holds it all. */
export function Paging({ page, pageSize, total, onChange }: PagingProps) {
  const t = useTexts();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className={styles.paging} aria-label={t("label")}>
      <p>{t("shown", { from, to: Math.min(from + pageSize - 1, total), total })}</p>
      <ol className={styles.pages}>
        <li>
          <button type="button" disabled={page === 1} onClick={() => onChange(page - 1)} aria-label={t("previous")}>
            <Glyph name="previous" size={20} />
          </button>
        </li>
        {pagesToShow(page, last).map((entry) => (
          <li key={entry}>
            {typeof entry === "string" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={t("page", { page: entry })}
                aria-current={entry === page ? "page" : undefined}
                onClick={() => onChange(entry)}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" disabled={page === last} onClick={() => onChange(page + 1)} aria-label={t("next")}>
            <Glyph name="next" size={20} />
          </button>
        </li>
      </ol>
    </nav>
  );
}

/**
 * Returns the page of the list of that name, from 1 to `last`. It is kept in the browser's history
 * entry, so that a visitor who opens a document and goes back finds the list at the same page.
 */
export function useListPage(name: string, last: number): [number, (page: number) => void] {
  const [page, setPage] = useState(1);
  const key = `listPage ${name}`;
  useEffect(() => {
    const stored: unknown = window.history.state?.[key];
    if (typeof stored === "number") setPage(stored);
  }, [key]);
  const keep = useCallback(
    (next: number) => {
      window.history.replaceState({ ...window.history.state, [key]: next }, "");
      setPage(next);
    },
    [key],
  );
  return [Math.max(1, Math.min(page, last)), keep];
}
