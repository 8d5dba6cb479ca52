import type { CSSProperties } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { outsideHost } from "#blocks/kit/link/outsideHost.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { Picture } from "../media/Picture.tsx";
import styles from "./Marks.module.css";

type Tier = HomeProps["sponsor-list"]["tiers"][number];

const ranks = { large: 0, regular: 1, small: 2 };

interface MarksProps {
  tiers: Tier[];
  isRanked?: boolean;
  look: HomeProps["sponsor-list"]["look"];
}

/**
 * The marks of organisations in named tiers, of equal optical weight, grey until hovered if they
 * are not in colour. Ranked tiers get smaller unless they have a size of their own; search engines
 * learn that their links are paid for.
 */
export function Marks({ tiers, isRanked = false, look = "mono" }: MarksProps) {
  return (
    <div className={styles.tiers} data-look={look}>
      {tiers.map((tier, index) => (
        <TierOfMarks
          key={tier.id}
          tier={tier}
          rank={!isRanked ? 2 : tier.size ? ranks[tier.size] : Math.min(index, 2)}
          rel={isRanked ? "sponsored noopener noreferrer" : undefined}
        />
      ))}
    </div>
  );
}

function TierOfMarks({ tier, rank, rel }: { tier: Tier; rank: number; rel: string | undefined }) {
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as const;
  const name = text(tier.name);
  return (
    <div className={styles.tier}>
      {name && <Heading className={styles.name}>{name}</Heading>}
      <ul className={styles.marks} data-rank={rank}>
        {tier.marks.map((mark) => (
          <li key={mark.id}>
            <Mark mark={mark} rel={rel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ mark: { name, image, link }, rel }: { mark: Tier["marks"][number]; rel: string | undefined }) {
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
    <Link to={link} className={styles.link} {...(rel && outsideHost(link) && { rel })}>
      {picture}
    </Link>
  ) : (
    picture
  );
}
