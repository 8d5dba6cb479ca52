import { useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { RejectionGround } from "#contract/details.ts";
import { useExplanation } from "../useExplanation.ts";
import styles from "./Application.module.css";
import { noReason, ReasonForm, readReason, type TypedReason } from "./ReasonForm.tsx";
import { useReviewTexts } from "./texts.ts";

/** A decision as it is sent; a rejection has a ground, a reason or both. */
export interface Verdict {
  isApproved: boolean;
  /** The id of one of the form's reasons. */
  ground?: string;
  /** In own words. */
  reason?: string;
}

interface DecisionFormProps {
  /** The id of what is decided. */
  id: string;
  /** The form's reasons for a rejection; without any it is in own words. */
  grounds?: readonly RejectionGround[];
  /** Sends the decision. The form shows the visitor why it rejects. */
  decide(verdict: Verdict): Promise<void>;
}

// A reason that was typed is kept until it is sent, even if something else is opened in the
// meantime.
const typedReasons = new Map<string, TypedReason>();

/** Approves, or rejects with a reason. What was typed stays if the call fails. */
export function DecisionForm({ id, grounds = [], decide }: DecisionFormProps) {
  const t = useReviewTexts();
  const explain = useExplanation();
  const [reason, setReason] = useState(typedReasons.get(id) ?? noReason);
  const [isRejecting, setRejecting] = useState(reason !== noReason);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (verdict: Verdict) => {
    if (isSending) return;
    setSending(true);
    setTrouble(undefined);
    try {
      await decide(verdict);
      typedReasons.delete(id);
    } catch (error) {
      setTrouble(t("notDecided", { message: explain(error) }));
    }
    setSending(false);
  };
  const type = (typed: TypedReason) => {
    setReason(typed);
    typedReasons.set(id, typed);
  };
  const reject = () => send({ isApproved: false, ...readReason(reason) });
  return (
    <div className={styles.decision}>
      <h3>{t("decide")}</h3>
      {isRejecting ? (
        <ReasonForm
          grounds={grounds}
          reason={reason}
          type={type}
          isSending={isSending}
          send={() => void reject()}
          confirm={t("confirmReject")}
          cancel={() => setRejecting(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Action onPress={() => void send({ isApproved: true })} isDisabled={isSending}>
            {t(isSending ? "sending" : "approve")}
          </Action>
          <Action look="quiet" onPress={() => setRejecting(true)} isDisabled={isSending}>
            {t("reject")}
          </Action>
        </div>
      )}
      <p role="alert" className={styles.failure}>
        {trouble}
      </p>
    </div>
  );
}
