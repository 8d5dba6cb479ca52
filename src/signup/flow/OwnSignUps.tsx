import { Action } from "#blocks/kit/link/Action.tsx";
import type { SubmissionHead } from "#contract/signup.ts";
import type { SignUpUse } from "#forms/form.ts";
import shared from "../open/SignUp.module.css";
import type { Ordered } from "../orders/findOrders.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { NextSteps } from "./NextSteps.tsx";
import styles from "./OwnSignUps.module.css";
import { OwnSubmission } from "./OwnSubmission.tsx";
import type { End } from "./useWithdrawn.ts";

/** What a runner has submitted, and which part of it is shown. */
export interface OwnSignUpsProps {
  use: SignUpUse;
  submissions: SubmissionHead[];
  /** By the id of the sign-up. */
  orders: ReadonlyMap<string, Ordered>;
  /**
   * Whether this is all of the page: it shows what comes next too, and a text if there is nothing.
   */
  isWhole: boolean;
  onWithdrawn(submissionId: string, end: End): void;
  /** Opens the form of an item again, on the page that has it. */
  onAgain?: ((item: string) => void) | undefined;
  /** The runner has registered by the link of an approval. */
  onEntered(): void;
}

/** Shows the runner's submissions for this race, with the receipt of each. */
export default function OwnSignUps({
  submissions,
  orders,
  use,
  isWhole,
  onWithdrawn,
  onAgain,
  onEntered,
}: OwnSignUpsProps) {
  const t = useSignUpTexts();
  const { domainName } = useSignUpServices();
  const ownSubmissions = submissions.filter(
    (submission) => submission.domainName === domainName && submission.use === use && !submission.isReplaced,
  );
  if (ownSubmissions.length === 0) return isWhole ? <NothingYet /> : null;
  const running = ownSubmissions.filter(({ withdrawnAt }) => withdrawnAt === null);
  // On a waiting list nobody collects a bib.
  const expecting = running.filter(({ entries }) => entries.every(({ state }) => state !== "waitlisted"));
  return (
    <>
      <section className={styles.own} aria-labelledby="own-sign-ups">
        <h2 id="own-sign-ups">{t(use === "sign-up" ? "ownTitle" : "ownApplications")}</h2>
        <ul>
          {ownSubmissions.map((submission) => (
            <OwnSubmission
              key={submission.submissionId}
              submission={submission}
              ordered={orders.get(submission.submissionId)}
              onWithdrawn={onWithdrawn}
              onAgain={onAgain}
              onEntered={onEntered}
            />
          ))}
        </ul>
        {use === "sign-up" && running.length > 0 && <p className={shared.quiet}>{t("receiptMeans")}</p>}
      </section>
      {isWhole && expecting.length > 0 && <NextSteps submissions={expecting} />}
    </>
  );
}

/**
 * Shows a runner without a sign-up that there is none, with the way to the form while it is open.
 */
export function NothingYet() {
  const t = useSignUpTexts();
  const { formPaths } = useSignUpServices();
  const path = formPaths["sign-up"];
  return (
    <>
      <p className={shared.lead}>{t("nothingSubmitted")}</p>
      {path && (
        <div>
          <Action to={path}>{t("toSignUp")}</Action>
        </div>
      )}
    </>
  );
}
