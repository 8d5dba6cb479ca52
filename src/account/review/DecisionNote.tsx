import { useEffect, useRef } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Decision, ReviewedApplication, ReviewRace } from "#contract/applications.ts";
import styles from "./Application.module.css";
import { useReviewTexts } from "./texts.ts";

interface DecisionNoteProps {
  application: ReviewedApplication;
  decision: Decision;
  race: ReviewRace;
  /** Whether this organiser decided it too, but second. */
  isLate: boolean;
}

/** Shows how an application was decided, when and by whom. */
export function DecisionNote({ application, decision, race, isLate }: DecisionNoteProps) {
  const t = useReviewTexts();
  const dates = useDates();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLate) note.current?.focus();
  }, [isLate]);
  const { text } = useSite();
  const { nick, ground, reason } = decision;
  const facts = { at: dates(decision.decidedAt, "moment", race.timeZone), status: t(decision.status) };
  return (
    <div
      ref={note}
      tabIndex={-1}
      className={styles.decision}
      data-status={decision.status}
      role={isLate ? "alert" : undefined}
    >
      <h3>{t("decide")}</h3>
      {isLate && <p className={styles.late}>{t("tooLate")}</p>}
      <p>
        {decision.decidedBy === "you" && t("decidedYou", facts)}
        {decision.decidedBy === "command" && t("decidedCommand", facts)}
        {decision.decidedBy === "organiser" &&
          (nick === null ? t("decidedOrganiser", facts) : t("decidedNick", { ...facts, nick }))}
      </p>
      {ground && <p className={styles.reason}>{t("reasonWas", { reason: text(ground.text) })}</p>}
      {reason && <p className={styles.reason}>{ground ? t("wordsWere", { reason }) : t("reasonWas", { reason })}</p>}
      {application.isReplaced && <p>{t("replacedHint")}</p>}
    </div>
  );
}
