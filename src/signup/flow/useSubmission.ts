import { useEffect, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import type { EntrantProblem } from "../model/checkAll.ts";
import { nameIn } from "../model/patches.ts";
import type { SignUp } from "../model/signUp.ts";
import { type Submitted, submitSignUp } from "../model/submitSignUp.ts";
import { followVisit } from "../model/visit.ts";
import type { ShownPrice } from "../orders/usePrice.ts";
import { useSignUpServices } from "../signUpContext.ts";
import { useTakingOver } from "../transfers/transferContext.ts";
import { useLine } from "../waiting/useLine.ts";
import { paceAfter } from "./pace.ts";
import type { PartProps } from "./partProps.ts";

interface Submission extends Pick<PartProps, "signUp" | "go"> {
  price: ShownPrice;
  /** Asks the server for the price with a coupon, or without. */
  ask(coupon?: string): Promise<unknown>;
  onSent(sent: SubmissionReceipt): void;
}

/**
 * Submits the form when it is its turn, again by itself while the server asks to wait; a problem
 * that the server found leads to its step.
 */
export function useSubmission({ signUp, price, ask, go, onSent }: Submission) {
  const t = useLazyTexts();
  const { showToast, language } = useSite();
  const services = useSignUpServices();
  const takingOver = useTakingOver();
  const [isSending, setSending] = useState(false);
  const [waits, setWaits] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const { line, stop, join } = useLine();
  const isGone = useIsGone();
  const isUnread = useRef(false);
  // The button that was pressed is disabled or gone. Empty, the alert is hidden and cannot have the
  // focus.
  useEffect(() => {
    if (!isUnread.current || refusal === undefined || !alert.current) return;
    isUnread.current = false;
    alert.current.focus();
  }, [refusal]);
  const showProblems = (problems: EntrantProblem[]) => {
    for (const id of new Set(problems.map(({ entrant }) => entrant)))
      signUp.getForm(id).refuse(problems.filter(({ entrant }) => entrant === id));
    const [first] = problems;
    const step = first && findStep(signUp, first);
    if (step) go({ at: "step", entrant: first.entrant, step: step.id });
    else isUnread.current = true;
  };
  const sendPaced = async (): Promise<Submitted> => {
    for (let attempt = 1; ; attempt++) {
      const submitted = await submitSignUp(signUp, services, {
        language,
        price,
        line: join(),
        link: takingOver && { [takingOver.kind]: takingOver.token },
      });
      const pause = submitted.outcome === "refused" ? paceAfter(submitted, attempt) : undefined;
      if (pause === undefined || isGone()) return submitted;
      setWaits(Math.ceil(pause / 1000));
      await new Promise((resolve) => setTimeout(resolve, pause));
      setWaits(undefined);
      if (isGone()) return submitted;
    }
  };
  const submit = async () => {
    setSending(true);
    setRefusal(undefined);
    const submitted = await sendPaced();
    setSending(false);
    if (submitted.outcome === "accepted") {
      if (takingOver?.isFree) return takingOver.onTaken();
      const { receipt } = submitted.receipt;
      showToast("success", t(signUp.use === "sign-up" ? "taken" : "applied", { receipt }));
      return onSent(submitted.receipt);
    }
    // The price that counts now is shown; submitting again agrees to it.
    if (submitted.code === "sign-up/fee" || submitted.code?.startsWith("sign-up/coupon-")) await ask().catch(() => {});
    const isOther = await followVisit(signUp, submitted.problems);
    const why = submitted.isStopped ? t("stopped") : submitted.isBroken ? t("sendFailed") : submitted.message;
    setRefusal(isOther ? t("visitChanged") : why);
    showProblems(submitted.problems.filter(({ code }) => code !== "calculated"));
  };
  return { isSending, waits, refusal, alert, submit, line, stop };
}

/** Finds the step that has the answer with this problem. */
export function findStep({ form }: SignUp, { pointer }: EntrantProblem) {
  return form.steps.find(({ fields }) => fields.includes(nameIn(pointer)));
}

function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
}
