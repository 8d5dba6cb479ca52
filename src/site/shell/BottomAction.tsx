import { useEffect, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNextAction } from "#blocks/kit/service/nextAction.ts";
import { useNow, useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/site.ts";
import type { Race } from "#schemas/generated/types.ts";
import styles from "./BottomAction.module.css";

const useTexts = texts(messages);

/** On phones, once the hero is out of sight: the one action of the moment, within reach of the thumb. */
export function BottomAction() {
  const { race } = useSite();
  return race ? <Bar race={race} /> : null;
}

function Bar({ race }: { race: Race }) {
  const t = useTexts();
  const dates = useDates();
  const now = useNow(60_000);
  const hero = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  const action = useNextAction(race);
  const opensAt = racePhase(race, now) === "before-registration" ? race.registration?.opensAt : undefined;
  useEffect(() => {
    if (!hero.current) return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry !== undefined && !entry.isIntersecting));
    observer.observe(hero.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={hero} className={styles.hero} aria-hidden="true" />
      {(opensAt || action) && (
        <div className={styles.bar} data-shown={isPast} inert={!isPast}>
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
      )}
    </>
  );
}
