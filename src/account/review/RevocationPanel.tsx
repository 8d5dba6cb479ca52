import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { ReviewedApplication, ReviewRace, Revocation } from "#contract/applications.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../QuietButton.tsx";
import { useExplanation } from "../useExplanation.ts";
import styles from "./Application.module.css";
import { noReason, ReasonForm, readReason } from "./ReasonForm.tsx";
import { useReviewTexts } from "./texts.ts";

interface RevocationPanelProps {
  client: Client;
  application: ReviewedApplication;
  race: ReviewRace;
  /** The request was made, taken back or decided. */
  onChanged(): void;
}

/**
 * Revokes an approval by two organisers: one requests it with a reason, another one agrees. Nothing
 * once it can no longer be revoked.
 */
export function RevocationPanel({ client, application, race, onChanged }: RevocationPanelProps) {
  const { submissionId, revocation, isRevocable, grounds } = application;
  const t = useReviewTexts();
  const [reason, setReason] = useState(noReason);
  const [isAsking, setAsking] = useState(false);
  const { isSending, trouble, send } = useSending(onChanged);
  if (!isRevocable) return null;
  const request = () =>
    client.call("POST /sign-up/applications/revoke", {
      json: { submissionId, ...readReason(reason) },
      isSilent: true,
    });
  const decide = (isApproved: boolean) =>
    client.call("POST /sign-up/applications/decide-revocation", {
      json: { submissionId, isApproved },
      isSilent: true,
    });
  return (
    <div className={styles.decision}>
      <h3>{t("revocation")}</h3>
      {revocation ? (
        <>
          <Request revocation={revocation} race={race} />
          <div className={styles.actions}>
            {!revocation.isOwn && (
              <button
                type="button"
                className={styles.danger}
                disabled={isSending}
                onClick={() => void send(() => decide(true))}
              >
                {t("agreeRevocation")}
              </button>
            )}
            <QuietButton disabled={isSending} onClick={() => void send(() => decide(false))}>
              {t(revocation.isOwn ? "takeBackRevocation" : "refuseRevocation")}
            </QuietButton>
          </div>
        </>
      ) : isAsking ? (
        <>
          <p>{t("revocationMeans")}</p>
          <ReasonForm
            grounds={grounds}
            reason={reason}
            type={setReason}
            isSending={isSending}
            confirm={t("requestRevocation")}
            send={() => void send(request)}
            cancel={() => setAsking(false)}
          />
        </>
      ) : (
        <div className={styles.actions}>
          <QuietButton onClick={() => setAsking(true)}>{t("revoke")}</QuietButton>
        </div>
      )}
      <p role="alert" className={styles.failure}>
        {trouble}
      </p>
    </div>
  );
}

function Request({ revocation, race }: { revocation: Revocation; race: ReviewRace }) {
  const t = useReviewTexts();
  const { text } = useSite();
  const dates = useDates();
  const { ground, reason, requestedBy: nick, requestedAt, isOwn } = revocation;
  const at = dates(requestedAt, "moment", race.timeZone);
  return (
    <>
      <p>{isOwn ? t("revocationOwn", { at }) : t("revocationRequested", { at, nick })}</p>
      {ground && <p className={styles.reason}>{t("reasonWas", { reason: text(ground.text) })}</p>}
      {reason && <p className={styles.reason}>{ground ? t("wordsWere", { reason }) : t("reasonWas", { reason })}</p>}
    </>
  );
}

// Keeps what was typed if a call fails, and shows why it did.
function useSending(onChanged: () => void) {
  const t = useReviewTexts();
  const explain = useExplanation();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (work: () => Promise<unknown>) => {
    setSending(true);
    setTrouble(undefined);
    try {
      await work();
      onChanged();
    } catch (error) {
      setTrouble(t("notDecided", { message: explain(error) }));
    }
    setSending(false);
  };
  return { isSending, trouble, send };
}
