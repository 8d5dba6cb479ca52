import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { messages } from "#locales/generated/home/registration-now.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import styles from "./RegistrationNow.module.css";

const useTexts = texts(messages);

/** Name, places and fee of each item, in one line each. */
export function ItemsSummary({ items }: { items: RaceItem[] }) {
  const t = useTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <>
      <Heading className="visually-hidden">{t("items")}</Heading>
      <ul className={styles.items}>
        {items.map(({ id, name, places, feeFen }) => (
          <li key={id}>
            <strong>{text(name)}</strong>
            {places !== undefined && <span>{t("places", { count: places })}</span>}
            {feeFen !== undefined && <span>{feeFen === 0 ? t("free") : numbers.fen(feeFen)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
