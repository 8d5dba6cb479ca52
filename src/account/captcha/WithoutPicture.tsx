import { useEffect, useRef } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { Purpose } from "#contract/captcha.ts";
import { messages } from "#locales/generated/captcha.ts";
import type { Client } from "#src/client/client.ts";
import styles from "./Captcha.module.css";
import { LoadTrouble } from "./LoadTrouble.tsx";
import { useWork } from "./useWork.ts";

const useTexts = texts(messages);

interface WithoutPictureProps {
  client: Client;
  purpose: Purpose;
  id: string;
  onPassed(pass: CaptchaPass): void;
  onBack(): void;
}

/**
 * Verification without a picture: the browser works for some seconds, the visitor has nothing to
 * see, hear, type or remember.
 */
export function WithoutPicture({ client, purpose, id, onPassed, onBack }: WithoutPictureProps) {
  const t = useTexts();
  const { state, again } = useWork(client, purpose, onPassed);
  const isInTrouble = state.status === "failed" || state.status === "paused";
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <>
      <div className={styles.work}>
        <h3 ref={title} tabIndex={-1} id={`${id}-work`}>
          {t("workTitle")}
        </h3>
        {isInTrouble && <LoadTrouble trouble={state} onRetry={again} />}
        {state.status === "late" && (
          <div className={styles.trouble}>
            <p role="alert">{t("workLate")}</p>
            <Action onPress={again}>{t("retry")}</Action>
          </div>
        )}
        {state.status === "working" && (
          <>
            <p>{t("workHint", { seconds: state.seconds })}</p>
            <progress aria-label={t("workProgress")} value={Math.round(state.done * 100)} max={100} />
          </>
        )}
        <p role="status" data-look="good">
          {state.status === "passed" ? t("passed") : ""}
        </p>
      </div>
      <footer className={styles.foot}>
        <button type="button" className={styles.link} onClick={onBack}>
          {t("withPicture")}
        </button>
      </footer>
    </>
  );
}
