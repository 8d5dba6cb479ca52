import { useEffect, useRef } from "react";
import { useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { AnswerReceipt } from "#contract/answers.ts";
import type { CompiledForm } from "#forms/form.ts";
import shared from "../open/SignUp.module.css";
import styles from "./GeneralForm.module.css";
import { useGeneralTexts } from "./texts.ts";

interface ReceivedProps {
  receipt: AnswerReceipt;
  form: CompiledForm;
  onAgain(): void;
}

/** Shows the visitor that the answers have arrived: the organiser's words, and the receipt. */
export function Received({ receipt, form, onAgain }: ReceivedProps) {
  const t = useGeneralTexts();
  const { text } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${useHeadingLevel()}` as "h3";
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  const { afterSending, onePer } = form.general ?? {};
  return (
    <div className={styles.received}>
      <Heading ref={heading} tabIndex={-1} className={shared.heading}>
        {t("sentTitle")}
      </Heading>
      <p>{text(afterSending) || t("sentText")}</p>
      <p>
        {t("receipt")} <strong className={styles.receipt}>{receipt.receipt}</strong>
      </p>
      <p className={shared.quiet}>{t("receiptHint")}</p>
      {!onePer && (
        <div>
          <Action look="quiet" onPress={onAgain}>
            {t("again")}
          </Action>
        </div>
      )}
    </div>
  );
}
