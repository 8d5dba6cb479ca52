import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Action } from "#blocks/kit/Action.tsx";
import { FormContext } from "#blocks/kit/formField.ts";
import { useSite } from "#blocks/kit/site.ts";
import type { AnswerProblem } from "#src/forms/form.ts";
import { FormStep } from "../form/FormStep.tsx";
import { useFormSurroundings } from "../form/useFormSurroundings.ts";
import styles from "../SignUp.module.css";
import type { Place, SignUpState } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import { useSignUpWorld } from "../world.ts";
import type { PartProps } from "./Flow.tsx";
import { focusProblem, ProblemSummary } from "./ProblemSummary.tsx";

interface EntrantStepProps extends PartProps {
  state: SignUpState;
  place: Extract<Place, { at: "step" }>;
}

/** One step of one entrant's form. It lets nobody on who has not mended what is wrong in it, and says what that is. */
export function EntrantStep({ signUp, place, next, back }: EntrantStepProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { units } = useSignUpWorld();
  const { form, plain } = signUp;
  const engine = signUp.engineOf(place.entrant);
  const surroundings = useFormSurroundings(signUp, engine);
  const step = form.steps.find(({ id }) => id === place.step);
  const names = useMemo(() => step?.fields ?? [], [step]);
  const [found, setFound] = useState<AnswerProblem[]>([]);
  const [isHeld, setHeld] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const prefix = `entrant-${place.entrant}`;
  // Whoever was sent here by the server's answer, or by the review, sees at once what is wrong.
  useEffect(() => {
    const known = engine.problems().filter(({ pointer }) => names.includes(pointer.split("/")[1] ?? ""));
    if (known.length === 0) return undefined;
    setFound(known);
    const show = () => focusProblem(frame.current, prefix, known[0]);
    if (show() || !frame.current) return undefined;
    // Its field is still being loaded.
    const watch = new MutationObserver(() => show() && watch.disconnect());
    watch.observe(frame.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [engine, names, prefix]);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // What is still being typed is told to the form when its control is left.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement))
      flushSync(() => activeElement.blur());
    setHeld(signUp.isHeld());
    if (signUp.isHeld()) return;
    const problems = engine.check(names);
    setFound(problems);
    if (problems.length === 0) next();
    else requestAnimationFrame(() => focusProblem(frame.current, prefix, problems[0]));
  };
  return (
    <FormContext value={surroundings}>
      <form ref={frame} className={styles.form} noValidate onSubmit={submit}>
        {step?.intro && <p className={styles.intro}>{text(step.intro)}</p>}
        <ProblemSummary
          engine={engine}
          problems={found}
          onChoose={(problem) => focusProblem(frame.current, prefix, problem)}
        />
        <FormStep engine={engine} names={names} prefix={prefix} units={units} plain={plain} />
        <p role="alert" className={styles.wrong}>
          {isHeld && t("filesOnTheWay")}
        </p>
        <div className={styles.buttons}>
          <Action look="quiet" onPress={back}>
            {t("back")}
          </Action>
          <button type="submit" className={styles.primary}>
            {t("next")}
          </button>
        </div>
      </form>
    </FormContext>
  );
}
