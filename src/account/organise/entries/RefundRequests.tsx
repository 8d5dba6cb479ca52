import { useCallback } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace, RefundRequest } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { QuietButton } from "../../QuietButton.tsx";
import styles from "../../review/Application.module.css";
import { DecideRequest } from "../kit/DecideRequest.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";

interface RefundRequestsProps {
  client: Client;
  race: OrganisedRace;
  onOpen(code: string): void;
  onDecided(): void;
}

/** The refunds that wait for a second organiser; nothing if none does. */
export function RefundRequests({ client, race, onOpen, onDecided }: RefundRequestsProps) {
  const t = useOrganiseTexts();
  const { domainName } = race;
  const load = useCallback(
    () => client.call("GET /sign-up/organise/refunds", { query: { domainName }, isSilent: true }),
    [client, domainName],
  );
  const loaded = useLoaded(`refunds ${domainName}`, load);
  const requests = loaded.status === "ready" ? loaded.value : [];
  if (requests.length === 0) return null;
  return (
    <section className={styles.decision} aria-labelledby="refund-requests">
      <h2 id="refund-requests">{t("requests")}</h2>
      {requests.map((request) => (
        <Request
          key={request.requestId}
          client={client}
          race={race}
          request={request}
          onOpen={onOpen}
          onDecided={onDecided}
        />
      ))}
    </section>
  );
}

function Request({ client, race, request, onOpen, onDecided }: RefundRequestsProps & { request: RefundRequest }) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const numbers = useNumbers();
  const dates = useDates();
  const { requestId, code, amountFen, isLeaving, placeGoesOn, isOwn, note, requestedAt, requestedBy } = request;
  const decide = async (isApproved: boolean) => {
    await client.call("POST /sign-up/organise/refunds/decide", { json: { requestId, isApproved }, isSilent: true });
    showToast("success", t(isApproved ? "decidedApproved" : "decidedRefused"));
    onDecided();
  };
  return (
    <div className={styles.answers}>
      <p>
        <strong>{numbers.fen(amountFen)}</strong> · {note}
        {isLeaving && ` · ${t(placeGoesOn ? "requestLeaves" : "requestLeavesClosed")}`}
        <br />
        {t("requestOf", { nick: requestedBy })} · {dates(requestedAt, "moment", race.timeZone)}
      </p>
      <DecideRequest isOwn={isOwn} decide={decide}>
        {code !== null && <QuietButton onClick={() => onOpen(code)}>{t("openEntry")}</QuietButton>}
      </DecideRequest>
    </div>
  );
}
