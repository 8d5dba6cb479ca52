import { useState } from "react";
import { Failed, Skeleton } from "#blocks/kit/layout/State.tsx";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { RaceChoice } from "../../review/FilterParts.tsx";
import review from "../../review/Review.module.css";
import { useLaterFocus } from "../../review/useLaterFocus.ts";
import { useRenewed } from "../kit/useRenewed.ts";
import { MessageForm } from "./MessageForm.tsx";
import { MessageRow } from "./MessageRow.tsx";
import styles from "./Messages.module.css";
import { useMessageTexts } from "./texts.ts";

interface MessagesViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/** The messages to the entrants of a race: a form for another, and what became of the earlier. */
export default function MessagesView({ client, races }: MessagesViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={race.domainName} onRace={setDomainName} />
      <RaceMessages key={race.domainName} client={client} race={race} />
    </>
  );
}

const earlierId = "messages-earlier";

function RaceMessages({ client, race }: { client: Client; race: OrganisedRace }) {
  const t = useMessageTexts();
  const dates = useDates();
  const focusLater = useLaterFocus();
  const { domainName } = race;
  const called = useRenewed(client, "GET /sign-up/organise/messages", { query: { domainName } }, domainName);
  const { data, failure, at, renew } = called;
  if (!data)
    return failure === undefined ? <Skeleton lines={8} height="30rem" /> : <Failed message={failure} retry={renew} />;
  const change = () => {
    focusLater(earlierId);
    renew();
  };
  return (
    <div className={styles.view}>
      <p className={review.hint}>{t("lead")}</p>
      {failure !== undefined && (
        <p className={styles.stale}>{t("stale", { time: dates(at, "full", race.timeZone) })}</p>
      )}
      <MessageForm client={client} race={race} onSent={change} />
      <section className={styles.part} aria-labelledby={earlierId}>
        <h2 id={earlierId} tabIndex={-1}>
          {t("earlier")}
        </h2>
        {data.messages.length === 0 && <p>{t("nothing")}</p>}
        {data.messages.length > 0 && (
          <ul className={review.list}>
            {data.messages.map((message) => (
              <li key={message.messageId}>
                <MessageRow client={client} race={race} message={message} onChange={change} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
