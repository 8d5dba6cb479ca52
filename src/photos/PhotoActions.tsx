import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { GalleryPhoto } from "#contract/photos.ts";
import { messages } from "#locales/generated/photos.ts";
import { useExplanation } from "#src/account/useExplanation.ts";
import styles from "./Photos.module.css";
import { usePhotoClient } from "./photoContext.ts";

const useTexts = texts(messages);

interface PhotoActionsProps {
  photo: GalleryPhoto;
  bib: string;
  grant: string;
  onRemoved(photoId: string): void;
}

/**
 * What a runner does with a photo that is shown large: download it, or remove it after a second
 * press that states what happens.
 */
export function PhotoActions({ photo, bib, grant, onRemoved }: PhotoActionsProps) {
  const t = useTexts();
  const explain = useExplanation();
  const { showToast } = useSite();
  const client = usePhotoClient();
  const [asked, setAsked] = useState<"not-me" | "everybody">();
  const [trouble, setTrouble] = useState<string>();
  const { photoId } = photo;
  const largest = photo.sizes.at(-1);
  const remove = async (kind: "not-me" | "everybody") => {
    try {
      const json = { domainName: location.hostname, grant, photoId, kind };
      await client.call("POST /sign-up/photos/remove", { json, isSilent: true });
      showToast("success", t("removed"));
      onRemoved(photoId);
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  if (asked) {
    const isAll = asked === "everybody";
    return (
      <fieldset className={styles.question}>
        <legend>{t(isAll ? "removeTitle" : "notMeTitle")}</legend>
        <p>{isAll ? t("removeBody") : t("notMeBody", { bib })}</p>
        {trouble && <p role="alert">{trouble}</p>}
        <div className={styles.actions}>
          {/* biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone */}
          <button type="button" autoFocus onClick={() => setAsked(undefined)}>
            {t("keep")}
          </button>
          <button type="button" onClick={() => void remove(asked)}>
            {t(isAll ? "remove" : "notMe")}
          </button>
        </div>
      </fieldset>
    );
  }
  return (
    <div className={styles.actions}>
      {largest && (
        <a href={client.base + largest.address} download={`photo-${photoId.slice(0, 8)}.jpg`}>
          {t("downloadOne")}
        </a>
      )}
      <button type="button" onClick={() => setAsked("not-me")}>
        {t("notMe")}
      </button>
      <button type="button" onClick={() => setAsked("everybody")}>
        {t("remove")}
      </button>
    </div>
  );
}
