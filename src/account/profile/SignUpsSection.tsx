import { useCallback, useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { OwnResults } from "#blocks/kit/results/LateOwnResults.tsx";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { myPath } from "#core/myPage.ts";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";

/** Shows the runner's sign-ups and drafts: the first section of the account page. */
export function SignUpsSection() {
  const t = useAccountTexts();
  const { ownSignUps, prices, race } = useSite();
  // Who came by a link uses it first. Also a race without transfers invites runners.
  const [hasLink] = useState(() => /[?#&](?:transfer|invitation|deferral)=/.test(location.hash));
  const { transfers, deferrals, deferredFrom } = prices ?? {};
  const isMoving = transfers !== undefined || deferrals !== undefined || deferredFrom !== undefined;
  // Before it opens there is nothing to request.
  const mailsFrom = Date.parse(race?.mailing?.opensAt ?? "");
  const isMailing = useLatest([mailsFrom]) >= mailsFrom;
  // From then on they can be had, and afterwards runners see which they have.
  const { lucky } = race?.bibs ?? {};
  const luckyFrom = Date.parse(lucky?.opensAt ?? "");
  const isLucky = useLatest([luckyFrom]) >= luckyFrom;
  // Counts new entries: the list is loaded again.
  const [round, setRound] = useState(0);
  const entered = useCallback(() => setRound((count) => count + 1), []);
  return (
    <AccountSection name="signUps" text={t("signUpsText")}>
      <OwnResults />
      <Show loaded={useLoaded("own-sign-ups", ownSignUps)} lines={4} height="10rem">
        {(OwnSignUps) => (
          <>
            {hasLink && <OwnSignUps shows="transfers" onEntered={entered} />}
            {/* A page of its own, beside those of the program; above what grows as it loads. */}
            <p>
              <a href={myPath}>{t("raceDay")}</a>
            </p>
            <OwnSignUps key={round} />
            {isLucky && <OwnSignUps key="lucky" shows="lucky-bibs" onEntered={entered} />}
            {race?.pickUp && <OwnSignUps key={`pick-up ${round}`} shows="pick-up" />}
            {race?.mailing && isMailing && <OwnSignUps key={`mailing ${round}`} shows="mailing" />}
            {isMoving && !hasLink && <OwnSignUps shows="transfers" onEntered={entered} />}
          </>
        )}
      </Show>
    </AccountSection>
  );
}
