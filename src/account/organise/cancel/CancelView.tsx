import { useState } from "react";
import { Show } from "#blocks/kit/layout/State.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { Cancellation, RaceCancellation } from "#contract/cancellations.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { RaceChoice } from "../../review/FilterParts.tsx";
import { useCall } from "../../useCall.ts";
import { DecideRequest } from "../kit/DecideRequest.tsx";
import places from "../places/Places.module.css";
import { CancelForm } from "./CancelForm.tsx";
import { Effect } from "./Effect.tsx";
import { useCancelTexts } from "./texts.ts";

interface CancelViewProps {
  client: Client;
  races: [OrganisedRace, ...OrganisedRace[]];
}

/**
 * The cancellation of a race: what it would end and pay back, its request, its decision by another
 * organiser, and how far it is carried out.
 */
export default function CancelView({ client, races }: CancelViewProps) {
  const [domainName, setDomainName] = useState(races[0].domainName);
  const race = races.find((race) => race.domainName === domainName) ?? races[0];
  return (
    <>
      <RaceChoice races={races} domainName={domainName} onRace={setDomainName} />
      <OfRace key={domainName} client={client} race={race} />
    </>
  );
}

interface OfRaceProps {
  client: Client;
  race: OrganisedRace;
}

function OfRace({ client, race }: OfRaceProps) {
  const t = useCancelTexts();
  const query = { domainName: race.domainName };
  const { loaded, reload } = useCall(client, "GET /sign-up/organise/cancellation", { query });
  return (
    <section aria-labelledby="cancel-title" className={places.places}>
      <h2 id="cancel-title" tabIndex={-1}>
        {t("title")}
      </h2>
      <p className={places.quiet}>{t("lead")}</p>
      <Show loaded={loaded} lines={8} height="26rem">
        {(cancellation) => <State client={client} race={race} found={cancellation} onChanged={reload} />}
      </Show>
    </section>
  );
}

interface StateProps extends OfRaceProps {
  found: RaceCancellation;
  onChanged(): void;
}

function State({ client, race, found: { cancellation, effect }, onChanged }: StateProps) {
  const t = useCancelTexts();
  const [isAsking, setAsking] = useState(false);
  if (cancellation?.state === "approved")
    return <Progress race={race} cancellation={cancellation} onChanged={onChanged} />;
  if (cancellation?.state === "waiting")
    return (
      <>
        <Waiting client={client} race={race} cancellation={cancellation} onChanged={onChanged} />
        <Effect effect={effect} />
      </>
    );
  return (
    <>
      {cancellation && <p className={places.quiet}>{`${t("lastRefused")} · ${cancellation.reason}`}</p>}
      {isAsking ? (
        <CancelForm
          client={client}
          race={race}
          effect={effect}
          onRequested={onChanged}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <>
          <Effect effect={effect} isRuled={false} />
          <QuietButton className={places.change} onClick={() => setAsking(true)}>
            {t("begin")}…
          </QuietButton>
        </>
      )}
    </>
  );
}

interface RequestProps {
  race: OrganisedRace;
  cancellation: Cancellation;
  onChanged(): void;
}

function Waiting({ client, race, cancellation, onChanged }: RequestProps & { client: Client }) {
  const t = useCancelTexts();
  const { showToast } = useSite();
  const { cancellationId, isOwn } = cancellation;
  const decide = async (isApproved: boolean) => {
    await client.call("POST /sign-up/organise/cancellation/decide", {
      json: { cancellationId, isApproved },
      isSilent: true,
    });
    showToast("success", t(isApproved ? "approved" : "refused"));
    onChanged();
  };
  return (
    <div className={styles.decision}>
      <h3>{t("waits")}</h3>
      <Facts race={race} cancellation={cancellation} />
      <DecideRequest isOwn={isOwn} decide={decide} />
    </div>
  );
}

function Facts({ race, cancellation }: Pick<RequestProps, "race" | "cancellation">) {
  const t = useCancelTexts();
  const numbers = useNumbers();
  const dates = useDates();
  const { refunds, kept, reason, requestedBy, requestedAt, decidedBy } = cancellation;
  const facts = [
    t("by", { nick: requestedBy }),
    dates(requestedAt, "moment", race.timeZone),
    decidedBy !== null && t("decidedBy", { nick: decidedBy }),
  ];
  const rule = t(`given_${refunds}`, { kept: refunds === "amount" ? numbers.fen(kept) : kept });
  return (
    <div>
      <p className={styles.reason}>
        <strong>{rule}</strong> · {reason}
      </p>
      <p className={places.quiet}>{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function Progress({ race, cancellation, onChanged }: RequestProps) {
  const t = useCancelTexts();
  const numbers = useNumbers();
  const dates = useDates();
  const { total, ended, refundedFen, doneAt } = cancellation;
  return (
    <div className={styles.decision}>
      <StatusMark tone={doneAt === null ? "waiting" : "good"}>{t("cancelled")}</StatusMark>
      <Facts race={race} cancellation={cancellation} />
      <div className={places.bar} aria-hidden="true">
        <span style={{ inlineSize: `${total === 0 ? 100 : (100 * ended) / total}%` }} />
      </div>
      <p role="status">
        {t("progress", { ended: numbers.plain(ended), total: numbers.plain(total) })} ·{" "}
        {t("refunded", { amount: numbers.fen(refundedFen) })}
      </p>
      <p>{doneAt === null ? t("working") : t("done", { at: dates(doneAt, "moment", race.timeZone) })}</p>
      {doneAt === null && (
        <QuietButton className={places.change} onClick={onChanged}>
          {t("again")}
        </QuietButton>
      )}
    </div>
  );
}
