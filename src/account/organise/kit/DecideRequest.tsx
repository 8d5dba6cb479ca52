import { type ReactNode, useState } from "react";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "./texts.ts";

interface DecideRequestProps {
  /** Whether the reader requested it, who can only take it back. */
  isOwn: boolean;
  /** Sends the decision. Why it rejects is shown. */
  decide(isApproved: boolean): Promise<void>;
  /** More buttons. */
  children?: ReactNode;
}

/** Decides what waits for a second organiser. */
export function DecideRequest({ isOwn, decide, children }: DecideRequestProps) {
  const t = useOrganiseTexts();
  const explain = useExplanation();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (isApproved: boolean) => {
    setSending(true);
    setTrouble(undefined);
    try {
      await decide(isApproved);
    } catch (error) {
      setTrouble(t("notDone", { message: explain(error) }));
      setSending(false);
    }
  };
  return (
    <>
      {isOwn && <p>{t("ownRequest")}</p>}
      <div className={styles.actions}>
        {!isOwn && (
          <QuietButton onClick={() => void send(true)} disabled={isSending}>
            {t("approve")}
          </QuietButton>
        )}
        <QuietButton onClick={() => void send(false)} disabled={isSending}>
          {t(isOwn ? "takeBack" : "refuse")}
        </QuietButton>
        {children}
      </div>
      <p role="alert" className={styles.failure}>
        {trouble}
      </p>
    </>
  );
}
