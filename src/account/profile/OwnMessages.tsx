import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Client } from "#src/client/client.ts";
import { useCall } from "../useCall.ts";
import { useAccountTexts } from "./AccountSection.tsx";
import styles from "./OwnMessages.module.css";

/** What organisers wrote to the account, the newest first; nothing if there is nothing. */
export function OwnMessages({ client }: { client: Client }) {
  const t = useAccountTexts();
  const { text } = useSite();
  const dates = useDates();
  const { loaded } = useCall(client, "GET /sign-up/messages", {});
  if (loaded.status !== "ready" || loaded.value.length === 0) return null;
  return (
    <section className={styles.messages} aria-labelledby="own-messages">
      <h3 id="own-messages">{t("messages")}</h3>
      <ul>
        {loaded.value.map(({ messageId, race, language, subject, text: words, at }) => (
          <li key={messageId}>
            <details>
              <summary>
                <span lang={language}>{subject}</span>
                <span className={styles.meta}>
                  {text(race)} · {dates(at, "moment")}
                </span>
              </summary>
              <p lang={language}>{words}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
