import { useCallback } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Order } from "#contract/orders.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { joinList } from "#core/text.ts";
import { maskName } from "#forms/values/identity.ts";
import { confirmationPath } from "../confirmationPath.ts";
import shared from "../open/SignUp.module.css";
import { findOrder, mayHaveOrder } from "../orders/findOrders.ts";
import { type SignUpServices, useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { describeEnd, findState, isConfirmed, isEnded, isWaiting } from "./findState.ts";
import { OwnDraft } from "./OwnDraft.tsx";
import styles from "./OwnSignUps.module.css";
import { NothingYet } from "./OwnSignUps.tsx";
import { shownEntries } from "./shownEntries.ts";

interface OwnEntry {
  submission: SubmissionHead;
  order: Order | undefined;
}

async function loadEntries({ client, domainName, formPaths }: SignUpServices) {
  const [submitted, begun] = await Promise.all([
    client.call("GET /sign-up/submissions", { isSilent: true }),
    client.call("GET /sign-up/drafts", { isSilent: true }).catch(() => []),
  ]);
  const submissions = submitted.filter(
    (submission) => submission.domainName === domainName && submission.use !== "general" && !submission.isReplaced,
  );
  const drafts = begun.filter((draft) => draft.domainName === domainName && formPaths[draft.use]);
  const entries = shownEntries(submissions, drafts);
  const orders = entries.some(mayHaveOrder) ? await client.call("GET /sign-up/orders", { isSilent: true }) : [];
  return {
    drafts,
    entries: entries.map(
      (submission): OwnEntry => ({
        submission,
        order: findOrder(orders, submission.submissionId),
      }),
    ),
    isIn: submissions.some(({ withdrawnAt }) => withdrawnAt === null),
    hasAny: submissions.length > 0,
  };
}

/**
 * Shows the runner's entries in this race, each with its state and the one thing to do next. Names
 * are masked: others may look at a page of the site.
 */
export function NextEntries({ accountId }: { accountId: string }) {
  const services = useSignUpServices();
  const t = useSignUpTexts();
  const load = useCallback(() => loadEntries(services), [services]);
  return (
    <Show loaded={useLoaded(`next ${accountId}`, load)} lines={3} height="9rem">
      {({ drafts, entries, isIn, hasAny }) => (
        <div className={styles.own}>
          {drafts.length + entries.length > 0 && (
            <ul>
              {entries.map((entry) => (
                <NextEntry key={entry.submission.submissionId} {...entry} />
              ))}
              {drafts.map((draft) => (
                <OwnDraft key={`${draft.use} ${draft.item}`} draft={draft} path={services.formPaths[draft.use] ?? ""} />
              ))}
            </ul>
          )}
          {!isIn && drafts.length === 0 && <NothingYet />}
          {hasAny && (
            <div>
              <Action to="/account?view=signUps" look="quiet">
                {t("allEntries")}
              </Action>
            </div>
          )}
        </div>
      )}
    </Show>
  );
}

function NextEntry({ submission, order }: OwnEntry) {
  const t = useSignUpTexts();
  const { text, language } = useSite();
  const { fen } = useNumbers();
  const dates = useDates();
  const { confirmPath } = useSignUpServices();
  const { withdrawnAt, endedBecause } = submission;
  const isOver = withdrawnAt !== null || (order !== undefined && isEnded(order));
  return (
    <li>
      <p className={styles.receiptItem}>
        {text(submission.itemName)}
        <span
          data-withdrawn={isOver}
          data-waits={isWaiting(submission)}
          data-due={!isOver && order?.state === "pending_payment"}
        >
          {findState(t, submission, order)}
        </span>
      </p>
      <p className={shared.quiet}>
        {joinList(
          submission.entrants.map(({ name }) => maskName(name)),
          language,
        )}
      </p>
      {withdrawnAt !== null && (
        <p className={shared.quiet}>{describeEnd(t, endedBecause, dates(withdrawnAt, "moment"))}</p>
      )}
      {withdrawnAt === null && order?.state === "pending_payment" && (
        <>
          <p>{t("payBefore", { at: dates(order.expiresAt, "moment") })}</p>
          <div className={styles.confirmation}>
            <Action to={confirmPath ?? "/account?view=signUps"}>{t("payNow", { fee: fen(order.amountFen) })}</Action>
          </div>
        </>
      )}
      {withdrawnAt === null && isConfirmed(submission, order) && (
        <div className={styles.confirmation}>
          <Action to={confirmationPath(submission.submissionId)} look="quiet">
            {t("toConfirmation")}
          </Action>
        </div>
      )}
    </li>
  );
}
