import { useCallback, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import type { CancellationEffect } from "#contract/cancellations.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import { type RefundRule, refundRules } from "#core/organise.ts";
import type { Client } from "#src/client/client.ts";
import styles from "../../review/Application.module.css";
import { readFen, readWhole } from "../kit/amounts.ts";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import { Effect } from "./Effect.tsx";
import { useCancelTexts } from "./texts.ts";

interface CancelFormProps {
  client: Client;
  race: OrganisedRace;
  /** What it ends, with everything paid back. */
  effect: CancellationEffect;
  onRequested(): void;
  onCancel(): void;
}

/**
 * Requests the cancellation of a race, with the rule of refunds and the sum that goes back by it.
 */
export function CancelForm({ client, race, effect, onRequested, onCancel }: CancelFormProps) {
  const t = useCancelTexts();
  const { showToast } = useSite();
  const [refunds, setRefunds] = useState<RefundRule>("all");
  const [written, setWritten] = useState("");
  const [fault, setFault] = useState<string>();
  const deduction = readKept(refunds, written);
  const { domainName } = race;
  const load = useCallback(
    async () =>
      deduction === undefined
        ? undefined
        : (
            await client.call("GET /sign-up/organise/cancellation", {
              query: { domainName, refunds, kept: String(deduction) },
              isSilent: true,
            })
          ).effect,
    [client, domainName, refunds, deduction],
  );
  const loaded = useLoaded(`effect ${domainName} ${refunds} ${deduction}`, load);
  const ruled = loaded.status === "ready" ? loaded.value : undefined;
  const isNumber = refunds === "share" || refunds === "amount";
  const check = () => {
    setFault(deduction === undefined ? t(refunds === "share" ? "wrongShare" : "wrongAmount") : undefined);
    return deduction !== undefined;
  };
  const send = async (reason: string, key: string) => {
    if (deduction === undefined) return;
    await client.call("POST /sign-up/organise/cancellation", {
      json: { domainName, refunds, kept: deduction, reason, key },
      isSilent: true,
    });
    showToast("success", t("requested"));
    onRequested();
  };
  return (
    <ReasonedForm
      reason={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
      note={<Effect effect={ruled ?? effect} isRuled={ruled !== undefined} />}
      yes={t("request")}
      isDangerous
      onEdit={() => setFault(undefined)}
      check={check}
      send={send}
      onCancel={onCancel}
    >
      <fieldset className={styles.choices}>
        <legend>{t("rule")}</legend>
        {refundRules.map((rule) => (
          <label key={rule} className={styles.check}>
            <input type="radio" name="refunds" checked={refunds === rule} onChange={() => setRefunds(rule)} />
            {t(`rule_${rule}`)}
          </label>
        ))}
      </fieldset>
      {isNumber && (
        <Field
          label={t(refunds === "share" ? "share" : "amount")}
          hint={t(refunds === "share" ? "shareHint" : "amountHint")}
          error={fault}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              required
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
          )}
        </Field>
      )}
    </ReasonedForm>
  );
}

// Reads the kept amount or share of a refund rule; undefined if the text is none.
function readKept(refunds: RefundRule, written: string): number | undefined {
  if (refunds === "share") {
    const share = readWhole(written);
    return share !== undefined && share >= 1 && share <= 99 ? share : undefined;
  }
  if (refunds !== "amount") return 0;
  const fen = readFen(written);
  return fen !== undefined && fen >= 1 ? fen : undefined;
}
