import { Service, type ServiceProps } from "#blocks/kit/service/Service.tsx";
import { Legend } from "#blocks/kit/service/ServiceParts.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/kit/upload-service.ts";
import { OwnFiles } from "./OwnFiles.tsx";

const useTexts = texts(messages);

/**
 * The upload of files: here if the site has accounts and names no other place, and the kinds of
 * files it takes.
 */
export function UploadService({ service }: { service: ServiceProps }) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  return (
    <Service
      kind="upload"
      service={service}
      title={t("title")}
      action={t("open")}
      entry={isHere ? <OwnFiles /> : undefined}
    >
      <Legend
        title={t("typesTitle")}
        steps={[
          [t("pictures"), "JPG, JPEG, PNG, GIF, BMP, WEBP"],
          [t("tables"), "XLS, XLSX"],
          [t("papers"), "DOC, DOCX, PDF"],
          [t("archives"), "ZIP"],
        ]}
      />
      <p>{t("promise")}</p>
    </Service>
  );
}
