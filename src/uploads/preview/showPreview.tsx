import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { i18n } from "#blocks/kit/i18n.ts";
import type { UploadedFile } from "#blocks/kit/site.ts";
import type { UploadsWorld } from "#src/site/program.ts";
import { PreviewDialog } from "./PreviewDialog.tsx";

/** What a preview works with. */
export interface PreviewWorld extends Pick<UploadsWorld, "client" | "language" | "load"> {
  file: UploadedFile;
  /** Saves the file; rejects with a sentence for the visitor. */
  download: () => Promise<void>;
}

/** Shows what is in a file, in a dialog over the page, until the visitor closes it. */
export type ShowPreview = (world: PreviewWorld) => void;

const showPreview: ShowPreview = (world) => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <I18nProvider i18n={i18n[world.language]}>
      <PreviewDialog {...world} onClose={close} />
    </I18nProvider>,
  );
};

export default showPreview;
