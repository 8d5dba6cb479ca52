import { Action } from "#blocks/kit/link/Action.tsx";
import { useNextAction } from "#blocks/kit/service/nextAction.ts";
import { useLiveNow, useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { daysUntil } from "#blocks/kit/time/daysUntil.ts";
import { racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/home/carousel.ts";
import type { Race } from "#schemas/generated/types.ts";
import styles from "./Carousel.module.css";

const useTexts = texts(messages);

/**
 * The page's heading over the pictures: the race's name, day, city, state of registration and the
 * one action of the moment.
 */
export function RaceOnTop() {
  const { ownText, race, text, title } = useSite();
  // A name that the platform knows only in Chinese is replaced by the site's title if that is in
  // English.
  const name = ownText(race?.name) || text(title);
  return (
    <div className={styles.race}>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        {race && <RaceFacts race={race} />}
      </div>
    </div>
  );
}

function RaceFacts({ race }: { race: Race }) {
  const t = useTexts();
  const dates = useDates();
  const { text, hasCalendar, language } = useSite();
  const now = useNow(60_000);
  const phase = racePhase(race, now);
  const action = useNextAction(race);
  const city = text(race.city);
  return (
    <>
      <p className={styles.when}>
        <time dateTime={race.startsAt}>{dates(race.startsAt, "day")}</time>
        {city && <span>{city}</span>}
      </p>
      <p className={styles.state} data-phase={phase}>
        <State race={race} now={now} hasAction={!!action} />
      </p>
      {action && (
        <Action to={action.to} className={styles.action}>
          {action.label}
        </Action>
      )}
      {hasCalendar && phase === "before-registration" && (
        <a className={styles.calendar} href={`/race.ics?language=${language}`}>
          {t("calendar")}
        </a>
      )}
    </>
  );
}

function State({ race, now, hasAction }: { race: Race; now: number; hasAction: boolean }) {
  const t = useTexts();
  const dates = useDates();
  const { timeZone } = useSite();
  const live = useLiveNow(60_000);
  const { opensAt = "", closesAt = "", drawAt = "", link } = race.registration ?? {};
  switch (racePhase(race, now)) {
    case "before-registration":
      return t("opensAt", { moment: dates(opensAt, "moment") });
    case "registration":
      return hasAction || !link ? t("openUntil", { moment: dates(closesAt, "moment") }) : t("off");
    case "awaiting-draw":
      return t("drawAt", { moment: dates(drawAt, "moment") });
    case "before-race":
      return live === undefined ? t("soon") : t("daysLeft", { count: daysUntil(race.startsAt, live, timeZone) });
    case "race":
      return t("raceDay");
    case "cancelled":
      return t("cancelled");
    case "after":
      return t(hasAction || !race.resultsLink ? "after" : "toCome");
  }
}
