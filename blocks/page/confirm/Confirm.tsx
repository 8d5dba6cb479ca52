import { Service } from "#blocks/kit/Service.tsx";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/page/confirm.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The confirmation of a start: the way in and what has to be chosen. */
export default function Confirm(service: PageProps["confirm"]) {
  const t = useTexts();
  return (
    <Service
      service={service}
      title={t("title")}
      action={t("open")}
      needs={{
        title: t("needTitle"),
        list: [t("needParticipant"), t("needDay"), t("needSlot")],
        after: t("after"),
      }}
    />
  );
}
