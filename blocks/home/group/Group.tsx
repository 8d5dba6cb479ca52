import { Section } from "#blocks/kit/layout/Section.tsx";
import { useBlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Group.module.css";

/** Blocks that belong together: as cards, as a list, or in a row that phones swipe. */
export default function Group({ title, lead, layout = "cards", blocks }: HomeProps["group"]) {
  const { Blocks, text } = useSite();
  const pointer = useBlockPointer();
  // What scrolls can be reached by the keyboard.
  const scrolls = layout === "row" ? { tabIndex: 0, role: "group", "aria-label": text(title) || undefined } : {};
  return (
    <Section title={text(title)} lead={text(lead)}>
      <div className={styles.group} data-layout={layout} {...scrolls}>
        <Blocks blocks={blocks} pointer={`${pointer}/props/blocks`} />
      </div>
    </Section>
  );
}
