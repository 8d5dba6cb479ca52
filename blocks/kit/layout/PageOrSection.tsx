import { createContext, type ReactNode, useContext } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { Text } from "#schemas/generated/types.ts";
import { Page } from "./Page.tsx";
import styles from "./PageOrSection.module.css";
import { Section } from "./Section.tsx";

const SectionTitle = createContext<string | undefined>(undefined);

/**
 * Draws the inside of a page as a block: its PageOrSection is a section with this title, or with
 * none.
 */
export function AsSection({ title, children }: { title: Text | undefined; children: ReactNode }) {
  const { text } = useSite();
  return <SectionTitle value={text(title)}>{children}</SectionTitle>;
}

/** Returns whether this is drawn inside of AsSection, as a block of a page. */
export function useIsSection(): boolean {
  return useContext(SectionTitle) !== undefined;
}

interface PageOrSectionProps {
  /** The page's h1 if the site's map has no title for it. */
  title: string;
  /** The page's h1 in place of its title in the site's map. */
  ownTitle?: string | undefined;
  /** The heading of a section without a title of its own; without it, none. */
  sectionTitle?: string;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** What is beside the heading, such as the state of a service. */
  mark?: ReactNode;
  children?: ReactNode;
}

/**
 * The frame of what is a page of its own or a block of one: a page with its title in the site's
 * map, or a section.
 */
export function PageOrSection({ title, ownTitle, sectionTitle, lead, mark, children }: PageOrSectionProps) {
  const { pageTitle, text } = useSite();
  const section = useContext(SectionTitle);
  if (section === undefined)
    return (
      <Page title={ownTitle || text(pageTitle) || title} lead={lead} eyebrow={mark}>
        {children}
      </Page>
    );
  return (
    <Section title={section || sectionTitle} aside={mark}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Section>
  );
}
