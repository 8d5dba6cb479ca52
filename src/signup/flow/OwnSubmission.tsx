import { useEffect, useRef } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Entry } from "#contract/entries.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { auditStatus as statuses } from "#core/auditStatus.ts";
import { withdrawSubmission } from "#src/client/signup.ts";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { OwnAnswers } from "./OwnAnswers.tsx";
import styles from "./OwnSignUps.module.css";
import { SavedReceipt } from "./SavedReceipt.tsx";

interface OwnSubmissionProps {
  submission: SubmissionHead;
  /** Whether the list has submissions of several sites and uses, so that each names its own. */
  isMixed?: boolean;
  onWithdrawn(submissionId: string, withdrawnAt: number): void;
}

/** One sign-up or application: its state, its receipt, what was answered, and the way to withdraw it. */
export function OwnSubmission({ submission, isMixed = false, onWithdrawn }: OwnSubmissionProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const dates = useDates();
  const { domainName } = useSignUpServices();
  const { submissionId, receipt, entrants, refuseReason, withdrawnAt } = submission;
  const state = useRef<HTMLSpanElement>(null);
  const before = useRef(withdrawnAt);
  useEffect(() => {
    // The button that had the focus is gone.
    if (before.current === null && withdrawnAt !== null) state.current?.focus();
    before.current = withdrawnAt;
  }, [withdrawnAt]);
  return (
    <li>
      <p className={styles.receiptItem}>
        {[
          isMixed && submission.domainName !== domainName && text(submission.siteTitle),
          text(submission.itemName),
          isMixed && submission.use === "through-entry" && t("application"),
        ]
          .filter(Boolean)
          .join(" · ")}
        <span ref={state} tabIndex={-1} data-withdrawn={withdrawnAt !== null}>
          {stateOf(t, submission)}
        </span>
      </p>
      <p className={shared.quiet}>
        {entrants.map(({ name, document }) => [name, document].filter(Boolean).join(" ")).join("、")}
      </p>
      <p className={shared.quiet}>{t("receiptLine", { receipt, at: dates(submission.createdAt, "moment") })}</p>
      {withdrawnAt !== null && (
        <p className={shared.quiet}>{t("withdrawnLine", { at: dates(withdrawnAt, "moment") })}</p>
      )}
      {refuseReason && <p className={shared.wrong}>{t("refusedBecause", { reason: refuseReason })}</p>}
      {withdrawnAt === null &&
        submission.waiting.map(({ entrant, question, option, place }) => (
          <p key={`${entrant} ${text(question)} ${text(option)}`} className={shared.quiet}>
            {t("waitingLine", { question: text(question), option: text(option), place })}
          </p>
        ))}
      <OwnAnswers submissionId={submissionId} receipt={receipt} />
      <SavedReceipt submission={submission} />
      <Withdrawal submission={submission} onWithdrawn={onWithdrawn} />
    </li>
  );
}

function Withdrawal({ submission, onWithdrawn }: OwnSubmissionProps) {
  const t = useSignUpTexts();
  const { confirm, showToast } = useSite();
  const dates = useDates();
  const { client, now } = useSignUpServices();
  const { submissionId, receipt, use, withdrawableUntil: until } = submission;
  if (submission.withdrawnAt !== null || until === null || until <= now()) return null;
  const isSignUp = use === "sign-up";
  const withdraw = async () => {
    const title = t(isSignUp ? "withdrawTitle" : "withdrawApplicationTitle");
    const yes = t(isSignUp ? "withdraw" : "withdrawApplication");
    if (!(await confirm({ title, body: t("withdrawBody"), yes, no: t("keepIt") }))) return;
    // The client shows why it was refused.
    const withdrawn = await withdrawSubmission(client, submissionId).catch(() => undefined);
    if (!withdrawn) return;
    onWithdrawn(submissionId, withdrawn.withdrawnAt);
    showToast("success", t(isSignUp ? "withdrawn" : "withdrawnApplication"));
  };
  return (
    <div className={styles.withdrawal}>
      <TextButton onClick={() => void withdraw()}>
        {t(isSignUp ? "withdraw" : "withdrawApplication")}
        <span className="visually-hidden"> {receipt}</span>
      </TextButton>
      <span className={shared.quiet}>{t("withdrawUntil", { at: dates(until, "moment") })}</span>
    </div>
  );
}

function stateOf(
  t: ReturnType<typeof useSignUpTexts>,
  { use, auditStatus, withdrawnAt, entries }: SubmissionHead,
): string {
  if (withdrawnAt !== null) return t(use === "sign-up" ? "stateWithdrawn" : "stateApplicationWithdrawn");
  // All people of a sign-up have one state, until the organiser changes that of one of them.
  const [entry] = entries;
  if (entry) return t(entryTexts[entry.state], { place: entry.place ?? 0 });
  if (use === "sign-up") return t("submitted");
  return t(
    auditStatus === statuses.approved ? "approved" : auditStatus === statuses.rejected ? "rejected" : "awaiting",
  );
}

const entryTexts = {
  pool: "entryPool",
  reserved: "entryReserved",
  won: "entryWon",
  offered: "entryOffered",
  waitlisted: "entryWaitlisted",
  confirmed: "entryConfirmed",
  lost: "entryLost",
  forfeited: "entryCancelled",
  expired: "entryCancelled",
  offer_expired: "entryCancelled",
  declined: "entryCancelled",
  withdrawn: "entryCancelled",
  disqualified: "entryDisqualified",
  transferred: "entryTransferred",
} as const satisfies Record<Entry["state"], string>;
