import { Section } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useLinkStatus } from "#blocks/kit/service/linkStatus.ts";
import { useLiveNow, useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import { daysUntil } from "#blocks/kit/time/daysUntil.ts";
import { useVisitorTime } from "#blocks/kit/time/zones.ts";
import { messages } from "#locales/generated/home/registration-now.ts";
import type { HomeProps } from "#schemas/generated/types.ts";
import { ItemsSummary } from "./ItemsSummary.tsx";
import styles from "./RegistrationNow.module.css";

const useTexts = texts(messages);
// By the state of the page that signs up.
const stages = { notYet: "before", open: "open", over: "closed", closed: "off", cancelled: "cancelled" } as const;
type Stage = (typeof stages)[keyof typeof stages];

/**
 * Shows when registration opens and closes, its current state in words, and a dialog that leads to
 * sign-up or look-up.
 */
export default function RegistrationNow({
  title,
  text: body,
  opensAt,
  closesAt,
  signUpLink,
  lookupLink,
  showItems = true,
}: HomeProps["registration-now"]) {
  const t = useTexts();
  const { race, text, showDialog, timeZone } = useSite();
  const date = useDates();
  const now = useNow(60_000);
  const live = useLiveNow(60_000);
  const linkStatus = useLinkStatus(60_000);
  const opens = opensAt ?? race?.registration?.opensAt;
  const closes = closesAt ?? race?.registration?.closesAt;
  if (!opens || !closes)
    return (
      <Section title={text(title) || t("title")}>
        <Empty>{t("unknown")}</Empty>
      </Section>
    );

  const signUp = signUpLink ?? race?.registration?.link;
  const isCancelled = race?.cancelledAt !== undefined;
  const stage = stages[linkStatus(signUp, { opensAt: opens, closesAt: closes, isCancelled }).state];
  const lookUp = lookupLink ?? race?.lookupLink;
  const isOpen = (link: string | undefined): link is string => link !== undefined && linkStatus(link).state === "open";
  const actions = [
    ...(stage === "open" && signUp ? [{ label: t("signUp"), to: signUp }] : []),
    ...(isOpen(lookUp) ? [{ label: t("lookUp"), to: lookUp }] : []),
  ];
  const dialogBody = {
    before: t("notOpenBody", { time: date(opens, "moment") }),
    open: t("chooseBody"),
    off: "",
    cancelled: "",
    closed: t("closedBody", { time: date(closes, "moment") }),
  }[stage];
  return (
    <Section title={text(title) || t("title")}>
      <div className={styles.layout}>
        <div className={styles.status}>
          <Standing stage={stage} days={live && daysUntil(stage === "before" ? opens : closes, live, timeZone)} />
          {body && <p className={styles.text}>{text(body)}</p>}
          {actions.length > 0 && (
            <Action
              onPress={() => showDialog({ title: t("choose"), body: dialogBody, actions })}
              look={stage === "open" ? "primary" : "quiet"}
            >
              {stage === "open" ? t("choose") : t("lookUp")}
            </Action>
          )}
        </div>
        <dl className={styles.times}>
          <Time label={t("opens")} instant={opens} isPast={now >= Date.parse(opens)} />
          <Time label={t("closes")} instant={closes} isPast={now >= Date.parse(closes)} />
          {race?.registration?.drawAt && (
            <Time
              label={t("draw")}
              instant={race.registration.drawAt}
              isPast={now >= Date.parse(race.registration.drawAt)}
            />
          )}
        </dl>
      </div>
      {showItems && race?.items && race.items.length > 0 && <ItemsSummary />}
    </Section>
  );
}

function Standing({ stage, days: count }: { stage: Stage; days: number | undefined }) {
  const t = useTexts();
  const timeLeft =
    count !== undefined &&
    {
      before: count > 0 ? t("beforeDays", { count }) : t("beforeSoon"),
      open: count > 0 ? t("openDays", { count }) : t("openSoon"),
      closed: "",
      off: "",
      cancelled: "",
    }[stage];
  return (
    <p className={styles.state} data-stage={stage}>
      {t(stage)}
      {timeLeft && <span className={styles.left}>{timeLeft}</span>}
    </p>
  );
}

function Time({ label, instant, isPast }: { label: string; instant: string; isPast: boolean }) {
  const t = useTexts();
  const date = useDates();
  const visitorTime = useVisitorTime()(instant);
  return (
    <div className={styles.time} data-past={isPast}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={instant}>
          <span>{date(instant, "shortDay")}</span> <span className={styles.clock}>{date(instant, "time")}</span>
        </time>
        {visitorTime && <small>{t("yourTime", { time: visitorTime })}</small>}
      </dd>
    </div>
  );
}
