import { Section } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Numbers.module.css";

/** Figures in large type, each above what it counts. */
export default function Numbers({ title, numbers, align = "start" }: HomeProps["numbers"]) {
  const { text } = useSite();
  const { plain } = useNumbers();
  return (
    <Section title={text(title)}>
      <dl className={styles.numbers} data-align={align}>
        {numbers.map(({ id, value, unit, label, note }) => (
          <div key={id} className={styles.number}>
            <dt>{text(label)}</dt>
            <dd className={styles.value}>
              {typeof value === "number" ? plain(value) : value}
              {unit && text(unit) && <small> {text(unit)}</small>}
            </dd>
            {note && <dd className={styles.note}>{text(note)}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
