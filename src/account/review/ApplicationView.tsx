import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Decision, DecisionRefusal, ReviewedApplication, ReviewRace } from "#contract/applications.ts";
import type { Client } from "#src/client/client.ts";
import { type ApiError, errorCode } from "#src/client/errors.ts";
import { QuietButton } from "../QuietButton.tsx";
import { useCall } from "../useCall.ts";
import styles from "./Application.module.css";
import { listNames } from "./ApplicationList.tsx";
import { DecisionForm, type Verdict } from "./DecisionForm.tsx";
import { DecisionNote } from "./DecisionNote.tsx";
import { EntrantAnswers } from "./EntrantAnswers.tsx";
import { type Neighbours, QueueButtons } from "./QueueButtons.tsx";
import { RevocationPanel } from "./RevocationPanel.tsx";
import { useReviewTexts } from "./texts.ts";

/** The id of the part of the page that shows an application. */
export const viewId = "application";

interface ApplicationViewProps {
  submissionId: string;
  client: Client;
  race: ReviewRace;
  /** The applications before and after it in the list, if there are any. */
  neighbours: Neighbours;
  onOpen(submissionId: string): void;
  onClose(): void;
  onDecided(name: string, decision: Decision): void;
  /** Somebody else decided it in the meantime. */
  onDecidedElsewhere(decision: Decision): void;
  /** Something changed about revoking its approval. */
  onRevocation(): void;
}

/**
 * One application: who applies for what, all answers with their files, and the decision or the form
 * for it.
 */
export function ApplicationView({
  submissionId,
  client,
  race,
  neighbours,
  onOpen,
  onClose,
  ...decisions
}: ApplicationViewProps) {
  const t = useReviewTexts();
  const { language } = useSite();
  const dates = useDates();
  const [isLate, setLate] = useState(false);
  const { loaded, reload } = useCall(client, "GET /sign-up/review/applications/:id", { params: { id: submissionId } });
  const decide = async (application: ReviewedApplication, verdict: Verdict) => {
    try {
      await client.call("POST /sign-up/applications/decide", { json: { submissionId, ...verdict }, isSilent: true });
    } catch (error) {
      const decision = buildDecisionRefusal(error)?.decision;
      if (!decision) throw error;
      setLate(true);
      reload();
      return decisions.onDecidedElsewhere(decision);
    }
    const { isApproved, reason = null } = verdict;
    const ground = application.grounds.find(({ id }) => id === verdict.ground) ?? null;
    const facts = { decidedAt: Date.now(), decidedBy: "you", nick: null } as const;
    const decision = { status: isApproved ? "approved" : "rejected", ground, reason, ...facts } as const;
    decisions.onDecided(listNames(application, language) || t("unnamed"), decision);
  };
  return (
    <section id={viewId} tabIndex={-1} aria-labelledby="application-title" className={styles.application}>
      <div className={styles.ways}>
        <QuietButton className={styles.back} onClick={onClose}>
          ← {t("backToList")}
        </QuietButton>
        <QueueButtons neighbours={neighbours} onOpen={onOpen} />
      </div>
      <Show loaded={loaded} lines={8} height="24rem">
        {(application) => (
          <>
            <Facts application={application} race={race} />
            {application.entrantWords.map((words, entrant) => (
              <EntrantAnswers
                key={entrant}
                number={application.entrantWords.length > 1 ? entrant + 1 : undefined}
                words={words}
                places={application.places.filter((place) => place.entrant === entrant)}
                files={application.files.filter((file) => file.entrant === entrant)}
              />
            ))}
            {application.withdrawnAt !== null && (
              <p className={styles.decision}>
                {t(application.endedBecause === "withdraw" ? "withdrawnAt" : "endedAt", {
                  at: dates(application.withdrawnAt, "moment", race.timeZone),
                })}
              </p>
            )}
            {application.decision ? (
              <>
                <DecisionNote application={application} decision={application.decision} race={race} isLate={isLate} />
                <RevocationPanel
                  client={client}
                  application={application}
                  race={race}
                  onChanged={() => {
                    reload();
                    decisions.onRevocation();
                  }}
                />
              </>
            ) : application.withdrawnAt !== null ? null : (
              <DecisionForm
                id={submissionId}
                grounds={application.grounds}
                decide={(verdict) => decide(application, verdict)}
              />
            )}
          </>
        )}
      </Show>
    </section>
  );
}

function Facts({ application, race }: { application: ReviewedApplication; race: ReviewRace }) {
  const t = useReviewTexts();
  const { text, language } = useSite();
  const dates = useDates();
  const { receipt, createdAt, feeFen, itemName, round, rounds } = application;
  return (
    <header className={styles.head}>
      <h2 id="application-title">{listNames(application, language) || t("unnamed")}</h2>
      <p className={styles.item}>{text(itemName)}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t("receipt")}</dt>
          <dd>{receipt}</dd>
        </div>
        <div>
          <dt>{t("submitted")}</dt>
          <dd>{dates(createdAt, "moment", race.timeZone)}</dd>
        </div>
        {round !== null && round > 1 && (
          <div>
            <dt>{t("round")}</dt>
            <dd>{t("roundOf", { round, rounds: rounds ?? 0 })}</dd>
          </div>
        )}
        {feeFen > 0 && (
          <div>
            <dt>{t("fee")}</dt>
            <dd>{t("feeYuan", { yuan: (feeFen / 100).toFixed(2) })}</dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** Returns why a decision was refused; undefined if the call failed in another way. */
function buildDecisionRefusal(error: unknown): DecisionRefusal | undefined {
  if (!errorCode(error)?.startsWith("application/")) return undefined;
  return (error as ApiError).details as DecisionRefusal;
}
