import { useEffect, useRef, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { Unbroken } from "#blocks/kit/text/Unbroken.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Order } from "#contract/orders.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { joinList } from "#core/text.ts";
import type { Client } from "#src/client/client.ts";
import { confirmationPath } from "../confirmationPath.ts";
import shared from "../open/SignUp.module.css";
import type { Ordered } from "../orders/findOrders.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { ApprovalLink } from "./ApprovalLink.tsx";
import { describeEnd, findState, isConfirmed, isEnded, isWaiting } from "./findState.ts";
import { OwnAnswers } from "./OwnAnswers.tsx";
import styles from "./OwnSignUps.module.css";
import { Rejection } from "./Rejection.tsx";
import { SavedReceipt } from "./SavedReceipt.tsx";
import type { End } from "./useWithdrawn.ts";

interface OwnSubmissionProps {
  submission: SubmissionHead;
  /** Its order, and what shows it. */
  ordered?: Ordered | undefined;
  /** Whether the list has submissions of several sites and uses, so that each names its own. */
  isMixed?: boolean;
  onWithdrawn(submissionId: string, end: End): void;
  onAgain?: ((item: string) => void) | undefined;
  /** The runner has registered by the link of an approval: there is another sign-up. */
  onEntered(): void;
}

/**
 * One sign-up or application: its state, its receipt, what was answered, and the way to withdraw
 * it.
 */
export function OwnSubmission({
  submission: given,
  ordered,
  isMixed = false,
  onWithdrawn,
  onAgain,
  onEntered,
}: OwnSubmissionProps) {
  const t = useSignUpTexts();
  const { text, language } = useSite();
  const dates = useDates();
  const { client, domainName } = useSignUpServices();
  const { submission, renew } = useRenewed(given, client, onWithdrawn);
  const { submissionId, receipt, entrants, withdrawnAt } = submission;
  const [order, setOrder] = useState(ordered?.order);
  const follow = (next: Order) => {
    setOrder(next);
    void renew();
  };
  const isOver = withdrawnAt !== null || (order !== undefined && isEnded(order));
  const state = useRef<HTMLSpanElement>(null);
  const now = `${withdrawnAt} ${order?.state}`;
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    // What had the focus is gone; who does something else is not disturbed.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.closest("[role=alertdialog]");
    if (isLost) requestAnimationFrame(() => state.current?.focus({ preventScroll: true }));
  }, [now]);
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
        <span
          ref={state}
          tabIndex={-1}
          data-withdrawn={isOver}
          data-rejected={submission.auditStatus === auditStatus.rejected}
          data-waits={isWaiting(submission)}
          data-due={!isOver && order?.state === "pending_payment"}
        >
          {findState(t, submission, order)}
        </span>
      </p>
      <p className={shared.quiet}>
        <Unbroken>
          {joinList(
            entrants.map(({ name, document }) => [name, document].filter(Boolean).join(" ")),
            language,
          )}
        </Unbroken>
      </p>
      <Bibs submission={submission} />
      <p className={shared.quiet}>
        <Unbroken>{t("receiptLine", { receipt, at: dates(submission.createdAt, "moment") })}</Unbroken>
      </p>
      {withdrawnAt !== null && (order === undefined || !isEnded(order)) && (
        <p className={shared.quiet}>{describeEnd(t, submission.endedBecause, dates(withdrawnAt, "moment"))}</p>
      )}
      {ordered && order && (
        <ordered.Card
          key={withdrawnAt}
          order={order}
          isWithdrawn={withdrawnAt !== null}
          endedBecause={submission.endedBecause}
          onChanged={follow}
        />
      )}
      <Confirmed submission={submission} order={order} />
      <Rejection submission={submission} onAgain={onAgain} />
      <ApprovalLink submission={submission} onEntered={onEntered} />
      {!isOver &&
        submission.waiting.map(({ entrant, question, option, place }) => (
          <p key={`${entrant} ${text(question)} ${text(option)}`} className={shared.quiet}>
            {t("waitingLine", { question: text(question), option: text(option), place })}
          </p>
        ))}
      <OwnAnswers submissionId={submissionId} receipt={receipt} />
      <SavedReceipt submission={submission} />
      {!isOver && order?.state !== "pending_payment" && (
        <Withdrawal submission={submission} order={order} onOrder={setOrder} onWithdrawn={onWithdrawn} />
      )}
    </li>
  );
}

