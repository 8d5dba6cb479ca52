import { useEffect, useRef, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import type { OrganisedPool } from "#contract/organisePlaces.ts";
import type { Client } from "#src/client/client.ts";
import { readWhole } from "../kit/amounts.ts";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";

interface PlacesFormProps {
  client: Client;
  race: OrganisedRace;
  pool: OrganisedPool;
  onChanged(): void;
  onCancel(): void;
}

const mostPlaces = 10_000_000;

/** Formats a difference with its sign. */
export function formatSigned(added: number, plain: (value: number) => string): string {
  return added < 0 ? `−${plain(-added)}` : `+${plain(added)}`;
}

/**
 * Changes the places of a pool. What was typed stays if the call fails, and a repeated one is the
 * same change.
 */
export function PlacesForm({ client, race, pool, onChanged, onCancel }: PlacesFormProps) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const numbers = useNumbers();
  const input = useRef<HTMLInputElement>(null);
  const { places: before, claimed } = pool;
  const [written, setWritten] = useState(String(before));
  const [fault, setFault] = useState<string>();
  useEffect(() => input.current?.focus(), []);
  const places = readWhole(written);
  const check = () => {
    const isNumber = places !== undefined && places >= claimed && places <= mostPlaces;
    const wrong = t("wrongPlaces", { claimed: numbers.plain(claimed), most: numbers.plain(mostPlaces) });
    const newFault = !isNumber ? wrong : places === before ? t("samePlaces") : undefined;
    setFault(newFault);
    return newFault === undefined;
  };
  const send = async (reason: string, key: string) => {
    if (places === undefined) return;
    const { domainName } = race;
    const { state, added } = await client.call("POST /sign-up/organise/places", {
      json: { domainName, pool: pool.pool, before, places, reason, key },
      isSilent: true,
    });
    const done = state === "waiting" ? "placesWait" : "placesDone";
    showToast("success", t(done, { added: formatSigned(added, numbers.plain) }));
    onChanged();
  };
  return (
    <ReasonedForm
      reason={{ label: t("placesReason"), hint: t("placesReasonHint"), missing: t("reasonMissing") }}
      note={pool.hasOpened && <p>{t("placesLimit", { limit: numbers.plain(race.placesLimit) })}</p>}
      yes={t("savePlaces")}
      onEdit={() => setFault(undefined)}
      check={check}
      send={send}
      onCancel={onCancel}
    >
      <Field
        label={t("newPlaces")}
        hint={t("newPlacesHint", { places: numbers.plain(before), claimed: numbers.plain(claimed) })}
        error={fault}
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
    </ReasonedForm>
  );
}
