import { useState } from "react";
import { Section, useIsNested } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { Lightbox } from "#blocks/kit/media/Lightbox.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/home/wonderful-pictures.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { layOut } from "./layOut.ts";
import styles from "./WonderfulPictures.module.css";

const useTexts = texts(messages);

/**
 * The recommended photos (all, if none is) as a mosaic without gaps; a press shows the photo that
 * it names, large.
 */
export default function WonderfulPictures({ title, pictures, more }: HomeProps["wonderful-pictures"]) {
  const t = useTexts();
  const { text } = useSite();
  const isNested = useIsNested();
  const [openId, setOpenId] = useState<string>();
  const recommended = pictures.filter(({ isRecommended }) => isRecommended);
  const shownPictures = recommended.length > 0 ? recommended : pictures;
  const sizes = layOut(shownPictures.length);
  const isThere = (id: string | null | undefined) => pictures.some((picture) => picture.id === id);
  return (
    <Section title={text(title) || (isNested ? "" : t("title"))} aside={more && <Link to={more}>{t("more")}</Link>}>
      {shownPictures.length === 0 && <Empty>{t("empty")}</Empty>}
      <div className={styles.frame}>
        <ul className={styles.mosaic}>
          {shownPictures.map(({ id, image, opens, caption }, index) => {
            const name = text(caption) || text(image.alt) || t("picture", { number: index + 1 });
            return (
              <li key={id} data-size={sizes[index]} data-last={index === shownPictures.length - 1}>
                <button
                  type="button"
                  className={styles.picture}
                  onClick={() => setOpenId(opens && isThere(opens) ? opens : id)}
                  aria-label={t("open", { name })}
                >
                  <Picture
                    image={image}
                    sizes={
                      sizes[index] === "small" ? "(max-width: 767px) 50vw, 300px" : "(max-width: 767px) 100vw, 600px"
                    }
                    className={styles.art}
                  />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <Lightbox pictures={pictures} openId={openId} onClose={() => setOpenId(undefined)} />
    </Section>
  );
}
