import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import type { OrganisedRace } from "#contract/organise.ts";
import type { ApiToken } from "#contract/tokens.ts";
import type { UserData } from "#contract/userData.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useCall } from "../../useCall.ts";
import { MadeToken } from "./MadeToken.tsx";
import { MakeForm } from "./MakeForm.tsx";
import { TokenRow } from "./TokenRow.tsx";
import styles from "./Tokens.module.css";
import { useTokenTexts } from "./texts.ts";

interface TokensViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
  userData: UserData;
}

const titleId = "tokens-title";
const makeId = "make-token";

/**
 * An organiser's API tokens: a form to make one, the new one, which is shown once, and the list.
 */
export default function TokensView({ client, races, userData }: TokensViewProps) {
  const t = useTokenTexts();
  const [isMaking, setMaking] = useState(false);
  const [newToken, setNewToken] = useState<{ secret: string; token: ApiToken }>();
  const { loaded, reload } = useCall(client, "GET /user-center/tokens", {});
  const focusLater = useLaterFocus();
  const close = (focused: string) => {
    focusLater(focused);
    setMaking(false);
    setNewToken(undefined);
  };
  const changed = () => {
    focusLater(titleId);
    reload();
  };
  const keep = (token: { secret: string; token: ApiToken }) => {
    setMaking(false);
    setNewToken(token);
    reload();
  };
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      {newToken && <MadeToken made={newToken} onDone={() => close(titleId)} />}
      {isMaking && (
        <MakeForm client={client} races={races} userData={userData} onMade={keep} onCancel={() => close(makeId)} />
      )}
      {!newToken && !isMaking && (
        <div className={styles.actions}>
          <QuietButton id={makeId} onClick={() => setMaking(true)}>
            {t("make")}…
          </QuietButton>
        </div>
      )}
      <section aria-labelledby={titleId} className={styles.list}>
        <h2 id={titleId} tabIndex={-1}>
          {t("title")}
        </h2>
        <Show loaded={loaded} lines={4} height="12rem">
          {(tokens) =>
            tokens.length === 0 ? (
              <p className={review.none}>{t("none")}</p>
            ) : (
              <ul className={styles.tokens}>
                {tokens.map((token) => (
                  <li key={token.tokenId}>
                    <TokenRow client={client} races={races} token={token} onChanged={changed} />
                  </li>
                ))}
              </ul>
            )
          }
        </Show>
      </section>
    </div>
  );
}
