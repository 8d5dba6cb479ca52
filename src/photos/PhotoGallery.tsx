import { useState } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Lightbox } from "#blocks/kit/media/Lightbox.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { DataOf } from "#contract/contract.ts";
import type { GalleryPhoto } from "#contract/photos.ts";
import { messages } from "#locales/generated/photos.ts";
import { useExplanation } from "#src/account/useExplanation.ts";
import { PhotoActions } from "./PhotoActions.tsx";
import styles from "./Photos.module.css";
import { usePhotoClient } from "./photoContext.ts";
import { RunnerPhoto } from "./RunnerPhoto.tsx";

const useTexts = texts(messages);

// As many as the server puts into an archive.
const mostAtOnce = 50;

interface PhotoGalleryProps {
  gallery: DataOf<"POST /sign-up/photos/gallery">;
  grant: string;
  onClose(): void;
}

/** The photos of a runner: to look at, select, download and remove. */
export function PhotoGallery({ gallery, grant, onClose }: PhotoGalleryProps) {
  const t = useTexts();
  const Heading = `h${useHeadingLevel()}` as "h2";
  const [photos, setPhotos] = useState(gallery.photos);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string>();
  const { bib } = gallery;
  const number = (photoId: string) => photos.findIndex((photo) => photo.photoId === photoId) + 1;
  const toggle = (photoId: string) => {
    const next = new Set(selected);
    if (!next.delete(photoId)) next.add(photoId);
    setSelected(next);
  };
  const remove = (photoId: string) => {
    setOpenId(undefined);
    setPhotos(photos.filter((photo) => photo.photoId !== photoId));
    setSelected(new Set([...selected].filter((id) => id !== photoId)));
  };
  const certain = photos.filter(({ isPossible }) => isPossible === "no");
  const possible = photos.filter(({ isPossible }) => isPossible !== "no");
  const grid = (list: GalleryPhoto[]) => (
    <ul className={styles.grid}>
      {list.map((photo) => (
        <li key={photo.photoId} data-selected={selected.has(photo.photoId)}>
          <button
            type="button"
            className={styles.enlarge}
            onClick={() => setOpenId(photo.photoId)}
            aria-label={t("enlarge", { number: number(photo.photoId) })}
          >
            <RunnerPhoto photo={photo} sizes="(min-width: 768px) 240px, 50vw" number={number(photo.photoId)} />
          </button>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={selected.has(photo.photoId)}
              onChange={() => toggle(photo.photoId)}
              aria-label={t("select", { number: number(photo.photoId) })}
            />
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.gallery} data-is-wide="">
      <div className={styles.head}>
        <Heading>{t("galleryTitle", { bib })}</Heading>
        <Action look="quiet" onPress={onClose}>
          {t("again")}
        </Action>
      </div>
      {photos.length === 0 && <Empty>{t("empty")}</Empty>}
      {photos.length > 0 && (
        <Selection
          grant={grant}
          selected={photos.map(({ photoId }) => photoId).filter((id) => selected.has(id))}
          onAll={() => setSelected(new Set(photos.slice(0, mostAtOnce).map(({ photoId }) => photoId)))}
          onNone={() => setSelected(new Set())}
        />
      )}
      {certain.length > 0 && (
        <section>
          <p className={styles.kind}>{t("withBib", { count: certain.length })}</p>
          {grid(certain)}
        </section>
      )}
      {possible.length > 0 && (
        <section>
          <p className={styles.kind}>{t("possible", { count: possible.length })}</p>
          <p className={styles.text}>{t("possibleText")}</p>
          {grid(possible)}
        </section>
      )}
      <Lightbox
        pictures={photos.map((photo) => ({
          id: photo.photoId,
          drawn: <RunnerPhoto photo={photo} sizes="100vw" number={number(photo.photoId)} isMain />,
          foot: <PhotoActions photo={photo} bib={bib} grant={grant} onRemoved={remove} />,
        }))}
        openId={openId}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}

interface SelectionProps {
  grant: string;
  selected: string[];
  onAll(): void;
  onNone(): void;
}

function Selection({ grant, selected, onAll, onNone }: SelectionProps) {
  const t = useTexts();
  const explain = useExplanation();
  const { showToast } = useSite();
  const client = usePhotoClient();
  const [isBusy, setBusy] = useState(false);
  const count = selected.length;
  const download = async () => {
    setBusy(true);
    try {
      const json = { domainName: location.hostname, grant, photoIds: selected };
      const { address } = await client.call("POST /sign-up/photos/archive", { json, isSilent: true });
      location.assign(client.base + address);
    } catch (error) {
      showToast("error", explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.selection}>
      <Action look="quiet" onPress={count > 0 ? onNone : onAll}>
        {t(count > 0 ? "selectNone" : "selectAll")}
      </Action>
      <Action onPress={() => void download()} isDisabled={count === 0 || count > mostAtOnce || isBusy}>
        {isBusy ? t("downloading") : t("download", { count })}
      </Action>
      {count >= mostAtOnce && <p className={styles.text}>{t("most", { most: mostAtOnce })}</p>}
    </div>
  );
}
