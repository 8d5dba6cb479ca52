import type { CSSProperties } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Marks.module.css";
import { Picture } from "./Picture.tsx";

type Tier = HomeProps["sponsor-list"]["tiers"][number];

/** The marks of organisations in named tiers, of equal optical weight, grey until hovered; ranked tiers get smaller. */
export function Marks({ tiers, isRanked = false }: { tiers: Tier[]; isRanked?: boolean }) {
  return (
    <div className={styles.tiers}>
      {tiers.map((tier, index) => (
        <TierOfMarks key={tier.id} tier={tier} rank={isRanked ? Math.min(index, 2) : 2} />
      ))}
    </div>
  );
}

function TierOfMarks({ tier, rank }: { tier: Tier; rank: number }) {
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as const;
  const name = text(tier.name);
  return (
    <div className={styles.tier}>
      {name && <Heading className={styles.name}>{name}</Heading>}
      <ul className={styles.marks} data-rank={rank}>
        {tier.marks.map((mark) => (
          <li key={mark.id}>
            <Mark mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ mark: { name, image, link } }: { mark: Tier["marks"][number] }) {
  const { file } = useSite();
  const { width = 2, height = 1 } = file(image.src) ?? {};
  // Equal area, not equal height: a long mark gets low, a square one high.
  const stretch = Math.min(Math.max(Math.sqrt(width / height), 0.8), 2);
  const picture = (
    <span className={styles.mark} style={{ "--stretch": stretch.toFixed(3) } as CSSProperties}>
      <Picture image={{ ...image, alt: name }} sizes="240px" className={styles.art} />
    </span>
  );
  return link ? (
    <Link to={link} className={styles.link}>
      {picture}
    </Link>
  ) : (
    picture
  );
}
