import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import { errorCode } from "#src/client/errors.ts";
import { fetchTransferInvitation } from "#src/client/transfers.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { LinkForm } from "./LinkForm.tsx";
import type { TakingOver } from "./transferContext.ts";

const useTexts = texts(messages);

/** What a link passes on, and the item's own form, with which the runner takes it over; or why there is none. */
export function Taking({ token, onTaken }: Pick<TakingOver, "token" | "onTaken">) {
  const t = useTexts();
  const { text } = useSite();
  const dates = useDates();
  const { client, domainName } = useSignUpServices();
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(
    () =>
      fetchTransferInvitation(client, domainName, token).catch((error) => {
        if (errorCode(error) === "transfer/unknown-link") return null;
        throw error;
      }),
    [client, domainName, token],
  );
  const loaded = useLoaded(`transfer ${token}`, load);
  return (
    <section className={ownStyles.own} aria-labelledby="transfer-invitation">
      <h3 id="transfer-invitation">{t("invited")}</h3>
      <Show loaded={loaded} lines={3}>
        {(invitation) => {
          if (!invitation) return <p className={shared.quiet}>{t("unknownLink")}</p>;
          const { item, itemName, siteTitle, owner, endsAt } = invitation;
          return (
            <>
              <p className={ownStyles.receiptItem}>
                {text(siteTitle)} · {text(itemName)}
              </p>
              <p>{t("invitedText", { owner, at: dates(endsAt, "moment") })}</p>
              {isOpen ? (
                <LinkForm item={item} link={{ kind: "transfer", token, isFree: true, onTaken }} />
              ) : (
                <div>
                  <Action onPress={() => setOpen(true)}>{t("fillIn")}</Action>
                </div>
              )}
            </>
          );
        }}
      </Show>
    </section>
  );
}
