import { useCallback, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { MailingOffer, OwnPack } from "#contract/mailing.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { ChoiceCards } from "../pickUp/ChoiceCards.tsx";
import pickUp from "../pickUp/PickUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { ClaimForm } from "./ClaimForm.tsx";
import { MailingForm } from "./MailingForm.tsx";
import { MailingState } from "./MailingState.tsx";
import { useMailingTexts } from "./texts.ts";

/**
 * The mailing of the runner's race packs that were never collected: what is mailed and what it
 * costs, the request with its address, and then how far it is.
 */
export default function OwnMailings({ offer: first }: { offer: MailingOffer }) {
  const t = useMailingTexts();
  const { text } = useSite();
  const dates = useDates();
  const { fen } = useNumbers();
  const { client, domainName } = useSignUpServices();
  const [offer, setOffer] = useState(first);
  const heading = useRef<HTMLHeadingElement>(null);
  const renew = useCallback(async () => {
    // What is shown stays until the next one is there.
    const next = await client
      .call("GET /sign-up/mailings", { query: { domainName }, isSilent: true })
      .catch(() => undefined);
    if (next) setOffer(next);
    // What had the focus is gone.
    heading.current?.focus();
  }, [client, domainName]);
  const { contents, closed, feeFen, sourceName, closesAt, opensAt } = offer;
  return (
    <section className={`${ownStyles.own} ${pickUp.section}`} aria-labelledby="own-mailing">
      <h3 id="own-mailing" tabIndex={-1} ref={heading}>
        {t("title")}
      </h3>
      <p>{t("lead", { race: text(sourceName), until: dates(closesAt, "moment") })}</p>
      <dl className={pickUp.facts}>
        {contents && (
          <div>
            <dt>{t("contents")}</dt>
            <dd>{text(contents)}</dd>
          </div>
        )}
        <div>
          <dt>{t("fee")}</dt>
          <dd>{feeFen === 0 ? t("noFee") : fen(feeFen)}</dd>
        </div>
      </dl>
      {closed === "not-open" && <p className={pickUp.note}>{t("notOpen", { at: dates(opensAt, "moment") })}</p>}
      {closed === "closed" && <p className={pickUp.note}>{t("closed")}</p>}
      {closed === "hand-outs-open" && <p className={pickUp.note}>{t("handOutsOpen")}</p>}
      <Packs offer={offer} onChanged={renew} />
      {offer.hasList && closed === null && <ClaimForm offer={offer} onFound={renew} />}
    </section>
  );
}

function Packs({ offer, onChanged }: { offer: MailingOffer; onChanged(): Promise<void> }) {
  const t = useMailingTexts();
  const { text } = useSite();
  const [only] = offer.packs.length === 1 ? offer.packs : [];
  const [chosenPack, setChosenPack] = useState<string>();
  const chosen = only ?? offer.packs.find(({ pack }) => pack === chosenPack);
  if (offer.packs.length === 0) return offer.hasList ? null : <p className={pickUp.note}>{t("noPacks")}</p>;
  return (
    <>
      {only ? (
        <p className={pickUp.who}>{[only.name, text(only.itemName)].filter(Boolean).join(" · ")}</p>
      ) : (
        <ChoiceCards
          legend={t("title")}
          name="mailing-pack"
          isWide
          value={chosenPack}
          onChoose={setChosenPack}
          choices={offer.packs.map((pack) => ({
            value: pack.pack,
            label: pack.name || text(pack.itemName),
            note: `${text(pack.itemName)} · ${t(`state_${pack.mailing?.state ?? "none"}`)}`,
          }))}
        />
      )}
      {chosen && <Pack key={chosen.pack} offer={offer} pack={chosen} onChanged={onChanged} />}
    </>
  );
}

function Pack({ offer, pack, onChanged }: { offer: MailingOffer; pack: OwnPack; onChanged(): Promise<void> }) {
  const { mailing } = pack;
  const isFree = !mailing || mailing.state === "cancelled";
  return (
    <>
      {mailing && <MailingState key={mailing.mailingId} mailing={mailing} onChanged={onChanged} />}
      {isFree && offer.closed === null && <MailingForm offer={offer} pack={pack} onRequested={onChanged} />}
    </>
  );
}
