import { type ReactNode, useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { ErrorCode } from "#contract/errors.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { Client } from "#src/client/client.ts";
import { errorCode } from "#src/client/errors.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { LinkForm } from "./LinkForm.tsx";
import type { TakingOver } from "./transferContext.ts";

interface LinkOfferProps<Offer> {
  kind: TakingOver["kind"];
  token: string;
  title: string;
  /** Asks what the link is for. */
  fetch(client: Client, domainName: string, token: string): Promise<Offer>;
  /**
   * The code with which that is refused if the link is none, or not any more; and what is shown
   * then.
   */
  unknown: ErrorCode;
  over: string;
  /** The sentences about the offer, and whether nothing is due. */
  words(offer: Offer): ReactNode;
  isFree(offer: Offer): boolean;
  /** The words of the button that opens the form. */
  accept: string;
  onTaken(): void;
}

/**
 * Shows what a link is for, and the item's form, with which the runner uses it; or why there is
 * none.
 */
export function LinkOffer<Offer extends { item: string; itemName: Text; siteTitle: Text }>(
  props: LinkOfferProps<Offer>,
) {
  const { kind, token, title, fetch, unknown, over, words, isFree, accept, onTaken } = props;
  const { text } = useSite();
  const { client, domainName } = useSignUpServices();
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(
    () =>
      fetch(client, domainName, token).catch((error) => {
        if (errorCode(error) === unknown) return null;
        throw error;
      }),
    [client, domainName, token, fetch, unknown],
  );
  const loaded = useLoaded(`${kind} ${token}`, load);
  return (
    <section className={ownStyles.own} aria-labelledby={`${kind}-offer`}>
      <h3 id={`${kind}-offer`}>{title}</h3>
      <Show loaded={loaded} lines={3}>
        {(offer) => {
          if (!offer) return <p className={shared.quiet}>{over}</p>;
          return (
            <>
              <p className={ownStyles.receiptItem}>
                {text(offer.siteTitle)} · {text(offer.itemName)}
              </p>
              {words(offer)}
              {isOpen ? (
                <LinkForm item={offer.item} link={{ kind, token, isFree: isFree(offer), onTaken }} />
              ) : (
                <div>
                  <Action onPress={() => setOpen(true)}>{accept}</Action>
                </div>
              )}
            </>
          );
        }}
      </Show>
    </section>
  );
}
