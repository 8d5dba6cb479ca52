import { useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { LiveAlerts } from "#core/live.ts";
import { messages } from "#locales/generated/page/live.ts";
import styles from "./Live.module.css";

const useTexts = texts(messages);

interface AlertSwitchProps {
  followed: readonly string[];
  /** Undefined for who is not logged in, and until they are known. */
  alerts: LiveAlerts | undefined;
  onStore(bibs: readonly string[]): Promise<void>;
}

/** Switches messages about the followed runners on and off, for who has an account. */
export function AlertSwitch({ followed, alerts, onStore }: AlertSwitchProps) {
  const t = useTexts();
  const { hasAccounts, user, logIn } = useSite();
  const [isBusy, setBusy] = useState(false);
  if (!hasAccounts) return null;
  if (!user)
    return (
      <p className={styles.alerts}>
        {t("alertsVisitor")} <TextButton onClick={() => void logIn()}>{t("logIn")}</TextButton>
      </p>
    );
  if (!alerts) return null;
  const { bibs, channel } = alerts;
  if (channel === null) return <p className={styles.alerts}>{t("alertsNoContact")}</p>;
  const isOn = bibs.length > 0;
  const change = async () => {
    setBusy(true);
    await onStore(isOn ? [] : followed);
    setBusy(false);
  };
  return (
    <div className={styles.alerts}>
      <label>
        <input type="checkbox" checked={isOn} disabled={isBusy} onChange={() => void change()} />{" "}
        {t("alerts", { channel })}
      </label>
      <p role="status">{isOn ? t("alertsOf", { bibs: bibs.join(t("join")) }) : t("alertsHint")}</p>
    </div>
  );
}
