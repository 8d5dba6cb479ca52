import { useCallback, useRef, useState } from "react";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OwnPickUp } from "#contract/pickUp.ts";
import ownStyles from "../flow/OwnSignUps.module.css";
import { useSignUpServices } from "../signUpContext.ts";
import { Booking } from "./Booking.tsx";
import { ChoiceCards } from "./ChoiceCards.tsx";
import styles from "./PickUp.module.css";
import { SlotForm } from "./SlotForm.tsx";
import { usePickUpTexts } from "./texts.ts";

const getKey = ({ submissionId, entrant }: OwnPickUp) => `${submissionId}/${entrant}`;

/**
 * The pick-up of the runner's confirmed entries of this race: what is booked for each, and the
 * times that can be booked.
 */
export default function OwnPickUps({ entries: first }: { entries: OwnPickUp[] }) {
  const { client, domainName } = useSignUpServices();
  const [entries, setEntries] = useState(first);
  const renew = useCallback(async () => {
    // What is shown stays until the next list is there.
    const list = await client.call("GET /sign-up/pick-ups", { isSilent: true }).catch(() => undefined);
    if (list) setEntries(list.filter((entry) => entry.domainName === domainName));
  }, [client, domainName]);
  return <PickUps entries={entries} onChanged={renew} />;
}

interface PickUpsProps {
  entries: OwnPickUp[];
  onChanged(): Promise<void>;
}

function PickUps({ entries, onChanged }: PickUpsProps) {
  const t = usePickUpTexts();
  const { text } = useSite();
  const [only] = entries.length === 1 ? entries : [];
  const [chosenKey, setChosenKey] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const chosen = only ?? entries.find((entry) => getKey(entry) === chosenKey);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = async () => {
    await onChanged();
    setMoving(false);
    // The button of the change is gone.
    heading.current?.focus();
  };
  const choose = (key: string) => {
    setChosenKey(key);
    setMoving(false);
  };
  return (
    <section className={`${ownStyles.own} ${styles.section}`} aria-labelledby="own-pick-up">
      <h3 id="own-pick-up" tabIndex={-1} ref={heading}>
        {t("title")}
      </h3>
      {only ? (
        <p className={styles.who}>{[only.name, text(only.itemName)].filter(Boolean).join(" · ")}</p>
      ) : (
        <ChoiceCards
          legend={t("who")}
          name="pick-up-entry"
          isWide
          value={chosenKey}
          onChoose={choose}
          choices={entries.map((entry) => ({
            value: getKey(entry),
            label: entry.name || entry.code,
            note: `${text(entry.itemName)} · ${t(stateOf(entry))}`,
          }))}
        />
      )}
      {!chosen && <p className={styles.note}>{t("chooseWho")}</p>}
      {chosen?.booking && !isMoving && (
        <Booking
          key={getKey(chosen)}
          entry={chosen}
          booking={chosen.booking}
          onMove={() => setMoving(true)}
          onCancelled={finish}
        />
      )}
      {chosen && (!chosen.booking || isMoving) && (
        <SlotForm key={getKey(chosen)} entry={chosen} onBooked={finish} onKeep={() => setMoving(false)} />
      )}
    </section>
  );
}

function stateOf({ booking }: OwnPickUp): "isBooked" | "isNotBooked" | "isPickedUp" {
  if (!booking) return "isNotBooked";
  return booking.state === "collected" ? "isPickedUp" : "isBooked";
}
