import { Service } from "#blocks/kit/Service.tsx";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/page/post.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The sign-up: the way in and what to have ready. */
export default function Post(service: PageProps["post"]) {
  const t = useTexts();
  return (
    <Service
      service={service}
      title={t("title")}
      action={t("open")}
      needs={{
        title: t("needTitle"),
        list: [t("needDocument"), t("needContact"), t("needPayment"), t("needPolicies")],
      }}
    />
  );
}
