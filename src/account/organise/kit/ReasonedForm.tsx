import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Field, TextArea } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import styles from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "./texts.ts";

interface ReasonedFormProps {
  /** The fields above the reason, and what is below it. */
  children: ReactNode;
  note?: ReactNode;
  reason: Record<"label" | "hint" | "missing", string>;
  /** The words of the button that sends it, and whether it takes something away. */
  yes: string;
  isDangerous?: boolean;
  /** Shows what is wrong with the fields; returns whether nothing is. */
  check(): boolean;
  /**
   * Sends it; a repeated call has the same key. Why it rejects is shown, and what was typed stays.
   */
  send(reason: string, key: string): Promise<void>;
  /** Something was typed: what was wrong may be right now. */
  onEdit?(): void;
  onCancel(): void;
}

/** A form of an organiser that needs a reason for the records. */
export function ReasonedForm({ children, note, reason, yes, isDangerous = false, ...form }: ReasonedFormProps) {
  const t = useOrganiseTexts();
  const explain = useExplanation();
  const key = useRef(crypto.randomUUID());
  const [written, setWritten] = useState("");
  const [faults, setFaults] = useState<{ reason?: string; call?: string }>({});
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reasonText = written.trim();
    setFaults(reasonText === "" ? { reason: reason.missing } : {});
    if (!form.check() || reasonText === "" || isSending) return;
    setSending(true);
    try {
      await form.send(reasonText, key.current);
    } catch (error) {
      setFaults({ call: t("notDone", { message: explain(error) }) });
      setSending(false);
    }
  };
  const edit = () => {
    setFaults({});
    form.onEdit?.();
  };
  return (
    <form className={styles.decision} onSubmit={submit} onChange={edit} noValidate>
      {children}
      <Field label={reason.label} hint={reason.hint} error={faults.reason}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            required
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
      </Field>
      {note}
      <div className={styles.actions}>
        <button type="submit" className={isDangerous ? styles.danger : styles.primary} disabled={isSending}>
          {isSending ? t("sending") : yes}
        </button>
        <Action look="quiet" onPress={form.onCancel} isDisabled={isSending}>
          {t("cancel")}
        </Action>
      </div>
      <p role="alert" className={styles.failure}>
        {faults.call}
      </p>
    </form>
  );
}
