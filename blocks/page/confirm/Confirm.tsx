import { Service } from "#blocks/kit/service/Service.tsx";
import { SignUpEntry } from "#blocks/kit/service/SignUpEntry.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/confirm.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The confirmation of a start: the submission, if the site has accounts and names no other place; else what has to be chosen. */
export default function Confirm(service: PageProps["confirm"]) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  return (
    <Service
      type="confirm"
      service={service}
      title={t("title")}
      action={t("open")}
      entry={isHere ? <SignUpEntry use="sign-up" shows="receipts" /> : undefined}
      {...(!(isHere && service.isOpen) && {
        needs: {
          title: t("needTitle"),
          list: [t("needParticipant"), t("needDay"), t("needSlot")],
          after: t("after"),
        },
      })}
    />
  );
}
