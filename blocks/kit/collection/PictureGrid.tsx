import { useMemo, useState } from "react";
import { PageOrSection, useIsSection } from "#blocks/kit/layout/PageOrSection.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Lightbox } from "#blocks/kit/media/Lightbox.tsx";
import { Picture } from "#blocks/kit/media/Picture.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/picture-grid.ts";
import type { PageProps } from "#schemas/generated/types.ts";
import styles from "./PictureGrid.module.css";

const useTexts = texts(messages);

// The places that the stylesheet may draw two by two.
const large = new Set([0, 1, 4]);

type Photo = PageProps["image-collection"]["pictures"][number];

/**
 * Pictures as a page or a block, the recommended ones first; a press shows one large. Hundreds of
 * them stay light.
 */
export function PictureGrid({ intro, pictures }: PageProps["image-collection"]) {
  const t = useTexts();
  const { text } = useSite();
  const isSection = useIsSection();
  const [openId, setOpenId] = useState<string>();
  const photos = useMemo(
    () => pictures.toSorted((a, b) => Number(b.isRecommended ?? false) - Number(a.isRecommended ?? false)),
    [pictures],
  );
  return (
    <PageOrSection title={t("title")} lead={text(intro)}>
      {photos.length === 0 ? (
        <Empty action={isSection ? undefined : { label: t("home"), to: "/home" }}>{t("empty")}</Empty>
      ) : (
        <>
          <p className={styles.count}>{t("count", { count: photos.length })}</p>
          <ul className={styles.grid}>
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <button
                  type="button"
                  onClick={() => setOpenId(chooseOpened(photo, photos))}
                  aria-label={getName(photo, index)}
                >
                  <Picture
                    image={photo.image}
                    sizes={large.has(index) ? "(min-width: 768px) 600px, 100vw" : "(min-width: 768px) 290px, 50vw"}
                    className={styles.art}
                  />
                </button>
              </li>
            ))}
          </ul>
          <Lightbox pictures={photos} openId={openId} onClose={() => setOpenId(undefined)} />
        </>
      )}
    </PageOrSection>
  );

  function getName({ image, caption }: Photo, index: number): string {
    const name = text(caption) || text(image.alt) || t("picture", { number: index + 1 });
    return t("enlarge", { name });
  }
}

// A picture may open another one of the list; one that is not there cannot be opened.
function chooseOpened({ id, opens }: Photo, photos: Photo[]): string {
  return opens && photos.some((photo) => photo.id === opens) ? opens : id;
}
