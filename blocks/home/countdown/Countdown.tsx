import type { CSSProperties, ReactNode } from "react";
import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLinkStatus } from "#blocks/kit/service/linkStatus.ts";
import { useLiveNow, useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/home/countdown.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./Countdown.module.css";

const useTexts = texts(messages);

/**
 * Counts down to the start of the race by server time, shows the race clock while it is on, and
 * thanks when it is over.
 */
export default function Countdown({ title, target, until, link, look }: HomeProps["countdown"]) {
  const t = useTexts();
  const { race, text } = useSite();
  const date = useDates();
  const now = useNow(1000);
  const live = useLiveNow(1000);
  const linkStatus = useLinkStatus(60_000);
  const startsAt = target ?? race?.startsAt;
  if (!startsAt)
    return (
      <Section title={text(title) || t("title")}>
        <Empty>{t("unknown")}</Empty>
      </Section>
    );

  const start = Date.parse(startsAt);
  const isRace = start === Date.parse(race?.startsAt ?? "");
  const endsAt = until ?? (isRace ? race?.endsAt : startsAt);
  const phase = racePhase({ startsAt, endsAt }, now);
  const isCancelled = isRace && race?.cancelledAt !== undefined;
  const place = isRace && race?.city ? ` · ${text(race.city)}` : "";
  let lead = `${date(start, "day")} ${date(start, "time")}${place}`;
  let heading = text(title) || t("title");
  let clock: ReactNode;
  if (isCancelled) heading = t("cancelled");
  else if (phase === "after") {
    const days = live && Math.floor((live - Date.parse(endsAt ?? startsAt)) / 86_400_000);
    if (days !== undefined) lead += ` · ${days > 0 ? t("ago", { days }) : t("today")}`;
    heading = t(isRace ? "isOver" : "isPast");
    const to = link ?? (isRace ? race?.resultsLink : undefined);
    if (to && linkStatus(to).state === "open")
      clock = (
        <Action to={to} look="light">
          {t(isRace ? "results" : "more")}
        </Action>
      );
  } else {
    const isElapsed = phase === "race";
    if (isElapsed) heading = t(isRace ? "running" : "hasBegun");
    clock = (
      <Clock milliseconds={Math.abs(start - now)} isKnown={live !== undefined} isElapsed={isElapsed} isRace={isRace} />
    );
  }
  const band = (
    <Section title={heading} lead={lead} tone="night">
      {clock}
    </Section>
  );
  return look === "strip" ? <div className={styles.strip}>{band}</div> : band;
}

function Clock({
  milliseconds,
  isKnown,
  isElapsed,
  isRace,
}: {
  milliseconds: number;
  /** Whether that is the present: if not, dashes keep the places of about as many digits. */
  isKnown: boolean;
  isElapsed: boolean;
  isRace: boolean;
}) {
  const t = useTexts();
  const seconds = Math.floor(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  const units = [
    ...(isElapsed && days === 0 ? [] : [{ unit: "days" as const, count: days, digits: 1 }]),
    { unit: "hours" as const, count: hours, digits: 2 },
    { unit: "minutes" as const, count: minutes, digits: 2 },
    { unit: "seconds" as const, count: seconds % 60, digits: 2 },
  ];
  const digits = units.reduce((sum, unit) => sum + Math.max(String(unit.count).length, unit.digits), 0);
  const sentence = isElapsed ? (isRace ? "runningFor" : "begunFor") : "left";
  return (
    <div role="timer" aria-live="off">
      {/* Changes once a minute; the ticking digits are for eyes alone. */}
      {isKnown && (
        <p className="visually-hidden">
          {t(sentence, { days, hours: isElapsed ? days * 24 + hours : hours, minutes })}
        </p>
      )}
      <div className={styles.clock} style={{ "--digits": digits } as CSSProperties} aria-hidden="true">
        {units.map(({ unit, count, digits }) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.number}>
              {isKnown ? String(count).padStart(digits, "0") : "–".repeat(Math.max(String(count).length, digits))}
            </span>
            <span className={styles.label}>{t(unit, { count })}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
