import type { ReactNode } from "react";
import { Page } from "#blocks/kit/layout/Page.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/page/i18n-demos.ts";
import styles from "./I18nDemos.module.css";
import { Tables } from "./Tables.tsx";

const useTexts = texts(messages);

/**
 * Shows the translations at work: the language, plurals, dates, numbers, and the remote translation
 * tables.
 */
export default function I18nDemos() {
  const t = useTexts();
  const { languages, pageTitle, race, text } = useSite();
  const date = useDates();
  const numbers = useNumbers();
  const now = useNow(1000);
  const moment = race?.startsAt ?? now;
  const names = { zh: t("chinese"), en: t("english") };
  return (
    <Page title={text(pageTitle) || t("title")} lead={t("lead")}>
      <div className={styles.samples}>
        <Sample
          title={t("language")}
          rows={[
            [t("language"), t("languageName")],
            [t("offered"), languages.map((language) => names[language]).join(" · ")],
          ]}
        />
        <Sample
          title={t("plurals")}
          rows={[0, 1, 2, 20000].map((count) => [numbers.plain(count), t("runners", { count })])}
        />
        <Sample
          title={t("dates")}
          rows={[
            [t("day"), date(moment, "day")],
            [t("moment"), date(moment, "moment")],
            [t("documentDate"), date(moment, "document")],
            [t("full"), date(now, "full")],
          ]}
        />
        <Sample
          title={t("numbers")}
          rows={[
            [t("places"), numbers.plain(10_000)],
            [t("distance"), `${numbers.plain(42.195)} km`],
            [t("fee"), numbers.fen(15_000)],
            [t("share"), `${numbers.plain(98.6)}%`],
          ]}
        />
      </div>
      <Tables />
    </Page>
  );
}

function Sample({ title, rows }: { title: string; rows: [string, ReactNode][] }) {
  return (
    <section className={styles.sample}>
      <h2>{title}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
