import type { ReactNode } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import styles from "./Service.module.css";

/** What to have at hand for a service. */
export interface NeedsProps {
  title: string;
  list: string[];
  /** One sentence below the list. */
  after?: string;
}

/** Lists what a runner should have at hand. */
export function Needs({ title, list, after }: NeedsProps) {
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      <ul className={styles.needs}>
        {list.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      {after && <p className={styles.after}>{after}</p>}
    </section>
  );
}

/** States or steps by name, each with a sentence on what it means. */
export function Legend({
  title,
  steps,
  isOrdered = false,
}: {
  title: string;
  steps: [name: string, meaning: string][];
  isOrdered?: boolean;
}) {
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <section className={styles.part}>
      <Heading>{title}</Heading>
      <dl className={styles.legend} data-ordered={isOrdered}>
        {steps.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Something beside the service: a sentence, and where it leads. */
export function Further({ title, text, children }: { title?: string; text: string; children?: ReactNode }) {
  const Heading = `h${useHeadingLevel()}` as "h2";
  return (
    <section className={styles.further}>
      {title && <Heading>{title}</Heading>}
      <p>{text}</p>
      {children}
    </section>
  );
}
