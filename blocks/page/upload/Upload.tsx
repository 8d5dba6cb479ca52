import { Service } from "#blocks/kit/Service.tsx";
import { Legend } from "#blocks/kit/ServiceParts.tsx";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/page/upload.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The hand-in of files: the way in and the kinds of files it takes. */
export default function Upload(service: PageProps["upload"]) {
  const t = useTexts();
  return (
    <Service service={service} title={t("title")} action={t("open")}>
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
