import { useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import type { FormPolicy } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import { missingPolicies } from "../model/checkAll.ts";
import { hasAgreed } from "../model/content.ts";
import shared from "../SignUp.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import styles from "./Policies.module.css";
import type { ContentProps, PartProps } from "./partProps.ts";

/** The texts to agree to. A text that has changed since the runner agreed to it is shown again with a note. */
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

interface PolicyTextProps {
  policy: FormPolicy;
  isAgreed: boolean;
  hasChanged: boolean;
  isMissing: boolean;
  onAgree(isAgreed: boolean): void;
}

/** A text to agree to, with the box that agrees to it. */
export function PolicyText({ policy, isAgreed, hasChanged, isMissing, onAgree }: PolicyTextProps) {
  const t = useLazyTexts();
  const { text } = useSite();
  const [isRead, setRead] = useState(isAgreed || !policy.mustScroll);
  const id = `policy-${policy.id}`;
  // Nearly the end is the end: zoomed pages stop a fraction of a pixel before it.
  const follow = (frame: HTMLElement) => {
    if (frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 8) setRead(true);
  };
  return (
    <div className={styles.policy} data-policy={policy.id}>
      <h3 id={id}>{text(policy.title)}</h3>
      <p className={shared.quiet}>{t("policyVersion", { version: policy.version })}</p>
      {hasChanged && <p className={shared.wrong}>{t("policyChanged")}</p>}
      <section
        className={styles.policyText}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reached by the keyboard
        tabIndex={0}
        aria-labelledby={id}
        ref={(frame) => {
          if (frame) follow(frame);
        }}
        onScroll={({ currentTarget }) => follow(currentTarget)}
      >
        <Prose html={text(policy.text)} />
      </section>
      {!isRead && (
        <p className={shared.quiet} id={`${id}-scroll`}>
          {t("readToEnd")}
        </p>
      )}
      <label className={styles.agree}>
        <input
          type="checkbox"
          checked={isAgreed}
          disabled={!isRead}
          aria-invalid={isMissing || undefined}
          aria-describedby={
            [!isRead && `${id}-scroll`, isMissing && `${id}-error`].filter(Boolean).join(" ") || undefined
          }
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span>{t("agreeTo", { title: text(policy.title) })}</span>
      </label>
      <p id={`${id}-error`} className={shared.wrong} role="alert">
        {isMissing && t(isRead ? "agreeFirst" : "readFirst")}
      </p>
    </div>
  );
}
