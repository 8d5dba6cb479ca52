import { useEffect, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { BodyOf } from "#contract/contract.ts";
import type { MessagePreview } from "#contract/entrantMessages.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Messages.module.css";
import { useMessageTexts } from "./texts.ts";

interface PreviewProps {
  client: Client;
  wanted: Omit<BodyOf<"POST /sign-up/organise/messages">, "key">;
  preview: MessagePreview;
  /** The organiser's language, in which the test comes. */
  language: "zh" | "en";
  /** Makes a repeated request the same one. */
  messageKey: string;
  onSent(): void;
}

/** Shows who gets a message and how it reads, and sends it after a question. */
export function Preview({ client, wanted, preview, language, messageKey, onSent }: PreviewProps) {
  const t = useMessageTexts();
  const explain = useExplanation();
  const { confirm, showToast } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const [isSending, setSending] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const { count, minutes, needsApproval, examples } = preview;
  const attempt = async (work: () => Promise<void>) => {
    setTrouble(undefined);
    setSending(true);
    try {
      await work();
    } catch (error) {
      setTrouble(explain(error));
    }
    setSending(false);
  };
  const test = () =>
    attempt(async () => {
      const json = { ...wanted, language };
      await client.call("POST /sign-up/organise/messages/test", { json, isSilent: true });
      showToast("success", t("testSent"));
    });
  const label = needsApproval ? t("request") : t("send", { count });
  const send = () =>
    attempt(async () => {
      const question = { title: t("sendTitle", { count }), body: t("sendBody"), yes: label, no: t("notYet") };
      if (!(await confirm(question))) return;
      const json = { ...wanted, key: messageKey };
      await client.call("POST /sign-up/organise/messages", { json, isSilent: true });
      showToast("success", t(needsApproval ? "isRequested" : "isSent"));
      onSent();
    });
  return (
    <section className={styles.part} aria-labelledby="message-preview">
      <h2 id="message-preview" ref={heading} tabIndex={-1}>
        {t("previewTitle")}
      </h2>
      <p>{t("recipients", { count, minutes })}</p>
      <p className={review.meta}>{t("leftOut", preview)}</p>
      {needsApproval && <p>{t("needsApproval")}</p>}
      <ul className={styles.examples}>
        {examples.map(({ to, name, language: spoken, subject, text }) => (
          <li key={`${spoken} ${to} ${name} ${subject} ${text}`} className={styles.example}>
            <p className={review.meta}>{t("to", { name, to })}</p>
            <p className={styles.subject} lang={spoken}>
              {subject}
            </p>
            <p lang={spoken}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={application.actions}>
        <Action onPress={() => void send()} isDisabled={count === 0 || isSending}>
          {label}
        </Action>
        <QuietButton onClick={() => void test()} disabled={isSending}>
          {t("test")}
        </QuietButton>
      </div>
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </section>
  );
}
