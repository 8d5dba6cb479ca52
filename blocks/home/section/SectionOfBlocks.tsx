import { Section } from "#blocks/kit/layout/Section.tsx";
import { useBlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./SectionOfBlocks.module.css";

/**
 * A title and a background around other blocks; each of them is guarded by the site as on the page
 * itself.
 */
export default function SectionOfBlocks({ title, lead, tone, image, blocks }: HomeProps["section"]) {
  const { Blocks, text } = useSite();
  const pointer = useBlockPointer();
  return (
    <Section title={text(title)} lead={text(lead)} tone={tone} backdrop={image}>
      <div className={styles.blocks}>
        <Blocks blocks={blocks} pointer={`${pointer}/props/blocks`} />
      </div>
    </Section>
  );
}
