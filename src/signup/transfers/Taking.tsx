import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import { fetchTransferInvitation } from "#src/client/transfers.ts";
import { LinkOffer } from "./LinkOffer.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);

/**
 * What a link passes on, and the item's own form, with which the runner takes it over; or why there
 * is none.
 */
export function Taking({ token, onTaken }: Pick<TakingOver, "token" | "onTaken">) {
  const t = useTexts();
  const dates = useDates();
  return (
    <LinkOffer
      kind="transfer"
      token={token}
      onTaken={onTaken}
      fetch={fetchTransferInvitation}
      unknown="transfer/unknown-link"
      title={t("invited")}
      over={t("unknownLink")}
      accept={t("fillIn")}
      isFree={() => true}
      words={({ owner, endsAt }) => <p>{t("invitedText", { owner, at: dates(endsAt, "moment") })}</p>}
    />
  );
}
