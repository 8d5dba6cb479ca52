import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedEntry } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../kit/texts.ts";

interface FailedRefundProps {
  code: string;
  refund: NonNullable<OrganisedEntry["order"]>["refunds"][number];
  client: Client;
  onChanged(): void;
}

/**
 * Sends the refund of a second payment again, which its provider could not carry out. A second
 * press sends no second one.
 */
export function FailedRefund({ code, refund: { refundNo, amountFen }, client, onChanged }: FailedRefundProps) {
  const t = useOrganiseTexts();
  const explain = useExplanation();
  const { showToast } = useSite();
  const amount = useNumbers().fen(amountFen);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async () => {
    setSending(true);
    setTrouble(undefined);
    try {
      await client.call("POST /sign-up/organise/refunds/retry", { json: { code, refundNo }, isSilent: true });
      showToast("success", t("refundDone", { amount }));
      onChanged();
    } catch (error) {
      setTrouble(t("notDone", { message: explain(error) }));
      setSending(false);
    }
  };
  return (
    <>
      <p>{t("retryHint")}</p>
      <div className={styles.actions}>
        <QuietButton onClick={() => void send()} disabled={isSending}>
          {isSending ? t("sending") : t("retryRefund", { amount })}
        </QuietButton>
      </div>
      <p role="alert" className={styles.failure}>
        {trouble}
      </p>
    </>
  );
}
