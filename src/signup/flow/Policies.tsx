import { useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import type { FormPolicy } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { missingPolicies } from "../model/checkAll.ts";
import { hasAgreed } from "../model/content.ts";
import shared from "../open/SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import PolicyText from "./PolicyText.tsx";
import type { ContentProps, PartProps } from "./partProps.ts";

/**
 * The texts to agree to. A text that has changed since the runner agreed to it is shown again with
 * a note.
 */
export function Policies({ signUp, content, next, back }: PartProps & ContentProps) {
  const t = useLazyTexts();
  const { now } = useSignUpServices();
  const { form, item, store } = signUp;
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const agree = (policy: FormPolicy, isAgreed: boolean) =>
    store.dispatch({
      type: "policyAnswered",
      policy: policy.id,
      agreement: isAgreed ? { hash: policy.hash, agreedAt: new Date(now()).toISOString() } : undefined,
    });
  const proceed = () => {
    const [missing] = missingPolicies(signUp, content);
    if (!missing) return next();
    setAsked(true);
    const policy = list.current?.querySelector(`[data-policy="${CSS.escape(missing.id)}"]`);
    const [box, frame] = ["input:enabled", "section"].map((kind) => policy?.querySelector<HTMLElement>(kind));
    // A box that cannot be ticked yet takes no focus: its text is to be read first.
    (box ?? frame)?.focus();
  };
  return (
    <div className={shared.form} ref={list}>
      <p className={shared.intro}>{t("policiesIntro")}</p>
      {policiesToAgree(form, item).map((policy) => (
        <PolicyText
          key={policy.id}
          policy={policy}
          isAgreed={hasAgreed(content, policy)}
          hasChanged={content.agreed[policy.id] !== undefined && !hasAgreed(content, policy)}
          isMissing={isAsked && !hasAgreed(content, policy)}
          onAgree={(isAgreed) => agree(policy, isAgreed)}
        />
      ))}
      <div className={shared.buttons}>
        <Action look="quiet" onPress={back}>
          {t("back")}
        </Action>
        <Action onPress={proceed}>{t("next")}</Action>
      </div>
    </div>
  );
}
