import { Section } from "#blocks/kit/layout/Section.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/ad-list.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./AdList.module.css";
import { adLink } from "./adLink.ts";

const useTexts = texts(messages);

/** A row of advertisements; nothing if there are none. */
export default function AdList({ ads }: HomeProps["ad-list"]) {
  const t = useTexts();
  const { language, text } = useSite();
  if (ads.length === 0) return null;
  return (
    <Section>
      <ul className={styles.ads} aria-label={t("label")}>
        {ads.map((ad) => {
          const link = adLink(ad, language);
          const picture = <Picture image={ad.image} sizes="(max-width: 767px) 100vw, 400px" className={styles.art} />;
          return (
            <li key={ad.id}>
              {link ? (
                <Link
                  to={link}
                  className={styles.link}
                  aria-label={text(ad.image.alt) || t("ad", { host: link.split("/")[2] ?? "" })}
                >
                  {picture}
                </Link>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
