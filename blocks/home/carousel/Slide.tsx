import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Carousel.module.css";

interface SlideProps {
  slide: HomeProps["carousel"]["slides"][number];
  /** What the slide's link is called. */
  label: string;
  isFirst: boolean;
  /** Whether its picture is loaded already. */
  isWanted: boolean;
  isCurrent: boolean;
  hasCaption: boolean;
}

// A wide picture is cut to a phone's tall window: it is drawn much wider than that, so that a
// narrow variant would be blurred.
const wideOnPhone = "(max-width: 767px) 90vh, 100vw";

/** One picture of the carousel; those that are not in view can be neither focused nor read. */
export function Slide({
  slide: { image, tall, title, link },
  label,
  isFirst,
  isWanted,
  isCurrent,
  hasCaption,
}: SlideProps) {
  const { text } = useSite();
  const sizes = tall ? "100vw" : wideOnPhone;
  const art = isWanted && <Picture image={image} tall={tall} sizes={sizes} isMain={isFirst} className={styles.art} />;
  return (
    <div className={styles.slide} inert={!isCurrent}>
      {link ? (
        <Link to={link} className={styles.link} aria-label={label}>
          {art}
        </Link>
      ) : (
        art
      )}
      {hasCaption && title && <p className={styles.caption}>{text(title)}</p>}
    </div>
  );
}
