import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormContext } from "#blocks/field/kit/frame/fieldProps.ts";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AnswerReceipt } from "#contract/answers.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { useStepCheck } from "../flow/EntrantStep.tsx";
import { FormStep } from "../form/FormStep.tsx";
import { useContextChanges } from "../form/useContextChanges.ts";
import { useFormSurroundings } from "../form/useFormSurroundings.ts";
import { useLazy } from "../lazy.ts";
import { missingPolicies } from "../model/checkAll.ts";
import { hasAgreed } from "../model/content.ts";
import { listSteps } from "../model/places.ts";
import { useSelected } from "../model/store.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { useSignUpTexts } from "../texts.ts";
import styles from "./GeneralForm.module.css";
import type { OpenedGeneral } from "./openGeneral.ts";
import { useGeneralTexts } from "./texts.ts";
import { focusPolicy, useSending } from "./useSending.tsx";

interface AnsweringProps {
  opened: OpenedGeneral;
  /** Whether the visitor fills in a further one: the button that they pressed is gone. */
  isAgain: boolean;
  onSent(receipt: AnswerReceipt): void;
  onFull(): void;
}

/**
 * All steps of a general form below each other, the texts to agree to, and the button that submits
 * them, after the human verification.
 */
export function Answering({ opened, isAgain, onSent, onFull }: AnsweringProps) {
  const t = useGeneralTexts();
  const signUpTexts = useSignUpTexts();
  const { text, user } = useSite();
  const { units } = useSignUpServices();
  const { signUp, lazyParts, plain } = opened;
  const { form } = signUp;
  const loaded = useLazy(lazyParts);
  const entrant = useSelected(signUp.store, ({ content }) => content.entrants[0]?.id ?? "");
  const entrantForm = signUp.getForm(entrant);
  const surroundings = useFormSurroundings(signUp, entrantForm);
  useContextChanges(signUp);
  const frame = useRef<HTMLFormElement>(null);
  const prefix = `entrant-${entrant}`;
  const [names] = useState(() => form.steps.flatMap(({ fields }) => fields));
  const sending = useSending({ opened, onSent, onFull, prefix, frame });
  const { found, held, isLoading, submit } = useStepCheck({
    opened,
    entrantForm,
    names,
    prefix,
    frame,
    next: sending.begin,
  });
  const missing = useMissing(signUp, sending.isAsked);
  const steps = useSteps(signUp);
  const engage = useEngagement(opened);
  useEffect(() => {
    if (isAgain) frame.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [isAgain]);
  const ask = (event: FormEvent) => {
    sending.ask();
    submit(event);
  };
  return (
    <FormContext value={surroundings}>
      <form ref={frame} className={shared.form} noValidate onSubmit={ask} onFocus={engage} onInput={engage}>
        {form.intro && <p className={shared.intro}>{text(form.intro)}</p>}
        {(opened.isRestored || (user && form.general?.account !== "none")) && (
          <p className={shared.quiet}>
            {[opened.isRestored && t("restored"), user && form.general?.account !== "none" && t("withAccount")]
              .filter(Boolean)
              .join(" ")}
          </p>
        )}
        {loaded && (
          <loaded.ProblemSummary
            entrantForm={entrantForm}
            problems={found}
            onChoose={(problem) => loaded.focusProblem(frame.current, prefix, problem)}
            others={missing.map(({ id, title }) => ({
              key: id,
              words: t("policyMissing", { title: text(title) }),
              onChoose: () => focusPolicy(frame.current, id),
            }))}
          />
        )}
        {steps.map((step) => (
          <Step key={step.id} step={step} isOnly={form.steps.length === 1}>
            <FormStep entrantForm={entrantForm} names={step.fields} prefix={prefix} units={units} plain={plain} />
          </Step>
        ))}
        <Agreements opened={opened} isAsked={sending.isAsked} />
        <p role="alert" className={shared.wrong}>
          {held && signUpTexts(held)}
        </p>
        <p role="status" className={shared.status}>
          {isLoading && signUpTexts("checksComing")}
        </p>
        <div className={styles.send}>
          <div ref={sending.alert} tabIndex={-1} role="alert" className={shared.wrong}>
            {sending.refusal}
          </div>
          <button type="submit" ref={sending.button} className={shared.primary} aria-disabled={sending.isSending}>
            {sending.isSending ? t("sending") : t("send")}
          </button>
        </div>
      </form>
      {sending.captcha && <div className={styles.captcha}>{sending.captcha}</div>}
    </FormContext>
  );
}

// The texts that are not agreed to, once the visitor has wanted to submit.
function useMissing(signUp: OpenedGeneral["signUp"], isAsked: boolean) {
  const ids = useSelected(signUp.store, ({ content }) =>
    missingPolicies(signUp, content)
      .map(({ id }) => id)
      .join(" "),
  );
  return isAsked ? signUp.form.policies.filter(({ id }) => ids.split(" ").includes(id)) : [];
}

// The steps in which something is asked.
function useSteps({ store, loaded }: OpenedGeneral["signUp"]) {
  const { steps } = loaded.form;
  const ids = useSelected(store, ({ content }) =>
    listSteps(loaded, content.entrants[0]?.answers ?? {})
      .map(({ id }) => id)
      .join(" "),
  );
  return steps.filter(({ id }) => ids.split(" ").includes(id));
}

interface StepProps {
  step: OpenedGeneral["signUp"]["form"]["steps"][number];
  /** The block's heading names the only one. */
  isOnly: boolean;
  children: React.ReactNode;
}

function Step({ step, isOnly, children }: StepProps) {
  const { text } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h3";
  return (
    <div className={styles.step}>
      {!isOnly && <Heading className={styles.stepTitle}>{text(step.title)}</Heading>}
      {step.intro && <p className={shared.intro}>{text(step.intro)}</p>}
      {children}
    </div>
  );
}

// The texts are read and agreed to below the questions.
function Agreements({ opened, isAsked }: { opened: OpenedGeneral; isAsked: boolean }) {
  const { now } = useSignUpServices();
  const { store, form, item } = opened.signUp;
  const content = useSelected(store, (state) => state.content);
  const PolicyText = useLazy(opened.policyText);
  const policies = policiesToAgree(form, item);
  if (!PolicyText) return null;
  return policies.map((policy) => (
    <PolicyText
      key={policy.id}
      policy={policy}
      isAgreed={hasAgreed(content, policy)}
      hasChanged={content.agreed[policy.id] !== undefined && !hasAgreed(content, policy)}
      isMissing={isAsked && !hasAgreed(content, policy)}
      onAgree={(isAgreed) =>
        store.dispatch({
          type: "policyAnswered",
          policy: policy.id,
          agreement: isAgreed ? { hash: policy.hash, agreedAt: new Date(now()).toISOString() } : undefined,
        })
      }
    />
  ));
}

// The check of the answers is loaded once the visitor uses the form.
function useEngagement({ lazyParts }: OpenedGeneral): () => void {
  const isEngaged = useRef(false);
  return () => {
    if (isEngaged.current) return;
    isEngaged.current = true;
    lazyParts.load().catch(() => {});
  };
}
