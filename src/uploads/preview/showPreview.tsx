import { LinguiContext } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { i18n } from "#blocks/kit/site/i18n.ts";
import { PreviewDialog } from "./PreviewDialog.tsx";
import type { PreviewOptions } from "./previewOptions.ts";

/** Shows a file in a dialog over the page until the visitor closes it. */
export type ShowPreview = (options: PreviewOptions) => void;

const showPreview: ShowPreview = (options) => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  // Not I18nProvider: no other part uses it, and it would be in every first load.
  const translator = i18n[options.language];
  root.render(
    <LinguiContext.Provider value={{ i18n: translator, _: translator.t.bind(translator) }}>
      <PreviewDialog {...options} onClose={close} />
    </LinguiContext.Provider>,
  );
};

export default showPreview;
