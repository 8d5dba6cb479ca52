import { useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { Prose } from "#blocks/kit/text/Prose.tsx";
import type { FormPolicy } from "#forms/form.ts";
import { useLazyTexts } from "../lazyTexts.ts";
import shared from "../open/SignUp.module.css";
import styles from "./Policies.module.css";

/** A text to agree to, and what the runner has done with it. */
export interface PolicyTextProps {
  policy: FormPolicy;
  isAgreed: boolean;
  hasChanged: boolean;
  isMissing: boolean;
  onAgree(isAgreed: boolean): void;
}

/** A text to agree to, with the box that agrees to it. */
export default function PolicyText({ policy, isAgreed, hasChanged, isMissing, onAgree }: PolicyTextProps) {
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
