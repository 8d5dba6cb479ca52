import { Section } from "#blocks/kit/layout/Section.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLinkStatus } from "#blocks/kit/service/linkStatus.ts";
import { useLiveNow, useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { daysUntil } from "#blocks/kit/time/daysUntil.ts";
import { racePhase } from "#core/racePhase.ts";
import { messages } from "#locales/generated/home/register-now.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import styles from "./RegisterNow.module.css";

const useTexts = texts(messages);
const minute = 60_000;

interface Announcement {
  /** There is nothing to sign up for, or not here: the organiser's invitation is not shown. */
  isOver?: boolean;
  state: string;
  detail?: string;
  /** The time alone, shown large. */
  moment?: string;
  action?: { label: string; to: string };
}

/**
 * The call to sign up: open, yet to open, closed, over or switched off by the organiser, by server
 * time.
 */
export default function RegisterNow({ title, text: body, isOpen = true, closedText, link }: HomeProps["register-now"]) {
  const t = useTexts();
  const { text } = useSite();
  const announcement = useAnnouncement(isOpen, link, text(closedText));
  if (announcement.isOver) {
    return (
      <Section title={announcement.state} lead={announcement.detail} tone="sunken">
        {announcement.action && (
          <Action to={announcement.action.to} look="quiet">
            {announcement.action.label}
          </Action>
        )}
      </Section>
    );
  }
  return (
    <Section title={text(title) || t("title")} tone={announcement.action ? "accent" : "sunken"}>
      <div className={styles.layout}>
        {body && <p className={styles.text}>{text(body)}</p>}
        <div className={styles.status}>
          {announcement.moment && <p className={styles.moment}>{announcement.moment}</p>}
          <p className={styles.state}>{announcement.state}</p>
          {announcement.detail && <p className={styles.detail}>{announcement.detail}</p>}
          {announcement.action && (
            <Action to={announcement.action.to} look="light" className={styles.action}>
              {announcement.action.label}
            </Action>
          )}
        </div>
      </div>
    </Section>
  );
}

function useAnnouncement(isOpen: boolean, link: string | undefined, closedText: string): Announcement {
  const t = useTexts();
  const { race, text, timeZone } = useSite();
  const date = useDates();
  const now = useNow(minute);
  const live = useLiveNow(minute);
  const registration = race?.registration;
  const linkStatus = useLinkStatus(minute);
  const leadTo = (label: "lookUp" | "results" | "signUp", to: string | undefined) =>
    to && linkStatus(to).state === "open" ? { label: t(label), to } : undefined;
  const lookUp = leadTo("lookUp", race?.lookupLink);
  const phase = race ? racePhase(race, now) : "registration";

  if (phase === "cancelled") return { isOver: true, state: t("cancelled"), action: lookUp };
  // The organiser's words on a sign-up that is switched off are outdated once its time is over.
  const hasEnded = registration !== undefined && now >= Date.parse(registration.closesAt);
  const to = link ?? registration?.link;
  const page = linkStatus(to, { isOpen });
  if (page.state === "closed" && !hasEnded) {
    const detail = closedText || (isOpen ? text(page.closedText) : "");
    return { isOver: true, state: t("off"), detail, action: phase === "after" ? undefined : lookUp };
  }
  if (phase === "after") {
    return { isOver: true, state: t("over"), action: leadTo("results", race?.resultsLink) };
  }
  const opensAt = page.opensAt ?? registration?.opensAt;
  if (opensAt && (phase === "before-registration" || page.state === "notYet")) {
    return {
      state: t("before"),
      moment: date(opensAt, "moment"),
      ...(live !== undefined && { detail: t("opensIn", { left: left(opensAt) }) }),
    };
  }
  const closesAt = page.closesAt ?? registration?.closesAt;
  if (phase !== "registration" || page.state === "over") {
    const detail = closesAt && t("closedAt", { time: date(closesAt, "moment") });
    return { isOver: true, state: t("closed"), detail, action: lookUp };
  }
  return {
    state: t("open"),
    detail: closesAt && t("closes", { time: date(closesAt, "moment") }),
    ...(to ? { action: { label: t("signUp"), to } } : { detail: t("noLink") }),
  };

  function left(instant: string): string {
    const minutes = Math.ceil((Date.parse(instant) - now) / minute);
    if (minutes >= 48 * 60) return t("days", { count: daysUntil(instant, now, timeZone) });
    return minutes >= 120 ? t("hours", { count: Math.floor(minutes / 60) }) : t("minutes", { count: minutes });
  }
}
