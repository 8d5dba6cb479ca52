import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { checkAnswers } from "#forms/answers/checkAnswers.ts";
import type { AnswerProblem, Answers, CheckShape } from "#forms/form.ts";
import { withSentence } from "#forms/sentences.ts";
import { focusProblem } from "#src/signup/flow/focus.ts";
import { ProblemSummary } from "#src/signup/flow/ProblemSummary.tsx";
import { FormStep } from "#src/signup/form/FormStep.tsx";
import plain from "#src/signup/form/plain/plainParts.ts";
import { createLazy } from "#src/signup/lazy.ts";
import { beginContent } from "#src/signup/model/content.ts";
import { createModel } from "#src/signup/model/createModel.ts";
import type { LoadedForm } from "#src/signup/model/loadForm.ts";
import signUpStyles from "#src/signup/open/SignUp.module.css";
import type { Units } from "#src/site/units.ts";
import styles from "./Fields.module.css";

interface WildFormProps {
  loaded: LoadedForm;
  checkShape: CheckShape;
  units: Units;
  prefix: string;
  answers: Answers;
}

/** A form of one step by itself; it can be checked, and shows its answers below. */
export function WildForm({ loaded, checkShape, units, prefix, answers: start }: WildFormProps) {
  const entrantForm = useMemo(() => {
    const content = { ...beginContent(loaded.form, ""), entrants: [{ id: "one", answers: start, aside: {} }] };
    return createModel({ loaded, checker: checkerWith(checkShape), context: () => context, content }).getForm("one");
  }, [loaded, checkShape, start]);
  const answers = useSyncExternalStore(entrantForm.subscribe, entrantForm.answers, entrantForm.answers);
  const [problems, setProblems] = useState<AnswerProblem[]>();
  const names = useMemo(() => loaded.form.steps.flatMap(({ fields }) => fields), [loaded]);
  const frame = useRef<HTMLFormElement>(null);
  const check = (event: FormEvent) => {
    event.preventDefault();
    setProblems(entrantForm.check(names));
  };
  useEffect(() => {
    if (problems?.[0]) focusProblem(frame.current, prefix, problems[0]);
  }, [problems, prefix]);
  return (
    <form ref={frame} className={signUpStyles.form} noValidate onSubmit={check}>
      <ProblemSummary
        entrantForm={entrantForm}
        problems={problems ?? []}
        onChoose={(problem) => focusProblem(frame.current, prefix, problem)}
      />
      <FormStep entrantForm={entrantForm} names={names} prefix={prefix} units={units} plain={plain} />
      <button type="submit" className={signUpStyles.primary}>
        Check
      </button>
      <output
        className={styles.answers}
        data-checked={problems && problems.length === 0 ? "right" : problems && "wrong"}
      >
        {JSON.stringify(answers)}
      </output>
    </form>
  );
}

function checkerWith(checkShape: CheckShape) {
  const checker = createLazy(async () => ({ checkAnswers, checkShape, withSentence }));
  void checker.load();
  return checker;
}

const context = {
  item: "marathon",
  today: "2025-08-11",
  raceDays: { marathon: "2025-10-26" },
  itemNames: {},
};
