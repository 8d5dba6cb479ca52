import { useLingui } from "@lingui/react";
import { useEffect, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { Purpose } from "#contract/captcha.ts";
import { messages } from "#locales/generated/captcha.ts";
import type { Client } from "#src/client/client.ts";
import type { ApiError } from "#src/client/errors.ts";
import styles from "./Captcha.module.css";
import { loadTimeout } from "./loadAgain.ts";

const useTexts = texts(messages);

interface ByTicketProps {
  client: Client;
  purpose: Purpose;
  onPassed(pass: CaptchaPass): void;
}

/**
 * A message of the frame. The frame is the provider's, so only its shape is checked and trusted.
 */
interface FrameMessage {
  isReady?: unknown;
  isClosed?: unknown;
  isBroken?: unknown;
  ticket?: unknown;
  randstr?: unknown;
}

/** Verification by the outside provider's own widget, in a frame without any right on this page. */
export function ByTicket({ client, purpose, onPassed }: ByTicketProps) {
  const t = useTexts();
  const { i18n } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const receive = useRef<(message: FrameMessage) => void>(undefined);
  receive.current = ({ ticket, randstr, isClosed, isBroken }) => {
    if (isBroken) setTrouble(t("failed"));
    if (isClosed) setTrouble(t("unsent"));
    if (typeof ticket !== "string" || typeof randstr !== "string") return;
    client
      .call("POST /captcha/ticket", { json: { ...purpose, ticket, randstr }, isSilent: true })
      .then(onPassed, (error) =>
        // The server's sentence names the cause: a bad ticket, or a provider out of reach.
        setTrouble((error as ApiError).kind === "refused" ? (error as ApiError).message : t("unsent")),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads the frame again
  useEffect(() => {
    const timer = setTimeout(() => setTrouble(t("failed")), loadTimeout);
    const onMessage = ({ source, data }: MessageEvent<{ captcha?: FrameMessage } | null>) => {
      if (source !== frame.current?.contentWindow || !data?.captcha) return;
      clearTimeout(timer);
      receive.current?.(data.captcha);
    };
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("message", onMessage);
    };
  }, [round]);
  if (trouble !== undefined)
    return (
      <div className={styles.trouble}>
        <p role="alert">{trouble}</p>
        <Action
          onPress={() => {
            setTrouble(undefined);
            setRound(round + 1);
          }}
        >
          {t("retry")}
        </Action>
      </div>
    );
  return (
    <>
      <p className={styles.hint}>{t("ticketHint")}</p>
      <iframe
        key={round}
        ref={frame}
        className={styles.ticket}
        title={t("ticketFrame")}
        src={`/captcha/ticket-frame?language=${i18n.locale === "en" ? "en" : "zh"}`}
        sandbox="allow-scripts allow-forms allow-popups"
      />
    </>
  );
}
