import { type FormEvent, useEffect, useRef, useState } from "react";
import { Choice, Field, TextArea } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { RejectionGround } from "#contract/details.ts";
import { useExplanation } from "../useExplanation.ts";
import styles from "./Application.module.css";
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

interface TypedReason {
  ground: string;
  words: string;
}

const noReason: TypedReason = { ground: "", words: "" };

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
  const reject = () => {
    const { ground } = reason;
    const words = reason.words.trim();
    return send({ isApproved: false, ...(ground && { ground }), ...(words && { reason: words }) });
  };
  return (
    <div className={styles.decision}>
      <h3>{t("decide")}</h3>
      {isRejecting ? (
        <RejectionForm
          grounds={grounds}
          reason={reason}
          type={type}
          isSending={isSending}
          send={() => void reject()}
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
  grounds: readonly RejectionGround[];
  reason: TypedReason;
  type(typed: TypedReason): void;
  isSending: boolean;
  send(): void;
  cancel(): void;
}

function RejectionForm({ grounds, reason, type, isSending, send, cancel }: RejectionFormProps) {
  const t = useReviewTexts();
  const { text } = useSite();
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = () => form.current?.querySelector<HTMLElement>("select, textarea")?.focus();
  useEffect(focusFirst, []);
  const change = (typed: Partial<TypedReason>) => {
    setFault(undefined);
    type({ ...reason, ...typed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.ground !== "" || reason.words.trim() !== "") return send();
    setFault(t(grounds.length > 0 ? "groundMissing" : "reasonMissing"));
    focusFirst();
  };
  return (
    <form ref={form} className={styles.rejection} onSubmit={submit} noValidate>
      {grounds.length > 0 && (
        <Field label={t("reason")} error={fault}>
          {(control) => (
            <Choice {...control} value={reason.ground} onChange={({ target }) => change({ ground: target.value })}>
              <option value="">{t("otherReason")}</option>
              {grounds.map(({ id, text: words }) => (
                <option key={id} value={id}>
                  {text(words)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
      )}
      <Field
        label={t(grounds.length > 0 ? "ownWords" : "reason")}
        hint={t("reasonHint")}
        {...(grounds.length === 0 && { error: fault })}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            required={grounds.length === 0}
            value={reason.words}
            onChange={({ target }) => change({ words: target.value })}
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
