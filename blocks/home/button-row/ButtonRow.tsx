import { Section } from "#blocks/kit/layout/Section.tsx";
import { LinkAction } from "#blocks/kit/service/LinkAction.tsx";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./ButtonRow.module.css";

/** Up to four buttons beside each other, which wrap and then share each line on phones. */
export default function ButtonRow({ buttons, align = "start" }: HomeProps["button-row"]) {
  return (
    <Section>
      <div className={styles.row} data-align={align}>
        {buttons.map(({ id, label, link, look }, index) => (
          <LinkAction key={id} label={label} link={link} look={look ?? (index === 0 ? "primary" : "secondary")} />
        ))}
      </div>
    </Section>
  );
}
