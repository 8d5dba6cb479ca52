import { Action } from "#blocks/kit/link/Action.tsx";
import { Service } from "#blocks/kit/service/Service.tsx";
import { Further } from "#blocks/kit/service/ServiceParts.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/score-search.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The look-up of results: the way in, what it needs, and the way to past years. */
export default function ScoreSearch(service: PageProps["score-search"]) {
  const t = useTexts();
  return (
    <Service
      type="score-search"
      service={service}
      title={t("title")}
      action={t("open")}
      needs={{ title: t("needTitle"), list: [t("needBib"), t("needDocument")] }}
    >
      {service.pastResults && (
        <Further text={t("pastText")}>
          <Action to={service.pastResults} look="quiet">
            {t("past")}
          </Action>
        </Further>
      )}
    </Service>
  );
}
