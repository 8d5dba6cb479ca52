import { useLingui } from "@lingui/react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/captcha.ts";
import styles from "./Captcha.module.css";
import type { LoadFailure } from "./loadAgain.ts";

const useTexts = texts(messages);

/**
 * Shows why there is nothing to verify with: until when, by the visitor's own clock, or a button to
 * try again.
 */
export function LoadTrouble({ trouble, onRetry }: { trouble: LoadFailure; onRetry: () => void }) {
  const t = useTexts();
  const { i18n } = useLingui();
  const time = (at: number) => new Intl.DateTimeFormat(i18n.locale, { hour: "2-digit", minute: "2-digit" }).format(at);
  // Rounded up: at the minute that is named it is over.
  const words = trouble.status === "failed" ? t("failed") : t("paused", { time: time(trouble.until + 59_999) });
  return (
    <div className={styles.trouble}>
      <p role="alert">{words}</p>
      {trouble.status === "failed" && <Action onPress={onRetry}>{t("retry")}</Action>}
    </div>
  );
}
