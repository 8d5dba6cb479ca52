import type { CSSProperties } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { listColumns, measureWidth } from "./fit.ts";
import styles from "./Numbers.module.css";

/**
 * Figures in large type, each above what it counts, all in the size in which the longest fits its
 * column.
 */
export default function Numbers({ title, numbers, align = "start" }: HomeProps["numbers"]) {
  const { text } = useSite();
  const { plain } = useNumbers();
  const figures = numbers.map(({ value, unit, ...rest }) => ({
    ...rest,
    figure: typeof value === "number" ? plain(value) : value,
    unit: text(unit),
  }));
  const style = {
    "--columns": listColumns(figures.length),
    "--width": Math.max(...figures.map(({ figure, unit }) => measureWidth(figure, unit))).toFixed(2),
  } as CSSProperties;
  return (
    <Section title={text(title)}>
      <dl className={styles.numbers} data-align={align} style={style}>
        {figures.map(({ id, figure, unit, label, note }) => (
          <div key={id} className={styles.number}>
            <dt>{text(label)}</dt>
            <dd className={styles.value}>
              <span>{figure}</span> {unit && <small>{unit}</small>}
            </dd>
            {note && <dd className={styles.note}>{text(note)}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
