import { useEffect, useRef, useState } from "react";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { racePhase } from "#blocks/kit/time/phase.ts";
import { messages } from "#locales/generated/site.ts";
import type { Race } from "#schemas/generated/types.ts";
import styles from "./BottomAction.module.css";
import { primaryAction } from "./primaryAction.ts";

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
  const action = primaryAction(race, racePhase(race, now));
  useEffect(() => {
    if (!hero.current) return;
    const observer = new IntersectionObserver(([entry]) => setPast(entry !== undefined && !entry.isIntersecting));
    observer.observe(hero.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={hero} className={styles.hero} aria-hidden="true" />
      {action && (
        <div className={styles.bar} data-shown={isPast} inert={!isPast}>
          {action.key === "signUpOpens" ? (
            <p>{t("signUpOpens", { moment: dates(action.at, "moment") })}</p>
          ) : (
            <Action to={action.to} className={styles.action}>
              {t(action.key)}
            </Action>
          )}
        </div>
      )}
    </>
  );
}
