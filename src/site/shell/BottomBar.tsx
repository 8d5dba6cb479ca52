import { useEffect, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNextAction } from "#blocks/kit/service/nextAction.ts";
import { useNow } from "#blocks/kit/site/clock.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/bottom-bar.ts";
import type { Race } from "#schemas/generated/types.ts";
import styles from "./BottomBar.module.css";

const useTexts = texts(messages);

export interface BottomBarProps {
  race: Race;
}

/**
 * Once the hero is out of sight: the one action of the moment at the bottom of a phone's screen,
 * within reach of the thumb; before registration, when it opens.
 */
export default function BottomBar({ race }: BottomBarProps) {
  const hero = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!hero.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting));
    observer.observe(hero.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={hero} className={styles.hero} aria-hidden="true" />
      <Bar race={race} isShown={isShown} />
    </>
  );
}

function Bar({ race, isShown }: BottomBarProps & { isShown: boolean }) {
  const t = useTexts();
  const dates = useDates();
  const phase = racePhase(race, useNow(60_000));
  const action = useNextAction(race);
  const opensAt = phase === "before-registration" ? race.registration?.opensAt : undefined;
  if (!opensAt && !action) return null;
  return (
    <div className={styles.bar} data-shown={isShown} inert={!isShown}>
      {opensAt ? (
        <p>{t("signUpOpens", { moment: dates(opensAt, "moment") })}</p>
      ) : (
        action && (
          <Action to={action.to} className={styles.action}>
            {action.label}
          </Action>
        )
      )}
    </div>
  );
}
