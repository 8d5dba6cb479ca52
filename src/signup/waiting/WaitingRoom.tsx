import { useEffect, useRef } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { ownOrStandardTexts } from "#blocks/kit/site/ownTexts.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { messages } from "#locales/generated/signup/waiting.ts";
import type { LinePlace } from "#src/client/waiting.ts";
import shared from "../open/SignUp.module.css";
import styles from "./WaitingRoom.module.css";

const useTexts = ownOrStandardTexts(messages);

/**
 * The screen of somebody in line: how many are ahead, how long it takes, and that there is nothing
 * to do.
 */
export function WaitingRoom({ place: { ahead, waitSeconds }, stop }: { place: LinePlace; stop(): void }) {
  const t = useTexts();
  const { language } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const minutes = waitSeconds === null ? null : Math.floor(waitSeconds / 60);
  const wait = minutes === null ? null : t("minutes", { count: minutes });
  return (
    <section className={styles.room} data-in-line="" aria-labelledby="waiting-room">
      <h2 ref={heading} tabIndex={-1} id="waiting-room" className={shared.heading}>
        {t("title")}
      </h2>
      <p className={shared.lead}>{t("lead")}</p>
      <dl className={styles.place}>
        <div>
          <dt>{t("ahead")}</dt>
          <dd>{ahead === null ? t("counting") : roundUp(ahead).toLocaleString(language)}</dd>
        </div>
        <div>
          <dt>{t("wait")}</dt>
          <dd>{wait ?? t("counting")}</dd>
        </div>
      </dl>
      {/* Changes once a minute at most: the numbers above are not announced each time. */}
      <p role="status" className="visually-hidden">
        {wait === null ? t("announcedCounting") : t("announced", { wait })}
      </p>
      <p className={styles.hint}>{t(ahead === null ? "countingHint" : "keepOpen")}</p>
      <p>
        <TextButton onClick={stop}>{t("stop")}</TextButton>
      </p>
    </section>
  );
}

// Two digits are all that an estimate is worth.
function roundUp(ahead: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, ahead))) - 1);
  return Math.ceil(ahead / unit) * unit;
}
