import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Client } from "#src/client/client.ts";
import type { SectionProps } from "../accountSession.ts";
import { useCall } from "../useCall.ts";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";
import styles from "./MessagesSection.module.css";
import { Near } from "./Near.tsx";

/** Shows what organisers wrote to the account: a section of the account page. */
export function MessagesSection({ client }: Pick<SectionProps, "client">) {
  return (
    <AccountSection name="messages">
      <Near lines={3}>
        <OwnMessages client={client} />
      </Near>
    </AccountSection>
  );
}

// The newest first.
function OwnMessages({ client }: { client: Client }) {
  const t = useAccountTexts();
  const { text } = useSite();
  const dates = useDates();
  const { loaded } = useCall(client, "GET /sign-up/messages", {});
  return (
    <Show loaded={loaded} lines={3}>
      {(list) =>
        list.length === 0 ? (
          <p>{t("noMessages")}</p>
        ) : (
          <ul className={styles.messages}>
            {list.map(({ messageId, race, language, subject, text: words, at }) => (
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
        )
      }
    </Show>
  );
}
