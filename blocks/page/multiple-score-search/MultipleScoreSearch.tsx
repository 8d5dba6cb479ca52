import { Link } from "#blocks/kit/link/Link.tsx";
import { outsideHost } from "#blocks/kit/link/outsideHost.ts";
import { Service } from "#blocks/kit/service/Service.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/multiple-score-search.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./MultipleScoreSearch.module.css";

const useTexts = texts(messages);

type Edition = NonNullable<PageProps["multiple-score-search"]["editions"]>[number];

/** The results of past years: one link for each edition. */
export default function MultipleScoreSearch({ editions = [], ...service }: PageProps["multiple-score-search"]) {
  const t = useTexts();
  const entry = editions.length > 0 ? <Editions editions={editions} /> : undefined;
  return <Service type="multiple-score-search" service={service} title={t("title")} action={t("open")} entry={entry} />;
}

function Editions({ editions }: { editions: Edition[] }) {
  const t = useTexts();
  const { text } = useSite();
  return (
    <section>
      <h2 className={styles.title}>{t("editions")}</h2>
      <ul className={styles.editions}>
        {editions.map(({ id, title, link }) => (
          <li key={id}>
            <Link to={link}>{text(title)}</Link>
            <span className={styles.host}>{outsideHost(link)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
