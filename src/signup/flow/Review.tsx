import { useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { checkAll, type EntrantProblem, missingPolicies } from "../model/checkAll.ts";
import shared from "../open/SignUp.module.css";
import { ReviewPrice } from "../orders/ReviewPrice.tsx";
import { usePrice } from "../orders/usePrice.ts";
import { WaitingRoom } from "../waiting/WaitingRoom.tsx";
import { EntrantSummary } from "./EntrantSummary.tsx";
import { Opening } from "./Opening.tsx";
import styles from "./ProblemSummary.module.css";
import { labelOfProblem } from "./ProblemSummary.tsx";
import type { ContentProps, PartProps } from "./partProps.ts";
import { useEntrantNames } from "./useEntrantNames.ts";
import { findStep, useSubmission } from "./useSubmission.ts";

interface ReviewProps extends PartProps, ContentProps {
  /** From when on it can be submitted, in ms since 1970; undefined for at once. */
  opensAt: number | undefined;
  onSent(sent: SubmissionReceipt): void;
}

/**
 * All answers for review, with a button to each step and to each problem, and the button that
 * submits them.
 */
export function Review({ signUp, content, opensAt, go, back, onSent }: ReviewProps) {
  const t = useLazyTexts();
  const problems = checkAll(signUp, content);
  const missing = missingPolicies(signUp, content);
  const { price, isCharged, ask } = usePrice(signUp, content);
  const { isSending, waits, refusal, alert, submit, line, stop } = useSubmission({ signUp, price, ask, go, onSent });
  const reached = useLatest(opensAt === undefined ? [] : [opensAt]);
  const isEarly = opensAt !== undefined && reached < opensAt;
  // Who was here before the opening reads that it has come.
  const [wasEarly] = useState(isEarly);
  const isReady = problems.length === 0 && missing.length === 0;
  if (line) return <WaitingRoom place={line} stop={stop} />;
  return (
    <div className={shared.form}>
      {problems.length > 0 && <AllProblems signUp={signUp} content={content} problems={problems} go={go} />}
      {content.entrants.map(({ id }) => (
        <EntrantSummary key={id} id={id} signUp={signUp} content={content} go={go} />
      ))}
      {missing.length > 0 && (
        <p className={shared.wrong}>
          {t("policiesMissing")} <TextButton onClick={() => go({ at: "policies" })}>{t("toPolicies")}</TextButton>
        </p>
      )}
      {isCharged && <ReviewPrice price={price} ask={ask} />}
      {opensAt !== undefined && wasEarly && <Opening opensAt={opensAt} isEarly={isEarly} isReady={isReady} />}
      <div ref={alert} tabIndex={-1} role="alert" className={shared.wrong}>
        {refusal}
      </div>
      <p role="status" className={shared.status}>
        {waits && t("waits", { seconds: waits })}
      </p>
      <div className={shared.buttons}>
        <Action look="quiet" onPress={back} isDisabled={isSending}>
          {t("back")}
        </Action>
        <Action onPress={() => void submit()} isDisabled={isSending || isEarly || !isReady}>
          {isSending ? t("sending") : t(signUp.use === "sign-up" ? "send" : "sendApplication")}
        </Action>
      </div>
    </div>
  );
}

interface AllProblemsProps extends Pick<ReviewProps, "signUp" | "content" | "go"> {
  problems: EntrantProblem[];
}

function AllProblems({ signUp, content, problems, go }: AllProblemsProps) {
  const t = useLazyTexts();
  const { text, language } = useSite();
  const getName = useEntrantNames(signUp, content);
  const show = (problem: EntrantProblem) => {
    const step = findStep(signUp, problem) ?? signUp.form.steps[0];
    signUp.getForm(problem.entrant).check(step?.fields);
    go({ at: "step", entrant: problem.entrant, step: step?.id ?? "" });
  };
  const chooseLabel = ({ entrant, pointer }: EntrantProblem) =>
    [getName(entrant), labelOfProblem(signUp.form, pointer, text)].filter(Boolean).join(" – ");
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.summaryTitle}>{t("problemCount", { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.entrant + problem.pointer}>
            <button type="button" onClick={() => show(problem)}>
              <b>{chooseLabel(problem)}</b> {problem.message[language]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
