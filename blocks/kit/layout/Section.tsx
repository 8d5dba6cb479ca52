import { createContext, type ReactNode, useContext, useId } from "react";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import type { Image } from "#schemas/generated/types.ts";
import styles from "./Section.module.css";

// A section inside another one has a smaller heading and little space of its own.
const Depth = createContext(2);
const Nested = createContext(false);

interface SectionProps {
  /** The heading; without one the section is only space. */
  title?: string;
  /** One line below the heading. */
  lead?: string;
  /** What is at the end of the heading's line, such as a "more" link. */
  aside?: ReactNode;
  tone?: "plain" | "sunken" | "accent" | "night";
  /** A picture behind it all, darkened; the tone is then night. */
  backdrop?: Image;
  width?: "content" | "text" | "full";
  children: ReactNode;
}

/** One band of a page: heading at the right level, space above and below, the content's width. */
export function Section({ title, lead, aside, tone = "plain", backdrop, width = "content", children }: SectionProps) {
  const depth = useContext(Depth);
  const isNested = useContext(Nested);
  const id = useId();
  const Heading = `h${Math.min(depth, 6)}` as "h2";
  return (
    <section
      className={styles.section}
      data-tone={backdrop ? "night" : tone}
      data-nested={isNested}
      data-backdrop={backdrop !== undefined}
      aria-labelledby={title ? id : undefined}
    >
      {backdrop && <Picture image={backdrop} sizes="100vw" className={styles.backdrop} />}
      <div className={styles.inner} data-width={width}>
        {title && (
          <div className={styles.head}>
            <Heading id={id}>{title}</Heading>
            {aside}
            {lead && <p>{lead}</p>}
          </div>
        )}
        <Nested value={true}>
          <Depth value={title ? depth + 1 : depth}>{children}</Depth>
        </Nested>
      </div>
    </section>
  );
}

/** Returns the heading level (2 to 6) for a heading inside the section that is being rendered. */
export function useHeadingLevel(): 2 | 3 | 4 | 5 | 6 {
  return Math.min(useContext(Depth), 6) as 2;
}

/**
 * Returns whether this is rendered inside of a section, whose heading names it: one of its own is
 * optional.
 */
export function useIsNested(): boolean {
  return useContext(Nested);
}