// Fetches the sign-up again after its order ends: that can give the entry its place, or end it.
function useRenewed(submission: SubmissionHead, client: Client, onWithdrawn: OwnSubmissionProps["onWithdrawn"]) {
  const [fresh, setFresh] = useState<SubmissionHead>();
  const { submissionId, withdrawnAt, endedBecause } = submission;
  const renew = async () => {
    const renewed = await client
      .call("GET /sign-up/submissions/:id", { params: { id: submissionId }, isSilent: true })
      .catch(() => undefined);
    if (!renewed) return;
    setFresh(renewed);
    if (renewed.withdrawnAt !== withdrawnAt) onWithdrawn(submissionId, renewed);
  };
  return { submission: fresh ? { ...fresh, withdrawnAt, endedBecause } : submission, renew };
}

// With the name if there are several to keep apart.
function Bibs({ submission: { entries, entrants, withdrawnAt } }: { submission: SubmissionHead }) {
  const t = useSignUpTexts();
  const { text } = useSite();
  if (withdrawnAt !== null) return null;
  return entries.map(({ entrant, bib, startBlock }) => {
    if (bib === null) return null;
    const name = entries.length > 1 ? entrants[entrant]?.name : undefined;
    const start = startBlock ? t("bibStart", { start: text(startBlock) }) : undefined;
    return (
      <p key={entrant} className={styles.bib}>
        {[name, t("bibLine", { bib }), start].filter(Boolean).join(" · ")}
      </p>
    );
  });
}

// The codes with which the organiser knows the people, and the way to what they can print.
function Confirmed({ submission, order }: { submission: SubmissionHead; order: Order | undefined }) {
  const t = useSignUpTexts();
  const { hasAccounts } = useSite();
  if (!hasAccounts || submission.withdrawnAt !== null || !isConfirmed(submission, order)) return null;
  return (
    <div className={styles.confirmation}>
      <Action to={confirmationPath(submission.submissionId)} look="quiet">
        {t("toConfirmation")}
        <span className="visually-hidden"> {submission.receipt}</span>
      </Action>
    </div>
  );
}

interface WithdrawalProps extends Pick<OwnSubmissionProps, "submission" | "onWithdrawn"> {
  order: Order | undefined;
  onOrder(order: Order): void;
}

function Withdrawal({ submission, order, onOrder, onWithdrawn }: WithdrawalProps) {
  const t = useSignUpTexts();
  const { confirm, showToast } = useSite();
  const dates = useDates();
  const { fen } = useNumbers();
  const { client, now } = useSignUpServices();
  const { submissionId, receipt, use, withdrawableUntil: until, withdrawalPays: pays } = submission;
  if (until === null || until <= now()) return null;
  const isSignUp = use === "sign-up";
  const moneyAfter = () => {
    if (pays) return t(pays === "payer" ? "withdrawPayer" : "withdrawPassedOn");
    if (!order) return undefined;
    return order.withdrawalFen > 0 ? t("withdrawRefund", { fee: fen(order.withdrawalFen) }) : t("withdrawNoRefund");
  };
  const withdraw = async () => {
    const title = t(isSignUp ? "withdrawTitle" : "withdrawApplicationTitle");
    const yes = t(isSignUp ? "withdraw" : "withdrawApplication");
    const body = [t("withdrawBody"), moneyAfter()].filter(Boolean).join("\n");
    if (!(await confirm({ title, body, yes, no: t("keepIt") }))) return;
    // The client shows why it was refused.
    const withdrawn = await client
      .call("POST /sign-up/submissions/:id/withdraw", { params: { id: submissionId } })
      .catch(() => undefined);
    if (!withdrawn) return;
    const after =
      order &&
      (await client
        .call("GET /sign-up/orders/:id", { params: { id: order.orderId }, isSilent: true })
        .catch(() => undefined));
    if (after) onOrder(after);
    onWithdrawn(submissionId, { withdrawnAt: withdrawn.withdrawnAt, endedBecause: "withdraw" });
    showToast("success", t(isSignUp ? "withdrawn" : "withdrawnApplication"));
  };
  return (
    <div className={styles.withdrawal}>
      <TextButton onClick={() => void withdraw()}>
        {t(isSignUp ? "withdraw" : "withdrawApplication")}
        <span className="visually-hidden"> {receipt}</span>
      </TextButton>
      <span className={shared.quiet}>
        <Unbroken>{t("withdrawUntil", { at: dates(until, "moment") })}</Unbroken>
      </span>
    </div>
  );
}
