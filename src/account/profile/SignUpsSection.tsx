import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";

/** What the runner has signed up for and what is not submitted yet: the first that the account page shows. */
export function SignUpsSection() {
  const t = useAccountTexts();
  const { ownSignUps, prices } = useSite();
  // Counts what the runner took over here: their sign-ups are loaded again.
  const [round, setRound] = useState(0);
  const renew = useCallback(() => setRound((count) => count + 1), []);
  return (
    <AccountSection name="signUps" text={t("signUpsText")}>
      <Show loaded={useLoaded("own-sign-ups", ownSignUps)} lines={4} height="10rem">
        {(OwnSignUps) => (
          <>
            {prices?.transfers && <OwnSignUps shows="transfers" onTaken={renew} />}
            <OwnSignUps key={round} />
          </>
        )}
      </Show>
    </AccountSection>
  );
}
