import { CentredPage } from "#blocks/kit/layout/CentredPage.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { Moments } from "#blocks/kit/time/Moments.tsx";
import { accountPath } from "#core/reservedPaths.ts";
import { messages } from "#locales/generated/page/closed.ts";
import type { PageProps } from "#schemas/generated/types.ts";

const useTexts = texts(messages);
type Props = PageProps["closed"];

/**
 * A page that is not visible now, or that is for others: when it opens or closed, or who it is for
 * and how they get there.
 */
export default function Closed({ audience, from, until }: Props) {
  return (
    <CentredPage>{audience ? <ForOthers audience={audience} /> : <NotNow from={from} until={until} />}</CentredPage>
  );
}

function NotNow({ from, until }: Omit<Props, "audience">) {
  const t = useTexts();
  const now = useNow(5000);
  const isDue = from !== undefined && now >= Date.parse(from);
  const instant = until ?? (isDue ? undefined : from);
  return (
    <>
      <h1>{t(until ? "over" : "early")}</h1>
      {until && <p>{t("elsewhere")}</p>}
      {instant && <Moments instant={instant} label={t(until ? "closed" : "opens")} />}
      {isDue && !until && <p>{t("opening")}</p>}
      <Action to="/home" look="quiet">
        {t("home")}
      </Action>
    </>
  );
}

const words = {
  "logged-in": ["forLoggedIn", "forLoggedInText"],
  entered: ["forEntered", "forEnteredText"],
  "not-entered": ["forNotEntered", "forNotEnteredText"],
} as const;

function ForOthers({ audience }: { audience: NonNullable<Props["audience"]> }) {
  const t = useTexts();
  const { hasAccounts, logIn, user } = useSite();
  const [title, text] = words[audience];
  return (
    <>
      <h1>{t(title)}</h1>
      <p>{t(user && audience === "entered" ? "notYetEntered" : text)}</p>
      {hasAccounts && !user && <Action onPress={() => logIn()}>{t("logIn")}</Action>}
      {hasAccounts && user && audience === "not-entered" && <Action to={accountPath}>{t("account")}</Action>}
      <Action to="/home" look="quiet">
        {t("home")}
      </Action>
    </>
  );
}
