import { useState } from "react";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { PlaceChange } from "#contract/organisePlaces.ts";
import type { Client } from "#src/client/client.ts";
import styles from "../../review/Application.module.css";
import { DecideRequest } from "../kit/DecideRequest.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import places from "./Places.module.css";
import { formatSigned } from "./PlacesForm.tsx";

interface PlaceChangesProps {
  client: Client;
  race: OrganisedRace;
  changes: PlaceChange[];
  onDecided(): void;
}

/**
 * Shows the changes of a pool: those that wait for a second organiser first; nothing if there are
 * none.
 */
export function PlaceChanges({ client, race, changes, onDecided }: PlaceChangesProps) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const [isOpen, setOpen] = useState(false);
  const waiting = changes.filter(({ state }) => state === "waiting");
  const settled = changes.filter(({ state }) => state !== "waiting");
  const decide = async (changeId: string, isApproved: boolean) => {
    await client.call("POST /sign-up/organise/places/decide", { json: { changeId, isApproved }, isSilent: true });
    showToast("success", t(isApproved ? "changeApproved" : "changeRefused"));
    onDecided();
  };
  return (
    <>
      {waiting.map((change) => (
        <div key={change.changeId} className={styles.decision}>
          <Change change={change} race={race} />
          <DecideRequest isOwn={change.isOwn} decide={(isApproved) => decide(change.changeId, isApproved)} />
        </div>
      ))}
      {settled.length > 0 && (
        <details className={places.changes} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t("changes")}</summary>
          <div className={styles.answers}>
            {settled.map((change) => (
              <Change key={change.changeId} change={change} race={race} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function Change({ change, race }: { change: PlaceChange; race: OrganisedRace }) {
  const t = useOrganiseTexts();
  const numbers = useNumbers();
  const dates = useDates();
  const { added, reason, state, requestedBy, requestedAt, decidedBy } = change;
  const facts = [
    t("requestOf", { nick: requestedBy }),
    dates(requestedAt, "moment", race.timeZone),
    decidedBy !== null && t("changeDecided", { nick: decidedBy }),
  ];
  return (
    <div>
      <p className={styles.reason}>
        <strong>{formatSigned(added, numbers.plain)}</strong> · {reason}
      </p>
      <StatusMark tone={state === "approved" ? "good" : state === "waiting" ? "waiting" : undefined}>
        {t(`change_${state}`)}
      </StatusMark>
      <p className={places.quiet}>{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
