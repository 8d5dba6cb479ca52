import { Service } from "#blocks/kit/service/Service.tsx";
import { Legend } from "#blocks/kit/service/ServiceParts.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/page/registration-search.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The look-up of registrations: the way in, what it needs, and what its answers mean. */
export default function RegistrationSearch(service: PageProps["registration-search"]) {
  const t = useTexts();
  const date = useDates();
  const drawAt = useSite().race?.registration?.drawAt;
  const now = useNow(60_000);
  const isAhead = drawAt !== undefined && now < Date.parse(drawAt);
  return (
    <Service
      type="registration-search"
      service={service}
      title={t("title")}
      action={t("open")}
      needs={{ title: t("needTitle"), list: [t("needAccount"), t("needDocument")] }}
    >
      <Legend
        title={t("statesTitle")}
        steps={[
          [t("submitted"), isAhead ? t("submittedDraw", { moment: date(drawAt, "moment") }) : t("submittedText")],
          [t("drawn"), t("drawnText")],
          [t("notDrawn"), t("notDrawnText")],
        ]}
      />
    </Service>
  );
}
