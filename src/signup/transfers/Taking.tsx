import { type ComponentType, useCallback, useMemo, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { type SignUpOfRace, type Site, SiteContext, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { messages } from "#locales/generated/signup/transfers.ts";
import { errorCode } from "#src/client/errors.ts";
import { fetchTransferInvitation } from "#src/client/transfers.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { type TakingOver, TransferContext } from "./transferContext.ts";

const useTexts = texts(messages);

/** What a link passes on, and the item's own form, with which the runner takes it over; or why there is none. */
export function Taking({ token, onTaken }: TakingOver) {
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
                <Form item={item} token={token} onTaken={onTaken} />
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

// The sign-up of the site as for anybody, with this item as the only one: open, with a place, and nothing to pay.
function Form({ item, token, onTaken }: TakingOver & { item: string }) {
  const site = useSite();
  const { signUp } = site;
  const takingOver = useMemo(() => ({ token, onTaken }), [token, onTaken]);
  const narrowed = useMemo(() => onlyItem(site, item), [site, item]);
  return (
    <SiteContext value={narrowed}>
      <TransferContext value={takingOver}>
        <Show loaded={useLoaded("sign-up", signUp)} lines={10} height="40rem">
          {(SignUp: ComponentType<SignUpOfRace>) => <SignUp use="sign-up" />}
        </Show>
      </TransferContext>
    </SiteContext>
  );
}

function onlyItem(site: Site, item: string): Site {
  const { prices: _paid, race, ...rest } = site;
  const items = (race?.items ?? []).flatMap((one) => {
    const { feeFen: _fee, opensAt: _opens, closesAt: _closes, places: _places, pools: _pools, ...more } = one;
    return one.id === item ? [more] : [];
  });
  return { ...rest, race: { ...race, items } } as Site;
}
