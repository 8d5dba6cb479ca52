import { Service } from "#blocks/kit/service/Service.tsx";
import { SignUpEntry } from "#blocks/kit/service/SignUpEntry.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/page/post.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);

/** The sign-up: here if the site has accounts and names no other place; and what to have ready. */
export default function Post(service: PageProps["post"]) {
  const t = useTexts();
  const { hasAccounts } = useSite();
  const isHere = hasAccounts && !service.link;
  return (
    <Service
      type="post"
      service={service}
      title={t("title")}
      action={t("open")}
      entry={isHere ? <SignUpEntry use="sign-up" /> : undefined}
      needs={{ title: t("needTitle"), list: [t("needDocument"), t("needContact"), t("needPolicies")] }}
    />
  );
}
