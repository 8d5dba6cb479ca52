import { Service } from "#blocks/kit/service/Service.tsx";
import { Further, Legend } from "#blocks/kit/service/ServiceParts.tsx";
import { SignUpEntry } from "#blocks/kit/service/SignUpEntry.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/direct.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The through entry: here if the site has accounts and names no other place; and what the states of an application mean. */
export default function Direct(service: PageProps["direct"]) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  return (
    <Service
      type="direct"
      service={service}
      title={t("title")}
      action={t("open")}
      entry={isHere ? <SignUpEntry use="through-entry" /> : undefined}
    >
      <Legend
        title={t("stepsTitle")}
        isOrdered
        steps={[
          [t("waiting"), t("waitingText")],
          [t("submitted"), t("submittedText")],
          [t("approved"), t("approvedText")],
          [t("rejected"), t("rejectedText")],
        ]}
      />
      <Further text={t("endedText")} title={t("ended")} />
    </Service>
  );
}
