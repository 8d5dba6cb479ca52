import { useEffect, useRef } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/second-factor.ts";
import { saveFile } from "../saveFile.ts";
import styles from "./SecondFactor.module.css";

const useTexts = texts(messages);

/** The recovery codes, which are shown once; they can be copied and saved. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const t = useTexts();
  const { showToast } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  const copy = () => navigator.clipboard.writeText(text).then(() => showToast("success", t("copied")));
  const leave = () => {
    showToast("success", t("turnedOn"));
    onDone();
  };
  return (
    <div className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {t("recoveryTitle")}
      </h2>
      <p>{t("recoveryText")}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        {/* Pages that are not served over https have no clipboard. */}
        {"clipboard" in navigator && (
          <Action look="quiet" onPress={() => void copy()}>
            {t("copy")}
          </Action>
        )}
        <Action
          look="quiet"
          onPress={() => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), "startline-recovery-codes.txt")}
        >
          {t("save")}
        </Action>
        <Action onPress={leave}>{t("stored")}</Action>
      </div>
    </div>
  );
}
