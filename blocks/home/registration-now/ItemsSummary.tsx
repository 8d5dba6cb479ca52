import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { ItemFee } from "#blocks/kit/service/ItemFee.tsx";
import { useLiveItems } from "#blocks/kit/service/places.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/registration-now.ts";
import styles from "./RegistrationNow.module.css";

const useTexts = texts(messages);

/** Name, places and fee of each item of the race, in one line each. */
export function ItemsSummary() {
  const t = useTexts();
  const { text } = useSite();
  const live = useLiveItems();
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <>
      <Heading className="visually-hidden">{t("items")}</Heading>
      <ul className={styles.items}>
        {live.map(({ item: { id, name, places, feeFen }, state }) => (
          <li key={id}>
            <strong>{text(name)}</strong>
            {places !== undefined && (
              <span>{state === "full" || state === "waiting" ? t(state) : t("places", { count: places })}</span>
            )}
            {feeFen !== undefined && (
              <span>
                <ItemFee item={{ id, feeFen }} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
