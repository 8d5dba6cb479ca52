import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/field/clothing-size.ts";
import styles from "./ClothingSize.module.css";

const useTexts = texts(messages);

type Options = FieldProps<"clothing-size">["options"];

interface SizeChartProps {
  columns: NonNullable<Options["columns"]>;
  sizes: NonNullable<Options["sizes"]>;
  /** The labels of the sizes for men, women and all. */
  titles: Record<1 | 2 | "both", string>;
}

/** Shows the measures of each size; opened on request. */
export function SizeChart({ columns, sizes, titles }: SizeChartProps) {
  const t = useTexts();
  const { text } = useSite();
  const hasCuts = new Set(sizes.map(({ gender }) => gender)).size > 1;
  return (
    <details className={styles.chart}>
      <summary>{t("chart")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard, too */}
      <section className={styles.scroll} aria-label={t("chart")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("size")}</th>
              {columns.map((column) => (
                <th key={column.zh} scope="col">
                  {text(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ id, label, gender, measures = [] }) => (
              <tr key={id}>
                <th scope="row">{hasCuts ? `${titles[gender ?? "both"]} ${label}` : label}</th>
                {columns.map((column, index) => (
                  <td key={column.zh}>{measures[index] ?? "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
