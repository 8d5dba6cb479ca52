import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextArea } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { Decision } from "#contract/applications.ts";
import { decideApplication, decisionRefusalOf } from "#src/client/applications.ts";
import type { Client } from "#src/client/client.ts";
import { useExplanation } from "../useExplanation.ts";
import styles from "./Review.module.css";
import { useReviewTexts } from "./texts.ts";

interface DecisionFormProps {
  client: Client;
  submissionId: string;
  onDecided(decision: Decision): void;
  /** Another decision came first. */
  onDecidedElsewhere(decision: Decision): void;
}

// A reason that was typed is there again when the application is opened again.
const typedReasons = new Map<string, string>();

/** Approves an application, or rejects it with a reason. What was typed stays if the call fails. */
export function DecisionForm({ client, submissionId, onDecided, onDecidedElsewhere }: DecisionFormProps) {
  const t = useReviewTexts();
  const explain = useExplanation();
  const [reason, setReason] = useState(typedReasons.get(submissionId) ?? "");
  const [isRejecting, setRejecting] = useState(reason !== "");
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const decide = async (status: Decision["status"]) => {
    if (isSending) return;
    setSending(true);
    setTrouble(undefined);
    try {
      const isApproved = status === "approved";
      await decideApplication(client, { submissionId, isApproved, ...(!isApproved && { reason: reason.trim() }) });
      typedReasons.delete(submissionId);
      const facts = { decidedAt: Date.now(), decidedBy: "you", nick: null } as const;
      onDecided({ status, reason: isApproved ? null : reason.trim(), ...facts });
    } catch (error) {
      const decision = decisionRefusalOf(error)?.decision;
      setSending(false);
      if (decision) onDecidedElsewhere(decision);
      else setTrouble(t("notDecided", { message: explain(error) }));
    }
  };
  const type = (text: string) => {
    setReason(text);
    typedReasons.set(submissionId, text);
  };
  return (
    <div className={styles.decision}>
      <h3>{t("decide")}</h3>
      {isRejecting ? (
        <RejectionForm
          {...{ reason, type, isSending }}
          send={() => decide("rejected")}
          cancel={() => setRejecting(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Action onPress={() => void decide("approved")} isDisabled={isSending}>
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

interface RejectionFormProps {
  reason: string;
  type(text: string): void;
  isSending: boolean;
  send(): void;
  cancel(): void;
}

function RejectionForm({ reason, type, isSending, send, cancel }: RejectionFormProps) {
  const t = useReviewTexts();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") return send();
    setFault(t("reasonMissing"));
    input.current?.focus();
  };
  return (
    <form className={styles.rejection} onSubmit={submit} noValidate>
      <Field label={t("reason")} hint={t("reasonHint")} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            ref={input}
            maxLength={300}
            required
            value={reason}
            onChange={({ target }) => {
              setFault(undefined);
              type(target.value);
            }}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <button type="submit" className={styles.danger} disabled={isSending}>
          {t(isSending ? "sending" : "confirmReject")}
        </button>
        <Action look="quiet" onPress={cancel} isDisabled={isSending}>
          {t("cancel")}
        </Action>
      </div>
    </form>
  );
}
