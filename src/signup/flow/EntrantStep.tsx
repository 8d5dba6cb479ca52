import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormContext } from "#blocks/field/kit/frame/fieldProps.ts";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AnswerProblem } from "#forms/form.ts";
import { FormStep } from "../form/FormStep.tsx";
import { type Come, useCome } from "../form/later.ts";
import { useFormSurroundings } from "../form/useFormSurroundings.ts";
import styles from "../SignUp.module.css";
import type { Place, SignUpState } from "../signUpState.ts";
import { useSignUpTexts } from "../texts.ts";
import { useSignUpWorld } from "../world.ts";
import type { PartProps } from "./Flow.tsx";

interface EntrantStepProps extends PartProps {
  state: SignUpState;
  place: Extract<Place, { at: "step" }>;
}

// Milliseconds of waiting after which the runner is told of it.
const patience = 500;

/** One step of one entrant's form. It lets nobody on who has not mended what is wrong in it, and says what that is. */
export function EntrantStep({ signUp, place, next, back }: EntrantStepProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { units } = useSignUpWorld();
  const { form, plain, later } = signUp;
  const come = useCome(later);
  const engine = signUp.engineOf(place.entrant);
  const surroundings = useFormSurroundings(signUp, engine);
  const step = form.steps.find(({ id }) => id === place.step);
  const names = useMemo(() => step?.fields ?? [], [step]);
  const [found, setFound] = useState<AnswerProblem[]>([]);
  const [held, setHeld] = useState<"filesOnTheWay" | "checksNotLoaded">();
  const [isComing, setComing] = useState(false);
  const isWaiting = useRef(false);
  const frame = useRef<HTMLFormElement>(null);
  const prefix = `entrant-${place.entrant}`;
  // Whoever was sent here by the server's answer, or by the review, sees at once what is wrong.
  useEffect(() => {
    const { focusProblem } = later.current() ?? {};
    const known = engine.problems().filter(({ pointer }) => names.includes(pointer.split("/")[1] ?? ""));
    if (known.length === 0 || !focusProblem) return undefined;
    setFound(known);
    return focusProblem(frame.current, prefix, known[0]);
  }, [engine, later, names, prefix]);
  const check = ({ focusProblem }: Come) => {
    const problems = engine.check(names);
    setFound(problems);
    if (problems.length === 0) next();
    else requestAnimationFrame(() => focusProblem(frame.current, prefix, problems[0]));
  };
  const checkOnceLoaded = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const timer = setTimeout(() => setComing(true), patience);
    const loaded = await later.load().catch(() => undefined);
    clearTimeout(timer);
    isWaiting.current = false;
    // Whoever went elsewhere meanwhile is not taken further.
    if (!frame.current) return;
    setComing(false);
    setHeld(!loaded ? "checksNotLoaded" : signUp.isHeld() ? "filesOnTheWay" : undefined);
    if (loaded && !signUp.isHeld()) check(loaded);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // What is still being typed is told to the form when its control is left.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement))
      flushSync(() => activeElement.blur());
    setHeld(signUp.isHeld() ? "filesOnTheWay" : undefined);
    if (signUp.isHeld()) return;
    if (come) check(come);
    else void checkOnceLoaded();
  };
  return (
    <FormContext value={surroundings}>
      <form ref={frame} className={styles.form} noValidate onSubmit={submit}>
        {step?.intro && <p className={styles.intro}>{text(step.intro)}</p>}
        {come && (
          <come.ProblemSummary
            engine={engine}
            problems={found}
            onChoose={(problem) => come.focusProblem(frame.current, prefix, problem)}
          />
        )}
        <FormStep engine={engine} names={names} prefix={prefix} units={units} plain={plain} />
        <p role="alert" className={styles.wrong}>
          {held && t(held)}
        </p>
        <p role="status" className={styles.coming}>
          {isComing && t("checksComing")}
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
