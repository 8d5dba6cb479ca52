import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import { errorCode } from "#src/client/errors.ts";
import { fetchInvitation } from "#src/client/invitations.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { LinkForm } from "./LinkForm.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);

/** What an organiser's link invites to, and the item's own form, with which the runner accepts; or why there is none. */
export function Invited({ token, onTaken }: Pick<TakingOver, "token" | "onTaken">) {
  const t = useTexts();
  const { text } = useSite();
  const dates = useDates();
  const { client, domainName } = useSignUpServices();
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(
    () =>
      fetchInvitation(client, domainName, token).catch((error) => {
        if (errorCode(error) === "invitation/unknown-link") return null;
        throw error;
      }),
    [client, domainName, token],
  );
  const loaded = useLoaded(`invitation ${token}`, load);
  return (
    <section className={ownStyles.own} aria-labelledby="organisers-invitation">
      <h3 id="organisers-invitation">{t("organisersInvitation")}</h3>
      <Show loaded={loaded} lines={3}>
        {(offer) => {
          if (!offer) return <p className={shared.quiet}>{t("invitationOver")}</p>;
          const { item, itemName, siteTitle, isWaived, holdsPlace, endsAt } = offer;
          return (
            <>
              <p className={ownStyles.receiptItem}>
                {text(siteTitle)} · {text(itemName)}
              </p>
              <p>{t(holdsPlace ? "placeHeld" : "placeLater", { at: dates(endsAt, "moment") })}</p>
              {isWaived && <p>{t("feeWaived")}</p>}
              {isOpen ? (
                <LinkForm item={item} link={{ kind: "invitation", token, isFree: isWaived, onTaken }} />
              ) : (
                <div>
                  <Action onPress={() => setOpen(true)}>{t("accept")}</Action>
                </div>
              )}
            </>
          );
        }}
      </Show>
    </section>
  );
}
