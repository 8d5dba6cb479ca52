import { useEffect, useRef, useState } from "react";
import { Choice, Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { mostPaidFen } from "#core/invitations.ts";
import application from "../../review/Application.module.css";
import { readFen } from "../kit/amounts.ts";
import { ReasonedForm } from "../kit/ReasonedForm.tsx";
import { useOrganiseTexts } from "../kit/texts.ts";
import styles from "./Invitations.module.css";
import type { InviteFormProps } from "./OneForm.tsx";
import { useInvitationTexts } from "./texts.ts";

/** Enters a runner by hand: holds a place, then shows the item's own form. */
export function HandForm({ client, race, onDone, onCancel }: InviteFormProps) {
  const t = useInvitationTexts();
  const { ownSignUps, showToast } = useSite();
  const [begun, setBegun] = useState<{ token: string; item: string }>();
  const loaded = useLoaded("own-sign-ups", ownSignUps);
  const entered = () => {
    showToast("success", t("handDone"));
    onDone();
  };
  if (!begun) return <Begin client={client} race={race} onCancel={onCancel} onBegun={setBegun} />;
  return (
    <section className={styles.view} aria-label={t("form-hand")}>
      <p>{t("handHeld")}</p>
      <Show loaded={loaded} lines={8} height="32rem">
        {(OwnSignUps) => <OwnSignUps shows="by-hand" of={begun.token} item={begun.item} onEntered={entered} />}
      </Show>
      <div className={application.actions}>
        <Action look="quiet" onPress={onDone}>
          {t("handLater")}
        </Action>
      </div>
    </section>
  );
}

interface BeginProps extends Omit<InviteFormProps, "onDone"> {
  onBegun(begun: { token: string; item: string }): void;
}

function Begin({ client, race, onBegun, onCancel }: BeginProps) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { text } = useSite();
  const [item, setItem] = useState(race.items.length === 1 ? (race.items[0]?.id ?? "") : "");
  const [yuan, setYuan] = useState("");
  const [faults, setFaults] = useState<{ item?: string; yuan?: string }>({});
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const paidFen = readFen(yuan);
  const isWrong = yuan.trim() !== "" && (paidFen === undefined || paidFen > mostPaidFen);
  const check = () => {
    const newFaults = {
      ...(item === "" && { item: t("fault-item-missing") }),
      ...(isWrong && { yuan: t("wrongYuan") }),
    };
    setFaults(newFaults);
    return Object.keys(newFaults).length === 0;
  };
  const send = async (reason: string) => {
    const facts = { domainName: race.domainName, item, reason };
    const { token } = await client.call("POST /sign-up/organise/by-hand", {
      json: { ...facts, ...(paidFen !== undefined && { paidFen }) },
      isSilent: true,
    });
    onBegun({ token, item });
  };
  return (
    <ReasonedForm
      reason={{ label: t("handReason"), hint: t("noteHint"), missing: organise("reasonMissing") }}
      yes={t("handBegin")}
      onEdit={() => setFaults({})}
      check={check}
      send={send}
      onCancel={onCancel}
    >
      <h3>{t("form-hand")}</h3>
      <p>{t("handLead")}</p>
      <div className={styles.fields}>
        <Field label={t("column-item")} error={faults.item}>
          {(control) => (
            <Choice {...control} ref={first} value={item} onChange={({ target }) => setItem(target.value)}>
              <option value="">{t("chooseItem")}</option>
              {race.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {text(name)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={t("paidYuan")} hint={t("paidYuanHint")} error={faults.yuan}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={yuan}
              onChange={({ target }) => setYuan(target.value)}
            />
          )}
        </Field>
      </div>
    </ReasonedForm>
  );
}
