import { useDeferredValue, useId, useState } from "react";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useIsHydrating } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/i18n-demos.ts";
import styles from "./I18nDemos.module.css";

const useTexts = texts(messages);
// More rows than a person reads at once; the search narrows them down.
const mostRows = 200;

/** The remote translation tables as one table that can be searched. */
export function Tables() {
  const t = useTexts();
  const { translations: fetched } = useSite();
  // A page that is prerendered has no tables yet.
  const translations = useIsHydrating() ? {} : fetched;
  const id = useId();
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed).trim().toLowerCase();
  const entries = Object.entries(translations).map(([key, entry]) => ({
    key,
    zh: entry?.zh ?? "",
    en: entry?.en ?? "",
  }));
  // A page that was prerendered also reports texts without an entry.
  const rows = entries.filter(({ zh, en }) => zh || en);
  const matches = rows.filter((row) => Object.values(row).some((value) => value.toLowerCase().includes(query)));
  return (
    <section className={styles.tables}>
      <h2 id={`${id}-title`}>{t("tables")}</h2>
      {rows.length === 0 ? (
        <Empty>{t("empty")}</Empty>
      ) : (
        <>
          <label className={styles.search}>
            {t("search")}
            <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
          <p role="status" className={styles.found}>
            {matches.length > 0 ? t("found", { count: matches.length }) : t("none", { query: typed.trim() })}
          </p>
          {matches.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className={styles.scroll} tabIndex={0} aria-labelledby={`${id}-title`}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t("text")}</th>
                    <th scope="col">{t("chinese")}</th>
                    <th scope="col">{t("english")}</th>
                  </tr>
                </thead>
                <tbody>
                  {matches.slice(0, mostRows).map(({ key, zh, en }) => (
                    <tr key={key}>
                      <th scope="row">{key}</th>
                      <td lang="zh">{zh || "—"}</td>
                      <td lang="en">{en || "—"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </section>
  );
}
