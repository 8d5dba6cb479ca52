import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { OrganisedMailing } from "#contract/mailing.ts";
import { QuietButton } from "../../QuietButton.tsx";
import review from "../../review/Review.module.css";
import styles from "./Mailing.module.css";
import { useMailingTexts } from "./texts.ts";

/** Prints the addresses of the mailings that are to be sent, one label each. */
export function Labels({ mailings }: { mailings: OrganisedMailing[] }) {
  const t = useMailingTexts();
  const [isPrinting, setPrinting] = useState(false);
  const sent = mailings.filter(({ state, address }) => (state === "paid" || state === "packed") && address !== null);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener("afterprint", end);
    print();
    return () => removeEventListener("afterprint", end);
  }, [isPrinting]);
  if (sent.length === 0) return null;
  return (
    <div>
      <QuietButton onClick={() => setPrinting(true)}>{t("labels")}</QuietButton>
      <p className={review.hint}>{t("labelsHint")}</p>
      {isPrinting && createPortal(<Sheet mailings={sent} />, document.body)}
    </div>
  );
}

function Sheet({ mailings }: { mailings: OrganisedMailing[] }) {
  return (
    <div className={styles.sheet}>
      {mailings.map(({ mailingId, recipient, phone, address, postcode, pack, bib }) => (
        <address key={mailingId} className={styles.label}>
          <b>
            {recipient} {phone}
          </b>
          <span>{address}</span>
          <span className={styles.postcode}>{postcode}</span>
          <small>{[bib, pack, mailingId].filter(Boolean).join(" · ")}</small>
        </address>
      ))}
    </div>
  );
}
