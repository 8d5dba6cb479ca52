import { useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { checkAll, type EntrantProblem, missingPolicies } from "../checkAll.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";
import { sendSignUp } from "../sendSignUp.ts";
import type { SignUpState } from "../signUpState.ts";
import { useSignUpWorld } from "../world.ts";
import { EntrantWords } from "./EntrantWords.tsx";
import type { PartProps } from "./Flow.tsx";
import { labelOfProblem } from "./ProblemSummary.tsx";

interface ReviewProps extends PartProps {
  state: SignUpState;
  onSent(): void;
}

/** Everything once more, with the way back to each field, and the button that submits it. */
export function Review({ signUp, state, go, back, onSent }: ReviewProps) {
  const t = useLaterTexts();
  const { showToast, text } = useSite();
  const world = useSignUpWorld();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const said = useRef<HTMLDivElement>(null);
  const problems = checkAll(signUp);
  const missing = missingPolicies(signUp);
  const goTo = (problem: EntrantProblem) => {
    const name = problem.pointer.split("/")[1] ?? "";
    const step = signUp.form.steps.find(({ fields }) => fields.includes(name)) ?? signUp.form.steps[0];
    signUp.engineOf(problem.entrant).check(step?.fields);
    go({ at: "step", entrant: problem.entrant, step: step?.id ?? "" });
  };
  const send = async () => {
    setSending(true);
    setRefusal(undefined);
    const sent = await sendSignUp(signUp, world);
    setSending(false);
    if (sent.outcome === "taken") {
      showToast("success", t(signUp.use === "sign-up" ? "taken" : "applied", { receipt: sent.receipt.receipt }));
      return onSent();
    }
    setRefusal(sent.isBroken ? t("sendFailed") : sent.message);
    const [first] = sent.problems;
    if (first) {
      for (const { id } of state.entrants) {
        const own = sent.problems.filter(({ entrant }) => entrant === id);
        if (own.length > 0) signUp.engineOf(id).refuse(own);
      }
      const name = first.pointer.split("/")[1] ?? "";
      const step = signUp.form.steps.find(({ fields }) => fields.includes(name));
      if (step) return go({ at: "step", entrant: first.entrant, step: step.id });
    }
    requestAnimationFrame(() => said.current?.focus());
  };
  return (
    <div className={styles.form}>
      {problems.length > 0 && (
        <div className={styles.summary} role="alert">
          <p className={styles.summaryTitle}>{t("problemCount", { count: problems.length })}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem.entrant + problem.pointer}>
                <button type="button" onClick={() => goTo(problem)}>
                  <b>
                    {[signUp.nameOf(problem.entrant), labelOfProblem(signUp.form, problem.pointer, text)]
                      .filter(Boolean)
                      .join(" – ")}
                  </b>{" "}
                  <Sentence problem={problem} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.entrants.map(({ id }) => (
        <EntrantWords key={id} id={id} signUp={signUp} state={state} go={go} />
      ))}
      {missing.length > 0 && (
        <p className={styles.wrong}>
          {t("policiesMissing")}{" "}
          <button type="button" className={styles.inline} onClick={() => go({ at: "policies" })}>
            {t("toPolicies")}
          </button>
        </p>
      )}
      <div ref={said} tabIndex={-1} role="alert" className={styles.wrong}>
        {refusal}
      </div>
      <div className={styles.buttons}>
        <Action look="quiet" onPress={back}>
          {t("back")}
        </Action>
        <Action onPress={() => void send()} isDisabled={isSending || problems.length > 0 || missing.length > 0}>
          {isSending ? t("sending") : t(signUp.use === "sign-up" ? "send" : "sendApplication")}
        </Action>
      </div>
    </div>
  );
}

function Sentence({ problem }: { problem: EntrantProblem }) {
  const { language } = useSite();
  return problem.message[language];
}
