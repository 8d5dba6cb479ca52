import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { AnswerProblem, Answers, CheckShape } from "#forms/form.ts";
import { focusProblem } from "#src/signup/flow/focus.ts";
import { ProblemSummary } from "#src/signup/flow/ProblemSummary.tsx";
import { createEngine } from "#src/signup/form/createEngine.ts";
import { FormStep } from "#src/signup/form/FormStep.tsx";
import type { Later } from "#src/signup/form/later.ts";
import type { LoadedForm } from "#src/signup/form/loadForm.ts";
import plain from "#src/signup/form/plain/plainParts.ts";
import later from "#src/signup/later.ts";
import signUpStyles from "#src/signup/SignUp.module.css";
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
  const engine = useMemo(
    () => createEngine(loaded, laterOf(checkShape), () => surroundings, { answers: start, aside: {} }),
    [loaded, checkShape, start],
  );
  const { answers } = useSyncExternalStore(engine.subscribe, engine.current, engine.current);
  const [found, setFound] = useState<AnswerProblem[]>();
  const names = useMemo(() => loaded.form.steps.flatMap(({ fields }) => fields), [loaded]);
  const frame = useRef<HTMLFormElement>(null);
  const check = (event: FormEvent) => {
    event.preventDefault();
    setFound(engine.check(names));
  };
  useEffect(() => {
    if (found?.[0]) focusProblem(frame.current, prefix, found[0]);
  }, [found, prefix]);
  return (
    <form ref={frame} className={signUpStyles.form} noValidate onSubmit={check}>
      <ProblemSummary
        engine={engine}
        problems={found ?? []}
        onChoose={(problem) => focusProblem(frame.current, prefix, problem)}
      />
      <FormStep engine={engine} names={names} prefix={prefix} units={units} plain={plain} />
      <button type="submit" className={signUpStyles.primary}>
        Check
      </button>
      <output className={styles.answers} data-checked={found && found.length === 0 ? "right" : found && "wrong"}>
        {JSON.stringify(answers)}
      </output>
    </form>
  );
}

function laterOf(checkShape: CheckShape): Later {
  const come = { ...later, checkShape };
  return { current: () => come, load: async () => come, subscribe: () => () => {} };
}

const surroundings = {
  item: "marathon",
  today: "2025-08-11",
  raceDays: { marathon: "2025-10-26" },
  itemNames: {},
  others: () => ({ answers: [], index: 0 }),
};
