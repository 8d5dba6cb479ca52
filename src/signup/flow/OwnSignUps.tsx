import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import type { CompiledForm } from "#forms/form.ts";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import { OwnAnswers } from "./OwnAnswers.tsx";
import styles from "./OwnSignUps.module.css";

interface OwnSignUpsProps {
  use: CompiledForm["use"];
  submissions: SubmissionHead[];
  /** Whether a text shows if there is none. */
  saysNone: boolean;
}

/** What the runner has submitted for this race, with the receipt of each. */
export function OwnSignUps({ submissions, use, saysNone }: OwnSignUpsProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const dates = useDates();
  const { domainName } = useSignUpServices();
  const own = submissions.filter((one) => one.domainName === domainName && one.use === use && !one.isReplaced);
  if (own.length === 0) return saysNone ? <NothingYet /> : null;
  return (
    <section className={styles.own} aria-labelledby="own-sign-ups">
      <h2 id="own-sign-ups">{t(use === "sign-up" ? "ownTitle" : "ownApplications")}</h2>
      <ul>
        {own.map((one) => (
          <li key={one.submissionId}>
            <p className={styles.receiptItem}>
              {text(one.itemName)}
              <span>{stateOf(t, one)}</span>
            </p>
            <p className={shared.quiet}>
              {one.entrants.map(({ name, document }) => [name, document].filter(Boolean).join(" ")).join("、")}
            </p>
            <p className={shared.quiet}>
              {t("receiptLine", { receipt: one.receipt, at: dates(one.createdAt, "moment") })}
            </p>
            <OwnAnswers submissionId={one.submissionId} receipt={one.receipt} />
            {one.refuseReason && <p className={shared.wrong}>{t("refusedBecause", { reason: one.refuseReason })}</p>}
          </li>
        ))}
      </ul>
      {use === "sign-up" && <p className={shared.quiet}>{t("receiptMeans")}</p>}
    </section>
  );
}

function NothingYet() {
  const t = useSignUpTexts();
  const { postPath } = useSignUpServices();
  return (
    <>
      <p className={shared.lead}>{t("nothingSubmitted")}</p>
      {postPath && (
        <div>
          <Action to={postPath}>{t("toSignUp")}</Action>
        </div>
      )}
    </>
  );
}

function stateOf(t: ReturnType<typeof useSignUpTexts>, { use, auditStatus }: SubmissionHead): string {
  if (use === "sign-up") return t("submitted");
  return t(auditStatus === 2 ? "approved" : auditStatus === 3 ? "rejected" : "awaiting");
}
