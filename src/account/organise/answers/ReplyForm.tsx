import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextArea } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { longestReply } from "#core/organise.ts";
import type { Client } from "#src/client/client.ts";
import styles from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import { useAnswerTexts } from "./texts.ts";

interface ReplyFormProps {
  client: Client;
  submissionId: string;
  email: string;
  onSent(): void;
  onCancel(): void;
}

/**
 * Writes an email to who answered. What was typed stays if the call fails, and a repeated one is
 * the same reply.
 */
export function ReplyForm({ client, submissionId, email, onSent, onCancel }: ReplyFormProps) {
  const t = useAnswerTexts();
  const organise = useOrganiseTexts();
  const { showToast } = useSite();
  const explain = useExplanation();
  const key = useRef(crypto.randomUUID());
  const input = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState("");
  const [faults, setFaults] = useState<{ text?: string; call?: string }>({});
  const [isSending, setSending] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const text = written.trim();
    if (text === "") return setFaults({ text: t("replyMissing") });
    setSending(true);
    try {
      await client.call("POST /sign-up/organise/answers/reply", {
        json: { submissionId, text, key: key.current },
        isSilent: true,
      });
      showToast("success", t("sent"));
      onSent();
    } catch (error) {
      setFaults({ call: organise("notDone", { message: explain(error) }) });
      setSending(false);
    }
  };
  return (
    <form className={styles.decision} onSubmit={submit} onChange={() => setFaults({})} noValidate>
      <h3>{t("replyTo", { email })}</h3>
      <Field label={t("replyText")} hint={t("replyHint")} error={faults.text}>
        {(control) => (
          <TextArea
            {...control}
            ref={input}
            rows={6}
            maxLength={longestReply}
            required
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={isSending}>
          {isSending ? organise("sending") : t("send")}
        </button>
        <Action look="quiet" onPress={onCancel} isDisabled={isSending}>
          {organise("cancel")}
        </Action>
      </div>
      <p role="alert" className={styles.failure}>
        {faults.call}
      </p>
    </form>
  );
}
