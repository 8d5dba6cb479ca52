import { pagesToShow } from "#blocks/kit/document/pages.ts";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Glyph } from "#blocks/kit/media/Glyph.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { ResultList } from "#core/publicResults.ts";
import { type ResultsAddress, writeAddress } from "#core/resultsAddress.ts";
import { messages } from "#locales/generated/page/results.ts";
import styles from "./Results.module.css";

const useTexts = texts(messages);

/** Links to the pages of a list, each with an address of its own. */
export function PageLinks({ list, query }: { list: ResultList; query: ResultsAddress }) {
  const t = useTexts();
  const { path } = useSite();
  const { page, pageSize, total } = list;
  const last = Math.ceil(total / pageSize);
  const from = (page - 1) * pageSize + 1;
  const to = (number: number) => writeAddress(path, { ...query, page: number });
  return (
    <nav className={styles.paging} aria-label={t("pages")}>
      <p>{last > 1 ? t("shown", { from, to: Math.min(from + pageSize - 1, total), total }) : t("total", { total })}</p>
      {last > 1 && (
        <ol>
          {page > 1 && (
            <li>
              <Link to={to(page - 1)} aria-label={t("previous")} rel="prev">
                <Glyph name="previous" size={20} />
              </Link>
            </li>
          )}
          {pagesToShow(page, last).map((entry) => (
            <li key={entry}>
              {typeof entry === "string" ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Link
                  to={to(entry)}
                  aria-label={t("pageNumber", { page: entry })}
                  aria-current={entry === page ? "page" : undefined}
                >
                  {entry}
                </Link>
              )}
            </li>
          ))}
          {page < last && (
            <li>
              <Link to={to(page + 1)} aria-label={t("next")} rel="next">
                <Glyph name="next" size={20} />
              </Link>
            </li>
          )}
        </ol>
      )}
    </nav>
  );
}
