import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextArea } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useExplanation } from "../useExplanation.ts";
import styles from "./Application.module.css";
import { useReviewTexts } from "./texts.ts";

/** A decision as it is sent; a rejection has a reason. */
export interface Verdict {
  isApproved: boolean;
  reason?: string;
}

interface DecisionFormProps {
  /** The id of what is decided. */
  id: string;
  /** Sends the decision. The form shows the visitor why it rejects. */
  decide(verdict: Verdict): Promise<void>;
}

// A reason that was typed is kept until it is sent, even if something else is opened in the
// meantime.
const typedReasons = new Map<string, string>();

/** Approves, or rejects with a reason. What was typed stays if the call fails. */
export function DecisionForm({ id, decide }: DecisionFormProps) {
  const t = useReviewTexts();
  const explain = useExplanation();
  const [reason, setReason] = useState(typedReasons.get(id) ?? "");
  const [isRejecting, setRejecting] = useState(reason !== "");
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
  const type = (text: string) => {
    setReason(text);
    typedReasons.set(id, text);
  };
  return (
    <div className={styles.decision}>
      <h3>{t("decide")}</h3>
      {isRejecting ? (
        <RejectionForm
          reason={reason}
          type={type}
          isSending={isSending}
          send={() => void send({ isApproved: false, reason: reason.trim() })}
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
