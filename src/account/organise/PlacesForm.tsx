import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedPool } from "#contract/organisePlaces.ts";
import type { Client } from "#src/client/client.ts";
import { changePlaces } from "#src/client/organise.ts";
import styles from "../review/Application.module.css";
import { useExplanation } from "../useExplanation.ts";
import { useOrganiseTexts } from "./texts.ts";

interface PlacesFormProps {
  client: Client;
  race: OrganisedRace;
  pool: OrganisedPool;
  onChanged(): void;
  onCancel(): void;
}

const mostPlaces = 10_000_000;

/** How many more or fewer, with its sign. */
export function signed(added: number, plain: (value: number) => string): string {
  return added < 0 ? `−${plain(-added)}` : `+${plain(added)}`;
}

/** Changes the places of a pool. What was typed stays if the call fails, and a repeated one is the same change. */
export function PlacesForm({ client, race, pool, onChanged, onCancel }: PlacesFormProps) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const numbers = useNumbers();
  const explain = useExplanation();
  const key = useRef(crypto.randomUUID());
  const input = useRef<HTMLInputElement>(null);
  const { places: before, claimed } = pool;
  const [written, setWritten] = useState(String(before));
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<{ places?: string; reason?: string; call?: string }>({});
  const [isSending, setSending] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const places = wholeOf(written);
    const isNumber = places !== undefined && places >= claimed && places <= mostPlaces;
    const found = {
      ...(!isNumber && {
        places: t("wrongPlaces", { claimed: numbers.plain(claimed), most: numbers.plain(mostPlaces) }),
      }),
      ...(places === before && { places: t("samePlaces") }),
      ...(reason.trim() === "" && { reason: t("reasonMissing") }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0 || !isNumber || isSending) return;
    setSending(true);
    try {
      const { domainName } = race;
      const change = { domainName, pool: pool.pool, before, places, reason: reason.trim(), key: key.current };
      const { state, added } = await changePlaces(client, change);
      showToast(
        "success",
        t(state === "waiting" ? "placesWait" : "placesDone", { added: signed(added, numbers.plain) }),
      );
      onChanged();
    } catch (error) {
      setFaults({ call: t("notDone", { message: explain(error) }) });
      setSending(false);
    }
  };
  return (
    <form className={styles.decision} onSubmit={send} onChange={() => setFaults({})} noValidate>
      <Field
        label={t("newPlaces")}
        hint={t("newPlacesHint", { places: numbers.plain(before), claimed: numbers.plain(claimed) })}
        error={faults.places}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            required
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
      </Field>
      <Field label={t("placesReason")} hint={t("placesReasonHint")} error={faults.reason}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      {pool.hasOpened && <p>{t("placesLimit", { limit: numbers.plain(race.placesLimit) })}</p>}
      <div className={styles.actions}>
        <button type="submit" className={styles.primary} disabled={isSending}>
          {t(isSending ? "sending" : "savePlaces")}
        </button>
        <Action look="quiet" onPress={onCancel} isDisabled={isSending}>
          {t("cancel")}
        </Action>
      </div>
      <p role="alert" className={styles.failure}>
        {faults.call}
      </p>
    </form>
  );
}

// Digits as they are typed, with separators of thousands.
function wholeOf(written: string): number | undefined {
  const digits = written.normalize("NFKC").replace(/[\s,]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
