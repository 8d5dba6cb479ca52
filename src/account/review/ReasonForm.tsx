import { type FormEvent, useEffect, useRef, useState } from "react";
import { Choice, Field, TextArea } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { RejectionGround } from "#contract/details.ts";
import styles from "./Application.module.css";
import { useReviewTexts } from "./texts.ts";

/** A reason as it is typed: the id of one of the form's, and own words. */
export interface TypedReason {
  ground: string;
  words: string;
}

export const noReason: TypedReason = { ground: "", words: "" };

/** Returns a typed reason as it is sent. */
export function readReason({ ground, words }: TypedReason): { ground?: string; reason?: string } {
  const reason = words.trim();
  return { ...(ground && { ground }), ...(reason && { reason }) };
}

interface ReasonFormProps {
  grounds: readonly RejectionGround[];
  reason: TypedReason;
  type(typed: TypedReason): void;
  isSending: boolean;
  /** The label of the button that sends it. */
  confirm: string;
  send(): void;
  cancel(): void;
}

/** Asks for one of the form's reasons, own words, or both. */
export function ReasonForm({ grounds, reason, type, isSending, confirm, send, cancel }: ReasonFormProps) {
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
          {isSending ? t("sending") : confirm}
        </button>
        <Action look="quiet" onPress={cancel} isDisabled={isSending}>
          {t("cancel")}
        </Action>
      </div>
    </form>
  );
}
