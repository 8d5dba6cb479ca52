import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import { fetchInvitation } from "#src/client/invitations.ts";
import { LinkOffer } from "./LinkOffer.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);

/**
 * What an organiser's link invites to, and the item's own form, with which the runner accepts; or
 * why there is none.
 */
export function Invited({ token, onTaken }: Pick<TakingOver, "token" | "onTaken">) {
  const t = useTexts();
  const dates = useDates();
  return (
    <LinkOffer
      kind="invitation"
      token={token}
      onTaken={onTaken}
      fetch={fetchInvitation}
      unknown="invitation/unknown-link"
      title={t("organisersInvitation")}
      over={t("invitationOver")}
      accept={t("accept")}
      isFree={({ isWaived }) => isWaived}
      words={({ holdsPlace, isWaived, endsAt }) => (
        <>
          <p>{t(holdsPlace ? "placeHeld" : "placeLater", { at: dates(endsAt, "moment") })}</p>
          {isWaived && <p>{t("feeWaived")}</p>}
        </>
      )}
    />
  );
}
