import { useRef, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { checkAll, type EntrantProblem, missingPolicies } from "../model/checkAll.ts";
import { nameIn } from "../model/patches.ts";
import type { SignUp } from "../model/signUp.ts";
import { followVisit } from "../model/visit.ts";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { submitSignUp } from "../submitSignUp.ts";
import { useLine } from "../waiting/useLine.ts";
import { WaitingRoom } from "../waiting/WaitingRoom.tsx";
import { EntrantSummary } from "./EntrantSummary.tsx";
import styles from "./ProblemSummary.module.css";
import { labelOfProblem } from "./ProblemSummary.tsx";
import type { ContentProps, PartProps } from "./partProps.ts";
import { useEntrantNames } from "./useEntrantNames.ts";

interface ReviewProps extends PartProps, ContentProps {
  onSent(): void;
}

/** All answers for review, with a button to each step and to each problem, and the button that submits them. */
export function Review({ signUp, content, go, back, onSent }: ReviewProps) {
  const t = useLazyTexts();
  const problems = checkAll(signUp, content);
  const missing = missingPolicies(signUp, content);
  const { isSending, refusal, alert, submit, line, stop } = useSubmission({ signUp, go, onSent });
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
      <div ref={alert} tabIndex={-1} role="alert" className={shared.wrong}>
        {refusal}
      </div>
      <div className={shared.buttons}>
        <Action look="quiet" onPress={back}>
          {t("back")}
        </Action>
        <Action onPress={() => void submit()} isDisabled={isSending || problems.length > 0 || missing.length > 0}>
          {isSending ? t("sending") : t(signUp.use === "sign-up" ? "send" : "sendApplication")}
        </Action>
      </div>
    </div>
  );
}

// Submits the form; a problem that the server found leads to its step.
function useSubmission({ signUp, go, onSent }: Pick<ReviewProps, "signUp" | "go" | "onSent">) {
  const t = useLazyTexts();
  const { showToast, language } = useSite();
  const services = useSignUpServices();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const { line, stop, join } = useLine();
  const showProblems = (problems: EntrantProblem[]) => {
    for (const id of new Set(problems.map(({ entrant }) => entrant)))
      signUp.formOf(id).refuse(problems.filter(({ entrant }) => entrant === id));
    const [first] = problems;
    const step = first && stepOf(signUp, first);
    if (step) go({ at: "step", entrant: first.entrant, step: step.id });
    else requestAnimationFrame(() => alert.current?.focus());
  };
  const submit = async () => {
    setSending(true);
    setRefusal(undefined);
    const submitted = await submitSignUp(signUp, services, language, join());
    setSending(false);
    if (submitted.outcome === "accepted") {
      const { receipt } = submitted.receipt;
      showToast("success", t(signUp.use === "sign-up" ? "taken" : "applied", { receipt }));
      return onSent();
    }
    const isOther = await followVisit(signUp, submitted.problems);
    setRefusal(isOther ? t("visitChanged") : submitted.isBroken ? t("sendFailed") : submitted.message);
    showProblems(submitted.problems.filter(({ code }) => code !== "calculated"));
  };
  return { isSending, refusal, alert, submit, line, stop };
}

interface AllProblemsProps extends Pick<ReviewProps, "signUp" | "content" | "go"> {
  problems: EntrantProblem[];
}

function AllProblems({ signUp, content, problems, go }: AllProblemsProps) {
  const t = useLazyTexts();
  const { text, language } = useSite();
  const nameOf = useEntrantNames(signUp, content);
  const show = (problem: EntrantProblem) => {
    const step = stepOf(signUp, problem) ?? signUp.form.steps[0];
    signUp.formOf(problem.entrant).check(step?.fields);
    go({ at: "step", entrant: problem.entrant, step: step?.id ?? "" });
  };
  const labelOf = ({ entrant, pointer }: EntrantProblem) =>
    [nameOf(entrant), labelOfProblem(signUp.form, pointer, text)].filter(Boolean).join(" – ");
  return (
    <div className={styles.summary} role="alert">
      <p className={styles.summaryTitle}>{t("problemCount", { count: problems.length })}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.entrant + problem.pointer}>
            <button type="button" onClick={() => show(problem)}>
              <b>{labelOf(problem)}</b> {problem.message[language]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepOf({ form }: SignUp, { pointer }: EntrantProblem) {
  return form.steps.find(({ fields }) => fields.includes(nameIn(pointer)));
}
