import { type FormEvent, useRef, useState } from "react";
import { Field, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useNumbers } from "#blocks/kit/text/numbers.ts";
import type { OrganisedEntry, OrganisedRace } from "#contract/organise.ts";
import type { Client } from "#src/client/client.ts";
import { requestRefund } from "#src/client/organise.ts";
import styles from "../review/Application.module.css";
import { useExplanation } from "../useExplanation.ts";
import { useOrganiseTexts } from "./texts.ts";

interface RefundFormProps {
  entry: OrganisedEntry;
  order: NonNullable<OrganisedEntry["order"]>;
  client: Client;
  race: OrganisedRace;
  onChanged(): void;
  onCancel(): void;
}

/** Pays back all or a part of an order. What was typed stays if the call fails, and a repeated one is the same refund. */
export function RefundForm({ entry, order, client, race, onChanged, onCancel }: RefundFormProps) {
  const t = useOrganiseTexts();
  const { showToast } = useSite();
  const numbers = useNumbers();
  const explain = useExplanation();
  const key = useRef(crypto.randomUUID());
  const [amount, setAmount] = useState((order.leftFen / 100).toFixed(2));
  const [note, setNote] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const [faults, setFaults] = useState<{ amount?: string; note?: string; call?: string }>({});
  const [isSending, setSending] = useState(false);
  const most = numbers.fen(order.leftFen);
  const count = entry.partners.length + 1;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const fen = fenOf(amount);
    const isAmount = fen !== undefined && fen >= 1 && fen <= order.leftFen;
    const found = {
      ...(!isAmount && { amount: t("wrongAmount", { most: (order.leftFen / 100).toFixed(2) }) }),
      ...(note.trim() === "" && { note: t("noteMissing") }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0 || !isAmount || isSending) return;
    setSending(true);
    try {
      const request = { code: entry.code, amountFen: fen, isLeaving, note: note.trim(), key: key.current };
      const { state, amountFen } = await requestRefund(client, request);
      showToast("success", t(state === "waiting" ? "refundWaits" : "refundDone", { amount: numbers.fen(amountFen) }));
      onChanged();
    } catch (error) {
      setFaults({ call: t("notDone", { message: explain(error) }) });
      setSending(false);
    }
  };
  return (
    <form className={styles.decision} onSubmit={send} noValidate>
      <h3>{t("refund")}</h3>
      <Field label={t("refundAmount")} hint={t("refundHint", { most })} error={faults.amount}>
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
      <Field label={t("note")} hint={t("noteHint")} error={faults.note}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={300}
            required
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" checked={isLeaving} onChange={({ target }) => setLeaving(target.checked)} />
        {count > 1 ? t("leavingAll", { count }) : t("leaving")}
      </label>
      <p>{t("refundLimit", { limit: numbers.fen(race.refundLimitFen) })}</p>
      <div className={styles.actions}>
        <button type="submit" className={styles.danger} disabled={isSending}>
          {t(isSending ? "sending" : "pay")}
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

// Yuan as they are typed; without arithmetic on fractions.
function fenOf(yuan: string): number | undefined {
  const [, whole, cents = ""] = /^\s*(\d{1,7})(?:[.。](\d{1,2}))?\s*$/.exec(yuan.normalize("NFKC")) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}
