import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { RaceAlert } from "#contract/alerts.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useExplanation } from "../../useExplanation.ts";
import { useRenewed } from "../kit/useRenewed.ts";
import { AlertForm } from "./AlertForm.tsx";
import styles from "./Alerts.module.css";
import { useAlertTexts } from "./texts.ts";

interface AlertsViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * The alerts on every page of a race's site: what is shown, a form for another, and earlier ones.
 */
export default function AlertsView({ client, races }: AlertsViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceAlerts key={race.domainName} client={client} race={race} />
    </>
  );
}

const shownId = "alerts-shown";

function RaceAlerts({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useAlertTexts();
  const dates = useDates();
  const focusLater = useLaterFocus();
  const { domainName } = race;
  const called = useRenewed(client, "GET /sign-up/organise/alerts", { query: { domainName } }, domainName);
  const { data, failure, at, renew } = called;
  if (!data)
    return failure === undefined ? <Skeleton lines={8} height="30rem" /> : <Failed message={failure} retry={renew} />;
  const isShown = ({ isEnded, until }: RaceAlert) => !isEnded && until > at;
  const shown = data.alerts.filter(isShown);
  const earlier = data.alerts.filter((alert) => !isShown(alert));
  const change = () => {
    focusLater(shownId);
    renew();
  };
  const drawAlert = (alert: RaceAlert, isNow: boolean) => (
    <li key={alert.alertId}>
      <Alert client={client} race={race} alert={alert} isNow={isNow} onEnded={change} />
    </li>
  );
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      {failure !== undefined && (
        <p className={styles.stale}>{t("stale", { time: dates(at, "full", race.timeZone) })}</p>
      )}
      <section className={styles.part} aria-labelledby={shownId}>
        <h2 id={shownId} tabIndex={-1}>
          {t("shown")}
        </h2>
        {shown.length === 0 && <p>{t("nothingShown")}</p>}
        {shown.length > 0 && <ul className={review.list}>{shown.map((alert) => drawAlert(alert, true))}</ul>}
      </section>
      <AlertForm client={client} race={race} sentences={data.sentences} items={data.items} onShown={change} />
      {earlier.length > 0 && (
        <section className={styles.part} aria-labelledby="alerts-earlier">
          <h2 id="alerts-earlier">{t("earlier")}</h2>
          <ul className={review.list}>{earlier.map((alert) => drawAlert(alert, false))}</ul>
        </section>
      )}
    </div>
  );
}

interface AlertProps {
  client: Client;
  race: OrganisedRace;
  alert: RaceAlert;
  isNow: boolean;
  onEnded(): void;
}

function Alert({ client, race, alert, isNow, onEnded }: AlertProps) {
  const t = useAlertTexts();
  const dates = useDates();
  const explain = useExplanation();
  const { text, showToast } = useSite();
  const [trouble, setTrouble] = useState<string>();
  const { alertId, level, isEnded } = alert;
  const [from, until] = [alert.from, alert.until].map((instant) => dates(instant, "full", race.timeZone));
  const end = async () => {
    setTrouble(undefined);
    try {
      const json = { domainName: race.domainName, alertId };
      await client.call("POST /sign-up/organise/alerts/end", { json, isSilent: true });
      showToast("success", t("ended"));
      onEnded();
    } catch (error) {
      setTrouble(explain(error));
    }
  };
  return (
    <article className={styles.row}>
      <p className={styles.text}>{text(alert.text)}</p>
      <StatusMark tone={({ notice: undefined, warning: "waiting", danger: "bad" } as const)[level]}>
        {t(`level_${level}`)}
      </StatusMark>
      <p className={review.meta}>{t(isEnded ? "endedBy" : "fromUntil", { from: from ?? "", until: until ?? "" })}</p>
      {isNow && (
        <div className={styles.rowActions}>
          <QuietButton onClick={() => void end()}>{t("end")}</QuietButton>
        </div>
      )}
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}
