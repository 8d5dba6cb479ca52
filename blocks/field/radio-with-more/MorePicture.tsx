import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { UploadedFile } from "#blocks/kit/site/uploads.ts";
import { Uploader } from "#blocks/kit/upload/Uploader.tsx";
import { UploadGlyph } from "#blocks/kit/upload/UploadGlyph.tsx";
import { pictureEndings } from "#core/fileEndings.ts";
import { messages } from "#locales/generated/field/radio-with-more.ts";
import styles from "./RadioWithMore.module.css";

const useTexts = texts(messages);

interface MorePictureProps {
  label: string;
  image: { id?: string; name?: string } | undefined;
  onImage(image: { id: string; name: string } | undefined): void;
}

/**
 * A picture: uploaded here, or, if the answer names one already, shown by its name until it is
 * removed.
 */
export function MorePicture({ label, image, onImage }: MorePictureProps) {
  const [sent, setSent] = useState<UploadedFile>();
  const isKept = image?.id !== undefined && image.id !== sent?.id;
  if (isKept) return <KeptPicture id={image.id ?? ""} name={image.name ?? ""} onRemove={() => onImage(undefined)} />;
  return (
    <Uploader
      label={label}
      isImage
      endings={pictureEndings}
      countLimit={1}
      value={sent && image ? [sent] : []}
      onAdd={(file) => {
        setSent(file);
        onImage({ id: file.id, name: file.name });
      }}
      onRemove={() => {
        setSent(undefined);
        onImage(undefined);
      }}
    />
  );
}

// After a reload the answer holds the id and the name alone: the address of an upload works for
// some minutes only.
function KeptPicture({ id, name, onRemove }: { id: string; name: string; onRemove(): void }) {
  const t = useTexts();
  const { uploads, showToast } = useSite();
  const view = async () => {
    try {
      const ownUploads = await uploads();
      const { files } = await ownUploads.list();
      const file = files.find((file) => file.id === id);
      if (file) await ownUploads.preview(file);
      else showToast("error", t("gone"));
    } catch (error) {
      showToast("error", (error as Error).message);
    }
  };
  return (
    <div className={styles.kept}>
      <button type="button" className={styles.name} onClick={view} aria-label={t("view", { name })}>
        {name}
      </button>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={t("remove", { name })}>
        <UploadGlyph name="close" />
      </button>
    </div>
  );
}
