import { Section, useHeadingLevel } from "#blocks/kit/layout/Section.tsx";
import { Empty } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useRenewed } from "#blocks/kit/service/renew.ts";
import { useLatest } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { PickUpFree } from "#core/pickUp.ts";
import { messages } from "#locales/generated/home/pick-up.ts";
import type { HomeProps, PickUp as PickUpFacts, PickUpSite } from "#schemas/generated/types.ts";
import { type DayOfSite, listDays } from "./days.ts";
import styles from "./PickUp.module.css";

const useTexts = texts(messages);

/**
 * Shows the places and times at which race packs are picked up. What is free, and the fullest hour
 * of each day, come in the browser while booking is open.
 */
export default function PickUp({ title, text: words }: HomeProps["pick-up"]) {
  const t = useTexts();
  const { race, text } = useSite();
  return (
    <Section title={text(title) || t("title")} lead={text(words)}>
      {race?.pickUp ? <Sites pickUp={race.pickUp} /> : <Empty>{t("empty")}</Empty>}
    </Section>
  );
}

const ownEntries = "/account?view=signUps";

function Sites({ pickUp }: { pickUp: PickUpFacts }) {
  const t = useTexts();
  const dates = useDates();
  const { hasAccounts, fetchPickUp } = useSite();
  const now = useLatest([pickUp.opensAt, pickUp.closesAt].map((at) => Date.parse(at)));
  const [opens, closes] = [Date.parse(pickUp.opensAt), Date.parse(pickUp.closesAt)];
  const isOpen = now >= opens && now < closes;
  const live = useRenewed(isOpen ? fetchPickUp : undefined);
  const at = dates(now < opens ? pickUp.opensAt : pickUp.closesAt, "moment");
  return (
    <>
      <div className={styles.sites}>
        {pickUp.sites.map((site) => (
          <Site key={site.id} site={site} live={live?.sites.find(({ id }) => id === site.id)} />
        ))}
      </div>
      <div className={styles.way}>
        {isOpen && hasAccounts && <Action to={ownEntries}>{t("book")}</Action>}
        <p>{now < opens ? t("opens", { at }) : isOpen ? t("closes", { at }) : t("closed")}</p>
      </div>
    </>
  );
}

function Site({ site, live }: { site: PickUpSite; live: PickUpFree["sites"][number] | undefined }) {
  const t = useTexts();
  const { text, timeZone } = useSite();
  const Heading = `h${useHeadingLevel()}` as "h3";
  const days = listDays(site, timeZone);
  return (
    <div className={styles.site}>
      <Heading>{text(site.name)}</Heading>
      <p className={styles.address}>
        {text(site.address)} {site.map && <Link to={site.map}>{t("map")}</Link>}
      </p>
      <table className={styles.days}>
        <caption className="visually-hidden">{text(site.name)}</caption>
        <thead>
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("hours")}</th>
            <th scope="col">{t("places")}</th>
            <th scope="col">{t("fullest")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <Day key={day.date} day={day} live={live?.days.find(({ date }) => date === day.date)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, live }: { day: DayOfSite; live: PickUpFree["sites"][number]["days"][number] | undefined }) {
  const t = useTexts();
  const dates = useDates();
  const write = (range: { startsAt: number; endsAt: number }) =>
    t("range", { from: dates(range.startsAt, "time"), until: dates(range.endsAt, "time") });
  const { total } = day;
  const free = live?.slots.reduce((sum, slot) => sum + slot.free, 0);
  return (
    <tr>
      <th scope="row">
        <time dateTime={day.date}>{dates(day.startsAt, "shortDay")}</time>
      </th>
      <td>{write(day)}</td>
      <td data-full={free === 0}>
        {free === undefined ? t("total", { total }) : free === 0 ? t("full", { total }) : t("left", { free, total })}
      </td>
      <td data-label={t("fullest")} data-known={live !== undefined}>
        {live?.fullest ? write(live.fullest) : live ? t("noneYet") : "–"}
      </td>
    </tr>
  );
}
