import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import type { Client } from "#src/client/client.ts";
import { LinkOffer } from "./LinkOffer.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);
const fetchOffer = (client: Client, domainName: string, token: string) =>
  client.call("POST /sign-up/transfers/invitation", { json: { domainName, token }, isSilent: true });

/**
 * Shows the entry that a link passes on, and the item's form, with which the runner takes it over;
 * or why there is none.
 */
export function Taking({ token, onTaken }: Pick<TakingOver, "token" | "onTaken">) {
  const t = useTexts();
  const dates = useDates();
  return (
    <LinkOffer
      kind="transfer"
      token={token}
      onTaken={onTaken}
      fetch={fetchOffer}
      unknown="transfer/unknown-link"
      title={t("invited")}
      over={t("unknownLink")}
      accept={t("fillIn")}
      isFree={() => true}
      words={({ owner, endsAt }) => <p>{t("invitedText", { owner, at: dates(endsAt, "moment") })}</p>}
    />
  );
}
