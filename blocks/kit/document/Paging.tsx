import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/paging.ts";
import styles from "./Paging.module.css";
import { pagesToShow } from "./pages.ts";

const useTexts = texts(messages);

type PagingProps = PagingOf & ({ onChange: (page: number) => void } | { to: (page: number) => string });

interface PagingOf {
  /** The page that is shown, from 1. */
  page: number;
  pageSize: number;
  /** How many entries there are in all. */
  total: number;
}

/**
 * The way to the pages of a list: links (`to`) if they have addresses, else buttons. Nothing if one
 * page holds it all.
 */
export function Paging({ page, pageSize, total, ...way }: PagingProps) {
  const t = useTexts();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className={styles.paging} aria-label={t("label")}>
      <p>{t("shown", { from, to: Math.min(from + pageSize - 1, total), total })}</p>
      <ol className={styles.pages}>
        <li>
          <Step way={way} page={page - 1} isOff={page === 1} label={t("previous")} rel="prev">
            <Glyph name="previous" size={20} />
          </Step>
        </li>
        {pagesToShow(page, last).map((entry) => (
          <li key={entry}>
            {typeof entry === "string" ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Step way={way} page={entry} isCurrent={entry === page} label={t("page", { page: entry })}>
                {entry}
              </Step>
            )}
          </li>
        ))}
        <li>
          <Step way={way} page={page + 1} isOff={page === last} label={t("next")} rel="next">
            <Glyph name="next" size={20} />
          </Step>
        </li>
      </ol>
    </nav>
  );
}

interface StepProps {
  way: { onChange: (page: number) => void } | { to: (page: number) => string };
  page: number;
  label: string;
  isOff?: boolean;
  isCurrent?: boolean;
  rel?: "prev" | "next";
  children: ReactNode;
}

function Step({ way, page, label, isOff = false, isCurrent = false, rel, children }: StepProps) {
  const shared = { "aria-label": label, "aria-current": isCurrent ? ("page" as const) : undefined };
  if ("onChange" in way)
    return (
      <button type="button" disabled={isOff} onClick={() => way.onChange(page)} {...shared}>
        {children}
      </button>
    );
  if (isOff) return <span aria-hidden="true">{children}</span>;
  return (
    <Link to={way.to(page)} rel={rel} {...shared}>
      {children}
    </Link>
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
