import { useCallback, useId, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { BodyOf } from "#contract/contract.ts";
import type { SectionProps } from "../accountSession.ts";
import { QuietButton } from "../QuietButton.tsx";
import styles from "./AccountSection.module.css";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";
import { Near } from "./Near.tsx";

/** The account's sessions, each with a button that ends it. */
export function SessionsSection({ client }: SectionProps) {
  const t = useAccountTexts();
  return (
    <AccountSection name="sessions" text={t("sessionsText")}>
      <Near lines={3}>
        <Sessions client={client} />
      </Near>
    </AccountSection>
  );
}

function Sessions({ client }: Pick<SectionProps, "client">) {
  const t = useAccountTexts();
  const date = useDates();
  const id = useId();
  const { showToast } = useSite();
  const [round, setRound] = useState(0);
  const load = useCallback(() => client.call("GET /user-center/sessions"), [client]);
  const loaded = useLoaded(`sessions ${round}`, load);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const end = async (choice: BodyOf<"POST /user-center/sessions/end">) => {
    await client.call("POST /user-center/sessions/end", { json: choice });
    showToast("success", t("ended"));
    setRound(round + 1);
  };
  // The client shows a refusal as a toast.
  const endQuietly = (choice: BodyOf<"POST /user-center/sessions/end">) => end(choice).catch(() => undefined);
  return (
    <Show loaded={loaded} lines={3}>
      {(sessions) => (
        <>
          <ul className={styles.rows}>
            {sessions.map(({ sessionId, device, lastSeenAt, isThis }) => (
              <li key={sessionId} className={styles.rowItem}>
                <div>
                  <p id={`${id}${sessionId}-device`} className={styles.rowTitle}>
                    {device === "?" ? t("unknownDevice") : device}
                  </p>
                  <p id={`${id}${sessionId}-seen`} className={styles.rowText}>
                    {isThis ? t("thisDevice") : t("lastSeen", { moment: date(lastSeenAt, "moment", zone) })}
                  </p>
                </div>
                {!isThis && (
                  <QuietButton
                    // Two sessions of one browser differ only by their time.
                    id={`${id}${sessionId}`}
                    aria-labelledby={["", "-device", "-seen"].map((part) => `${id}${sessionId}${part}`).join(" ")}
                    onClick={() => endQuietly({ sessionId })}
                  >
                    {t("end")}
                  </QuietButton>
                )}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <div className={styles.actions}>
              <Action look="quiet" onPress={() => endQuietly({ others: true })}>
                {t("endOthers")}
              </Action>
            </div>
          )}
        </>
      )}
    </Show>
  );
}
