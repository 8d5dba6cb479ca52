import { type FormEvent, useId, useState } from "react";
import { Field, FieldRow, TextInput } from "#blocks/kit/control/Field.tsx";
import { StatusMark } from "#blocks/kit/service/StatusMark.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useDates } from "#blocks/kit/time/dates.ts";
import type { OrganisedMailing } from "#contract/mailing.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import { type MailingState, type MailingStep, mailingEdges } from "#core/mailing.ts";
import type { Client } from "#src/client/client.ts";
import { type ApiError, errorCode } from "#src/client/errors.ts";
import { QuietButton } from "../../QuietButton.tsx";
import application from "../../review/Application.module.css";
import review from "../../review/Review.module.css";
import { useExplanation } from "../../useExplanation.ts";
import styles from "./Mailing.module.css";
import { useMailingTexts } from "./texts.ts";

interface MailingRowProps {
  client: Client;
  race: OrganisedRace;
  mailing: OrganisedMailing;
  onChanged(): void;
}

const tones: Partial<Record<MailingState, "good" | "waiting" | "bad">> = {
  requested: "waiting",
  paid: "waiting",
  packed: "waiting",
  delivered: "good",
  returned: "bad",
};

/** One mailing with the steps that can follow. */
export function MailingRow({ client, race, mailing, onChanged }: MailingRowProps) {
  const t = useMailingTexts();
  const { text, confirm, showToast } = useSite();
  const explain = useExplain(race);
  const [trouble, setTrouble] = useState<string>();
  const { mailingId, state, pack, bib, itemName, recipient, address, postcode, phone, province } = mailing;
  const take = async (step: MailingStep, shipment: object = {}) => {
    setTrouble(undefined);
    const question = { title: t("cancelTitle"), body: t("cancelBody"), yes: t("step_cancelled"), no: t("keep") };
    if (step === "cancelled" && !(await confirm(question))) return;
    try {
      const json = { domainName: race.domainName, mailingId, step, ...shipment };
      await client.call("POST /sign-up/organise/mailings/step", { json, isSilent: true });
      showToast("success", t("done"));
    } catch (error) {
      setTrouble(explain(error));
    }
    onChanged();
  };
  const place = address === null ? province : [address, postcode, phone].filter(Boolean).join(" · ");
  return (
    <article className={styles.row}>
      <p className={styles.who}>
        <b>{recipient}</b> {[text(itemName), bib, pack].filter(Boolean).join(" · ")}
      </p>
      <StatusMark tone={tones[state]}>{t(`state_${state}`)}</StatusMark>
      <p className={review.meta}>{place}</p>
      {mailing.carrier && (
        <p className={review.meta}>
          {t("sentBy", { carrier: mailing.carrier, tracking: mailing.tracking ?? "" })} · {mailingId}
        </p>
      )}
      <Steps state={state} onStep={take} />
      <p role="alert" className={application.failure}>
        {trouble}
      </p>
    </article>
  );
}

interface StepsProps {
  state: MailingState;
  onStep(step: MailingStep, shipment?: object): Promise<void>;
}

function Steps({ state, onStep }: StepsProps) {
  const t = useMailingTexts();
  const steps = mailingEdges[state].filter((step): step is MailingStep => step !== "paid" && step !== "requested");
  const ship = steps.find((step) => step === "shipped" || step === "reshipped");
  if (steps.length === 0) return null;
  return (
    <>
      {ship && <ShipForm step={ship} onStep={onStep} />}
      <div className={styles.actions}>
        {steps
          .filter((step) => step !== ship)
          .map((step) => (
            <QuietButton key={step} onClick={() => void onStep(step)}>
              {t(`step_${step}`)}
            </QuietButton>
          ))}
      </div>
    </>
  );
}

function ShipForm({ step, onStep }: { step: MailingStep; onStep: StepsProps["onStep"] }) {
  const t = useMailingTexts();
  const [carrier, setCarrier] = useState("");
  const [tracking, setTracking] = useState("");
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (carrier.trim() === "" || tracking.trim() === "") {
      document.getElementById(`${id}-${carrier.trim() === "" ? "carrier" : "tracking"}`)?.focus();
      return;
    }
    void onStep(step, { carrier, tracking });
  };
  return (
    <form className={styles.ship} onSubmit={submit} noValidate>
      <FieldRow>
        <Field id={`${id}-carrier`} label={t("carrier")}>
          {(control) => (
            <TextInput {...control} value={carrier} onChange={({ target }) => setCarrier(target.value)} required />
          )}
        </Field>
        <Field id={`${id}-tracking`} label={t("tracking")}>
          {(control) => (
            <TextInput {...control} value={tracking} onChange={({ target }) => setTracking(target.value)} required />
          )}
        </Field>
      </FieldRow>
      <button type="submit" className={application.primary}>
        {t(`step_${step}`)}
      </button>
    </form>
  );
}

// A pack that was handed out is refused with by whom, at which site and when.
function useExplain(race: OrganisedRace): (error: unknown) => string {
  const t = useMailingTexts();
  const dates = useDates();
  const explain = useExplanation();
  return (error) => {
    const { handOut } = ((error as ApiError).details ?? {}) as {
      handOut?: { staff: string; site: string; at: number } | null;
    };
    if (errorCode(error) !== "mailing/handed-out" || !handOut) return explain(error);
    return t("handedOut", { ...handOut, at: dates(handOut.at, "full", race.timeZone) });
  };
}
