import { useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedEntry, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import styles from "../../review/Application.module.css";
import { readFen } from "../kit/amounts.ts";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";

interface RefundFormProps {
  entry: OrganisedEntry;
  order: NonNullable<OrganisedEntry["order"]>;
  client: Client;
  race: OrganisedRace;
  onChanged(): void;
  onCancel(): void;
}

/**
 * Pays back all or a part of an order. What was typed stays if the call fails, and a repeated one
 * is the same refund.
 */
export function RefundForm({ entry, order, client, race, onChanged, onCancel }: RefundFormProps) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const numbers = useNumbers();
  const [amount, setAmount] = useState((order.leftFen / 100).toFixed(2));
  const [isLeaving, setLeaving] = useState(false);
  const [placeGoesOn, setGoesOn] = useState(true);
  const [fault, setFault] = useState<string>();
  const most = numbers.fen(order.leftFen);
  const count = entry.partners.length + 1;
  const fen = readFen(amount);
  const check = () => {
    const isAmount = fen !== undefined && fen >= 1 && fen <= order.leftFen;
    setFault(isAmount ? undefined : t("wrongAmount", { most: (order.leftFen / 100).toFixed(2) }));
    return isAmount;
  };
  const send = async (note: string, key: string) => {
    if (fen === undefined) return;
    const { state, amountFen } = await client.call("POST /sign-up/organise/refund", {
      json: { code: entry.code, amountFen: fen, isLeaving, placeGoesOn, note, key },
      isSilent: true,
    });
    showToast("success", t(state === "waiting" ? "refundWaits" : "refundDone", { amount: numbers.fen(amountFen) }));
    onChanged();
  };
  const note = (
    <>
      <label className={styles.check}>
        <input type="checkbox" checked={isLeaving} onChange={({ target }) => setLeaving(target.checked)} />
        {count > 1 ? t("leavingAll", { count }) : t("leaving")}
      </label>
      {isLeaving && (
        <label className={styles.check}>
          <input type="checkbox" checked={placeGoesOn} onChange={({ target }) => setGoesOn(target.checked)} />
          {t("placeGoesOn", { count })}
        </label>
      )}
      <p>{t("refundLimit", { limit: numbers.fen(race.refundLimitFen) })}</p>
    </>
  );
  return (
    <ReasonedForm
      reason={{ label: t("note"), hint: t("noteHint"), missing: t("noteMissing") }}
      yes={t("pay")}
      isDangerous
      onEdit={() => setFault(undefined)}
      note={note}
      check={check}
      send={send}
      onCancel={onCancel}
    >
      <h3>{t("refund")}</h3>
      <Field label={t("refundAmount")} hint={t("refundHint", { most })} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
      </Field>
    </ReasonedForm>
  );
}
