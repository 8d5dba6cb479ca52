import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { LineDrawing } from "#blocks/kit/media/LineDrawing.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { iconPaths } from "#core/iconPaths.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Cards.module.css";

type Card = HomeProps["cards"]["cards"][number];

/**
 * Cards in as many columns as there is room for. A card with a link is one link, which the whole
 * card opens.
 */
export default function Cards({ title, lead, cards, columns, ratio = "landscape" }: HomeProps["cards"]) {
  const { text } = useSite();
  const most = columns ?? (cards.length === 4 && cards.every(({ image }) => !image) ? 4 : 3);
  return (
    <Section title={text(title)} lead={text(lead)}>
      <div className={styles.frame}>
        <ul className={styles.cards} data-columns={Math.min(most, cards.length)} data-ratio={ratio}>
          {cards.map((card) => (
            <li key={card.id} className={styles.card}>
              <OneCard {...card} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function OneCard({ image, icon, title, text: words, link }: Card) {
  const { text } = useSite();
  // Also below a heading that is a block of its own.
  const Heading = `h${Math.max(3, useHeadingLevel())}` as "h3";
  return (
    <>
      {image ? (
        <Picture
          image={image}
          sizes="(min-width: 1100px) 370px, (min-width: 640px) 50vw, 100vw"
          className={styles.picture}
        />
      ) : (
        icon && <Icon name={icon} />
      )}
      <div className={styles.words}>
        <Heading>{link ? <Link to={link}>{text(title)}</Link> : text(title)}</Heading>
        {words && <p>{text(words)}</p>}
      </div>
    </>
  );
}

/** A line drawing in the race's colour; the title beside it has the words. */
function Icon({ name }: { name: NonNullable<HomeProps["cards"]["cards"][number]["icon"]> }) {
  return <LineDrawing path={iconPaths[name]} size={36} className={styles.icon} />;
}
