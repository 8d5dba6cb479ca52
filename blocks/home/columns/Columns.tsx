import type { CSSProperties } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { useBlockPointer } from "#blocks/kit/site/pointer.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Columns.module.css";

/** Two to four columns of blocks, side by side if what they are in is wide enough. */
export default function Columns({ title, lead, ratios, align = "top", columns }: HomeProps["columns"]) {
  const { Blocks, text } = useSite();
  const pointer = useBlockPointer();
  const places = placesOnPhones(columns.map(({ phoneOrder }) => phoneOrder));
  const widths = columns.map((_, index) => `minmax(0, ${ratios?.[index] ?? 1}fr)`).join(" ");
  return (
    <Section title={text(title)} lead={text(lead)}>
      <div className={styles.room}>
        <div
          className={styles.columns}
          data-count={columns.length}
          data-align={align}
          style={{ "--widths": widths } as CSSProperties}
        >
          {columns.map(({ id, blocks }, index) => (
            <div key={id} className={styles.column} style={{ "--place": places[index] } as CSSProperties}>
              <Blocks blocks={blocks} pointer={`${pointer}/props/columns/${index}/blocks`} />
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

// Columns without a place of their own take those that are left, in their order.
function placesOnPhones(statedPlaces: (number | undefined)[]): number[] {
  const freePlaces = statedPlaces.map((_, index) => index + 1).filter((place) => !statedPlaces.includes(place));
  return statedPlaces.map((place) => place ?? freePlaces.shift() ?? statedPlaces.length);
}
