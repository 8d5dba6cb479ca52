import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { PriceLine } from "#forms/prices/prices.ts";
import { chooseLabel } from "#forms/prices/priceTexts.ts";
import { useOrderTexts } from "./orderTexts.ts";
import styles from "./PriceLines.module.css";

/** Shows a price line by line, and its sum. */
export function PriceLines({ lines, totalFen }: { lines: readonly PriceLine[]; totalFen: number }) {
  const t = useOrderTexts();
  const { text } = useSite();
  const { fen } = useNumbers();
  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>
            {text(chooseLabel(line))}
            {line.count > 1 && <span className={styles.count}> × {line.count}</span>}
          </dt>
          <dd>{line.fen < 0 ? `−${fen(-line.fen)}` : fen(line.fen)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t("total")}</dt>
        <dd>{totalFen === 0 ? t("free") : fen(totalFen)}</dd>
      </div>
    </dl>
  );
}
