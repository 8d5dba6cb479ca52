import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormContext } from "#blocks/field/kit/frame/fieldProps.ts";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AnswerProblem } from "#forms/form.ts";
import { FormStep } from "../form/FormStep.tsx";
import { useFormSurroundings } from "../form/useFormSurroundings.ts";
import { useLazy } from "../lazy.ts";
import type { Place } from "../model/content.ts";
import type { EntrantForm } from "../model/entrantForm.ts";
import { nameIn } from "../model/patches.ts";
import styles from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import type { OpenedForm, OpenedSignUp } from "./openItem.ts";
import type { PartProps } from "./partProps.ts";

interface EntrantStepProps extends PartProps {
  opened: OpenedSignUp;
  place: Extract<Place, { at: "step" }>;
}

// Milliseconds of waiting after which the runner reads that something is loading.
const loadingDelay = 500;

/**
 * One step of one entrant's form. The runner can continue once it has no problems; they are listed
 * above the buttons.
 */
export function EntrantStep({ signUp, opened, place, next, back }: EntrantStepProps) {
  const t = useSignUpTexts();
  const { text } = useSite();
  const { units } = useSignUpServices();
  const { form } = signUp;
  const { lazyParts, plain } = opened;
  const loaded = useLazy(lazyParts);
  const entrantForm = signUp.getForm(place.entrant);
  const surroundings = useFormSurroundings(signUp, entrantForm);
  const step = form.steps.find(({ id }) => id === place.step);
  const names = useMemo(() => step?.fields ?? [], [step]);
  const prefix = `entrant-${place.entrant}`;
  const frame = useRef<HTMLFormElement>(null);
  const { found, held, isLoading, submit } = useStepCheck({ opened, entrantForm, names, prefix, frame, next });
  return (
    <FormContext value={surroundings}>
      <form ref={frame} className={styles.form} noValidate onSubmit={submit}>
        {step?.intro && <p className={styles.intro}>{text(step.intro)}</p>}
        {loaded && (
          <loaded.ProblemSummary
            entrantForm={entrantForm}
            problems={found}
            onChoose={(problem) => loaded.focusProblem(frame.current, prefix, problem)}
          />
        )}
        <FormStep entrantForm={entrantForm} names={names} prefix={prefix} units={units} plain={plain} />
        <p role="alert" className={styles.wrong}>
          {held && t(held)}
        </p>
        <p role="status" className={styles.status}>
          {isLoading && t("checksComing")}
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

interface StepCheckOptions {
  opened: Pick<OpenedForm, "signUp" | "lazyParts">;
  entrantForm: EntrantForm;
  names: string[];
  prefix: string;
  frame: React.RefObject<HTMLFormElement | null>;
  next(): void;
}

/**
 * Checks the step when the runner continues, after the checker is loaded and all uploads have
 * ended.
 */
export function useStepCheck({ opened, entrantForm, names, prefix, frame, next }: StepCheckOptions) {
  const { signUp, lazyParts } = opened;
  const [shapeProblems, setProblems] = useState<AnswerProblem[]>([]);
  const [held, setHeld] = useState<"filesOnTheWay" | "checksNotLoaded">();
  const [isLoading, setLoading] = useState(false);
  const isWaiting = useRef(false);
  // A runner who was sent here by the server's response, or by the review, sees at once what is
  // wrong.
  useEffect(() => {
    const { focusProblem } = lazyParts.current() ?? {};
    const answerProblems = entrantForm.problems().filter(({ pointer }) => names.includes(nameIn(pointer)));
    if (answerProblems.length === 0 || !focusProblem) return undefined;
    setProblems(answerProblems);
    return focusProblem(frame.current, prefix, answerProblems[0]);
  }, [entrantForm, lazyParts, names, prefix, frame]);
  const isUploading = () => signUp.store.getState().uploads > 0;
  const check = () => {
    setHeld(isUploading() ? "filesOnTheWay" : undefined);
    if (isUploading()) return;
    const problems = entrantForm.check(names);
    setProblems(problems);
    if (problems.length === 0) next();
    else requestAnimationFrame(() => lazyParts.current()?.focusProblem(frame.current, prefix, problems[0]));
  };
  const checkOnceLoaded = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const timer = setTimeout(() => setLoading(true), loadingDelay);
    const loaded = await lazyParts.load().catch(() => undefined);
    clearTimeout(timer);
    isWaiting.current = false;
    // The runner may have left this step in the meantime.
    if (!frame.current) return;
    setLoading(false);
    if (loaded) check();
    else setHeld("checksNotLoaded");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A text control reports what is typed when it loses the focus.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement))
      flushSync(() => activeElement.blur());
    setHeld(isUploading() ? "filesOnTheWay" : undefined);
    if (isUploading()) return;
    if (lazyParts.current()) check();
    else void checkOnceLoaded();
  };
  return { found: shapeProblems, held, isLoading, submit };
}
