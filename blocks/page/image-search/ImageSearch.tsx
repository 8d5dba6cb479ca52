import { Action } from "#blocks/kit/link/Action.tsx";
import { Service } from "#blocks/kit/service/Service.tsx";
import { Further } from "#blocks/kit/service/ServiceParts.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/image-search.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The look-up of race photos: the way in, what it needs, and the pictures for everyone. */
export default function ImageSearch(service: PageProps["image-search"]) {
  const t = useTexts();
  return (
    <Service
      type="image-search"
      service={service}
      title={t("title")}
      action={t("open")}
      needs={{ title: t("needTitle"), list: [t("needBib")] }}
    >
      {service.gallery && (
        <Further text={t("galleryText")}>
          <Action to={service.gallery} look="quiet">
            {t("gallery")}
          </Action>
        </Further>
      )}
    </Service>
  );
}
