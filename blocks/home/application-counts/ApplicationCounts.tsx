import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { useRenewed } from "#blocks/kit/service/renew.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { ApplicationCounts as Counts } from "#core/applying.ts";
import { messages } from "#locales/generated/home/application-counts.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./ApplicationCounts.module.css";

const useTexts = texts(messages);

/**
 * Shows how many applications for places wait, are approved and are rejected, by category, and why.
 * The numbers come in the browser.
 */
export default function ApplicationCounts({ title, text: words }: HomeProps["application-counts"]) {
  const t = useTexts();
  const { text, fetchApplicationCounts } = useSite();
  const counts = useRenewed(fetchApplicationCounts);
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      {counts && counts.length > 0 ? (
        <div className={styles.items}>
          {counts.map((item) => (
            <Item key={item.item} counts={item} isOnly={counts.length === 1} />
          ))}
        </div>
      ) : (
        <Empty>{t("empty")}</Empty>
      )}
    </Section>
  );
}

function Item({ counts, isOnly }: { counts: Counts; isOnly: boolean }) {
  const t = useTexts();
  const { text } = useSite();
  const { plain } = useNumbers();
  const Heading = `h${useHeadingLevel()}` as "h3";
  const { itemName, categories, grounds } = counts;
  return (
    <div className={styles.item}>
      {!isOnly && <Heading>{text(itemName)}</Heading>}
      {categories.length === 0 ? (
        <p>{t("noneYet")}</p>
      ) : (
        <table className={styles.counts}>
          <thead>
            <tr>
              <th scope="col">{t("category")}</th>
              <th scope="col">{t("waiting")}</th>
              <th scope="col">{t("approved")}</th>
              <th scope="col">{t("rejected")}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ name, waiting, approved, rejected }) => (
              <tr key={name ? text(name) : ""}>
                <th scope="row">{name ? text(name) : t("none")}</th>
                <td>{plain(waiting)}</td>
                <td>{plain(approved)}</td>
                <td>{plain(rejected)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {grounds.length > 0 && (
        <>
          <p className={styles.why}>{t("grounds")}</p>
          <ul className={styles.grounds}>
            {grounds.map((ground) => (
              <li key={text(ground.text)}>{t("ground", { text: text(ground.text), count: ground.count })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
