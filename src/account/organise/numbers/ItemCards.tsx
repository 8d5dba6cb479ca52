import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { Numbers, RaceNumbers } from "#contract/numbers.ts";
import styles from "./Numbers.module.css";
import { useNumberTexts } from "./texts.ts";

const always = ["confirmed", "unpaid", "waiting", "drawn", "expired", "withdrawn"] as const;
const money = ["takenFen", "dueFen", "refundedFen"] as const;

/** Shows the numbers of each item, and of all of them together. */
export function ItemCards({ numbers: { items, total, pools } }: { numbers: RaceNumbers }) {
  const t = useNumberTexts();
  const { text } = useSite();
  const numberFormat = useNumbers();
  return (
    <div className={styles.cards}>
      {items.length > 1 && <Card name={t("total")} numbers={total} isTotal />}
      {items.map(({ item, itemName, ...own }) => (
        <Card key={item} name={text(itemName)} numbers={own} />
      ))}
      {pools.map(({ name, places, claimed }) => (
        <section key={name} className={styles.card}>
          <h2>
            {t("pool")} {name}
          </h2>
          <Taken claimed={claimed} places={places} />
          <p className="visually-hidden">
            {t("poolTaken", { claimed: numberFormat.plain(claimed), places: numberFormat.plain(places) })}
          </p>
        </section>
      ))}
    </div>
  );
}

function Card({ name, numbers, isTotal = false }: { name: string; numbers: Numbers; isTotal?: boolean }) {
  const t = useNumberTexts();
  const numberFormat = useNumbers();
  const { claimed, places, others, refundingFen } = numbers;
  const rows = [
    ...always.map((alway) => [t(alway), numberFormat.plain(numbers[alway])] as const),
    ...(others > 0 ? [[t("others"), numberFormat.plain(others)] as const] : []),
    ...money.map((sumName) => [t(sumName), numberFormat.fen(numbers[sumName])] as const),
    ...(refundingFen > 0 ? [[t("refundingFen"), numberFormat.fen(refundingFen)] as const] : []),
  ];
  return (
    <section className={styles.card} data-total={isTotal}>
      <h2>{name}</h2>
      <Taken claimed={claimed} places={places} />
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

// The bar is drawn only: the words beside it have the same.
function Taken({ claimed, places }: Pick<Numbers, "claimed" | "places">) {
  const t = useNumberTexts();
  const numberFormat = useNumbers();
  const share = places === null ? 0 : places === 0 ? 1 : Math.min(1, claimed / places);
  return (
    <div className={styles.taken}>
      <p>
        <span className={styles.label}>{t("places")}</span> <strong>{numberFormat.plain(claimed)}</strong>{" "}
        {places === null ? t("noLimit") : t("placesOf", { places: numberFormat.plain(places) })}
      </p>
      {places !== null && (
        <span className={styles.bar} aria-hidden="true">
          <span data-full={share >= 1} style={{ width: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}
