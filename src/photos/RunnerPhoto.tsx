import { useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { ShownPhoto } from "#contract/photos.ts";
import { messages } from "#locales/generated/photos.ts";
import styles from "./Photos.module.css";
import { usePhotoClient } from "./photoContext.ts";

const useTexts = texts(messages);

interface RunnerPhotoProps {
  photo: ShownPhoto;
  /** How wide it is shown, as the attribute `sizes` states it. */
  sizes: string;
  number: number;
  /** Whether it is what the page shows now. */
  isMain?: boolean;
}

/** A photo in the width that this screen needs, with its size known and a drawn failure state. */
export function RunnerPhoto({ photo, sizes, number, isMain = false }: RunnerPhotoProps) {
  const t = useTexts();
  const { base } = usePhotoClient();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <span className={styles.missing}>{t("missingPhoto")}</span>;
  const [smallest] = photo.sizes;
  return (
    <img
      className={styles.photo}
      src={smallest && base + smallest.address}
      srcSet={photo.sizes.map(({ address, width }) => `${base}${address} ${width}w`).join(", ")}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={t("photo", { number })}
      loading={isMain ? "eager" : "lazy"}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
