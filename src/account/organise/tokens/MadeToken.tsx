import { useEffect, useRef } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { ApiToken } from "#contract/tokens.ts";
import application from "../../review/Application.module.css";
import styles from "./Tokens.module.css";
import { useTokenTexts } from "./texts.ts";

interface MadeTokenProps {
  made: { secret: string; token: ApiToken };
  onDone(): void;
}

/** A new token with its secret, which is shown once and can be copied. */
export function MadeToken({ made, onDone }: MadeTokenProps) {
  const t = useTokenTexts();
  const { showToast } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () => navigator.clipboard.writeText(made.secret).then(() => showToast("success", t("copied")));
  return (
    <div className={application.decision}>
      <h3 ref={heading} tabIndex={-1}>
        {t("madeTitle", { name: made.token.name })}
      </h3>
      <p>{t("madeText")}</p>
      <p>
        <code className={styles.secret}>{made.secret}</code>
      </p>
      <div className={application.actions}>
        {/* Pages that are not served over https have no clipboard. */}
        {"clipboard" in navigator && <Action onPress={() => void copy()}>{t("copy")}</Action>}
        <Action look="quiet" onPress={onDone}>
          {t("stored")}
        </Action>
      </div>
    </div>
  );
}
