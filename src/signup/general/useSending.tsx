import { type ComponentType, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { AnswerReceipt } from "#contract/answers.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import { captchaKind } from "#src/account/captcha/kind.ts";
import { missingPolicies } from "../model/checkAll.ts";
import { followVisit } from "../model/visit.ts";
import { useSignUpServices } from "../signUpContext.ts";
import type { OpenedGeneral } from "./openGeneral.ts";
import { sendAnswers } from "./sendAnswers.ts";
import { useGeneralTexts } from "./texts.ts";

interface SendingOptions {
  opened: OpenedGeneral;
  onSent(receipt: AnswerReceipt): void;
  onFull(): void;
  prefix: string;
  frame: React.RefObject<HTMLFormElement | null>;
}

/**
 * Sends the answers that were checked, after the human verification of a visitor without an
 * account; `frame` has the fields, whose ids begin with `prefix`.
 */
export function useSending({ opened, onSent, onFull, prefix, frame }: SendingOptions) {
  const t = useGeneralTexts();
  const services = useSignUpServices();
  const { user, language } = useSite();
  const { signUp, lazyParts, policyText, forget } = opened;
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const { refusal, alert, refuse, setRefusal } = useRefusal();
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const isAnonymous = !user || signUp.form.general?.account === "none";
  const isBusy = useRef(false);
  const send = async (pass: CaptchaPass | undefined) => {
    const result = await sendAnswers(signUp, services, pass, language);
    if (result.outcome !== "refused") forget();
    if (result.outcome === "accepted") return onSent(result.receipt);
    if (result.outcome === "full") return onFull();
    const [first] = result.problems;
    const { id = "" } = signUp.store.getState().content.entrants[0] ?? {};
    const isOther = await followVisit(signUp, result.problems);
    signUp.getForm(id).refuse(result.problems.filter(({ code }) => code !== "calculated"));
    refuse(isOther ? t("visitChanged") : (result.message ?? t("sendFailed")));
    if (first?.pointer && !isOther)
      requestAnimationFrame(() => lazyParts.current()?.focusProblem(frame.current, prefix, first));
  };
  const work = async (run: () => Promise<unknown>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal(undefined);
    await run().catch(() => refuse(t("sendFailed")));
    isBusy.current = false;
    setSending(false);
  };
  const begin = () => {
    const [missing] = missingPolicies(signUp, signUp.store.getState().content);
    if (missing) {
      const toText = () => focusPolicy(frame.current, missing.id);
      return void policyText.load().then(toText, () => refuse(t("sendFailed")));
    }
    void work(async () => {
      const { kind } = isAnonymous ? await captchaKind(services.client) : { kind: "off" };
      if (kind === "off") return send(undefined);
      const View = await services.loadPart<ComponentType<CaptchaProps>>("captcha");
      setCaptcha(() => View);
    });
  };
  const close = () => {
    setCaptcha(undefined);
    setRefusal(t("verifyFirst"));
    button.current?.focus();
  };
  const captcha = Captcha && (
    <Captcha
      client={services.client}
      scene="answers"
      target={signUp.store.getState().content.key}
      onPassed={(pass) => {
        setCaptcha(undefined);
        button.current?.focus();
        void work(() => send(pass));
      }}
      onClosed={close}
    />
  );
  return { isAsked, ask: () => setAsked(true), isSending, refusal, alert, button, begin, captcha };
}

// Shows why nothing was sent, which is read at once.
function useRefusal() {
  const [refusal, setRefusal] = useState<string>();
  const alert = useRef<HTMLDivElement>(null);
  const refuse = (message: string) => {
    setRefusal(message);
    requestAnimationFrame(() => alert.current?.focus());
  };
  return { refusal, alert, refuse, setRefusal };
}

/**
 * Moves the focus to the box of a policy, or to its text: a box that cannot be ticked yet takes no
 * focus.
 */
export function focusPolicy(frame: HTMLElement | null, id: string): void {
  const policy = frame?.querySelector(`[data-policy="${CSS.escape(id)}"]`);
  const [box, text] = ["input:enabled", "section"].map((kind) => policy?.querySelector<HTMLElement>(kind));
  (box ?? text)?.focus();
}
