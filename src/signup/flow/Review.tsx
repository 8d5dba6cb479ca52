import { useMemo, useRef, useState } from "react";
import { Action } from "#blocks/kit/Action.tsx";
import { useNumbers } from "#blocks/kit/numbers.ts";
import { useSite } from "#blocks/kit/site.ts";
import { describeAnswers } from "#src/forms/describe.ts";
import { feeOf } from "#src/forms/fees.ts";
import { checkAll, type EntrantProblem, missingPolicies } from "../checkAll.ts";
import { useLaterTexts } from "../laterTexts.ts";
import styles from "../SignUp.module.css";
import { sendSignUp } from "../sendSignUp.ts";
import type { SignUpState } from "../signUpState.ts";
import { useSignUpWorld } from "../world.ts";
import type { PartProps } from "./Flow.tsx";
import { labelOfProblem } from "./ProblemSummary.tsx";

interface ReviewProps extends PartProps {
  state: SignUpState;
  onSent(): void;
}

/** Everything once more, with the way back to each field; what it costs; and the button that hands it in. */
export function Review({ signUp, state, go, back, onSent }: ReviewProps) {
  const t = useLaterTexts();
  const { showToast, text, language } = useSite();
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
    setRefusal(sent.isBroken ? t("sendFailed") : world.translate(sent.message, language));
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
                  <Said problem={problem} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.entrants.map(({ id }) => (
        <EntrantWords key={id} id={id} signUp={signUp} state={state} go={go} />
      ))}
      <Fee signUp={signUp} state={state} />
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

function Said({ problem }: { problem: EntrantProblem }) {
  const { language } = useSite();
  return problem.message[language];
}

function EntrantWords({ id, signUp, state, go }: Pick<ReviewProps, "signUp" | "state" | "go"> & { id: string }) {
  const t = useLaterTexts();
  const { language, text } = useSite();
  const { form } = signUp;
  const answers = state.entrants.find((entrant) => entrant.id === id)?.answers;
  const words = useMemo(() => describeAnswers(form, answers ?? {}, language), [form, answers, language]);
  const name = signUp.nameOf(id);
  return (
    <section className={styles.review}>
      {name && <h3>{name}</h3>}
      {form.steps.map((step) => {
        // What is calculated nobody has answered.
        const asked = step.fields.filter((one) => !form.calculated.some(({ field }) => field === one));
        const own = words.filter(({ pointer }) => asked.includes(pointer.split("/")[1] ?? ""));
        if (own.length === 0) return null;
        return (
          <div key={step.id} className={styles.reviewStep}>
            <div className={styles.reviewHead}>
              <h4>{text(step.title)}</h4>
              <button
                type="button"
                className={styles.inline}
                onClick={() => go({ at: "step", entrant: id, step: step.id })}
              >
                {t("change")}
                <span className="visually-hidden"> {text(step.title)}</span>
              </button>
            </div>
            <dl>
              {own.map(({ pointer, label, words: said }) => (
                <div key={pointer}>
                  <dt>{label}</dt>
                  <dd>{said}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}

function Fee({ signUp, state }: Pick<ReviewProps, "signUp" | "state">) {
  const t = useLaterTexts();
  const { text } = useSite();
  const numbers = useNumbers();
  const { form, item, surroundings } = signUp;
  const all = state.entrants.map((entrant, index) => {
    const { others: _, ...context } = surroundings(entrant.id);
    const entrants = state.entrants.map(({ answers }) => answers);
    return { id: entrant.id, ...feeOf(form, entrant.answers, item.feeFen ?? 0, { ...context, entrants, index }) };
  });
  const total = all.reduce((sum, { totalFen }) => sum + totalFen, 0);
  // Where the race says nothing of a fee, and with an application, only what is really paid is worth a word.
  if (total === 0 && (item.feeFen === undefined || signUp.use !== "sign-up")) return null;
  return (
    <section className={styles.review}>
      <h3>{t("fee")}</h3>
      <dl className={styles.fee}>
        {all.flatMap(({ id, lines }) =>
          lines.map(({ label, feeFen }, index) => (
            <div key={`${id} ${index}`}>
              <dt>{[signUp.nameOf(id), text(label)].filter(Boolean).join(" · ")}</dt>
              <dd>{numbers.fen(feeFen)}</dd>
            </div>
          )),
        )}
        <div className={styles.total}>
          <dt>{t("total")}</dt>
          <dd>{total === 0 ? t("free") : numbers.fen(total)}</dd>
        </div>
      </dl>
    </section>
  );
}
