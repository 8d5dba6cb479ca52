import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import type { Client } from "#src/client/client.ts";
import { LinkOffer } from "./LinkOffer.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);
const fetchOffer = (client: Client, domainName: string, token: string) =>
  client.call("POST /sign-up/invitation", { json: { domainName, token }, isSilent: true });

/**
 * Shows the item that an organiser's link invites to, and its form, with which the runner accepts;
 * or why there is none.
 */
export function Invited({
  token,
  onTaken,
  isOwnApplication = false,
}: Pick<TakingOver, "token" | "onTaken"> & {
  /** Whether the organiser approved an application of the runner. */
  isOwnApplication?: boolean;
}) {
  const t = useTexts();
  const dates = useDates();
  return (
    <LinkOffer
      kind="invitation"
      token={token}
      onTaken={onTaken}
      fetch={fetchOffer}
      unknown="invitation/unknown-link"
      title={t(isOwnApplication ? "approvedApplication" : "organisersInvitation")}
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
