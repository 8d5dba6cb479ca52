import { type FormEvent, useEffect, useRef, useState } from "react";
import { Choice, Field, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { longestNote } from "#core/invitations.ts";
import { beginByHand } from "#src/client/invitations.ts";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../texts.ts";
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
  if (!begun) return <Begin {...{ client, race, onCancel }} onBegun={setBegun} />;
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
  const explain = useExplanation();
  const [written, setWritten] = useState({
    item: race.items.length === 1 ? (race.items[0]?.id ?? "") : "",
    reason: "",
    yuan: "",
  });
  const [errors, setErrors] = useState<{ item?: string; reason?: string; yuan?: string; call?: string }>({});
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { item, reason, yuan } = written;
    const paidFen = fenOf(yuan);
    const found = {
      ...(item === "" && { item: t("fault-item-missing") }),
      ...(reason.trim() === "" && { reason: organise("reasonMissing") }),
      ...(paidFen === null && { yuan: t("wrongYuan") }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || isSending) return;
    setSending(true);
    try {
      const facts = { domainName: race.domainName, item, reason: reason.trim() };
      const { token } = await beginByHand(client, { ...facts, ...(typeof paidFen === "number" && { paidFen }) });
      onBegun({ token, item });
    } catch (error) {
      setErrors({ call: organise("notDone", { message: explain(error) }) });
      setSending(false);
    }
  };
  return (
    <form className={application.decision} onSubmit={send} onChange={() => setErrors({})} noValidate>
      <h3>{t("form-hand")}</h3>
      <p>{t("handLead")}</p>
      <div className={styles.fields}>
        <Field label={t("column-item")} error={errors.item}>
          {(control) => (
            <Choice
              {...control}
              ref={first}
              value={written.item}
              onChange={({ target }) => setWritten({ ...written, item: target.value })}
            >
              <option value="">{t("chooseItem")}</option>
              {race.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {text(name)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={t("paidYuan")} hint={t("paidYuanHint")} error={errors.yuan}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={written.yuan}
              onChange={({ target }) => setWritten({ ...written, yuan: target.value })}
            />
          )}
        </Field>
        <Field label={t("handReason")} hint={t("noteHint")} error={errors.reason}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={longestNote}
              required
              value={written.reason}
              onChange={({ target }) => setWritten({ ...written, reason: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={application.actions}>
        <button type="submit" className={application.primary} disabled={isSending}>
          {isSending ? organise("sending") : t("handBegin")}
        </button>
        <Action look="quiet" onPress={onCancel} isDisabled={isSending}>
          {organise("cancel")}
        </Action>
      </div>
      <p role="alert" className={application.failure}>
        {errors.call}
      </p>
    </form>
  );
}

// Undefined if nothing is written, null for what is no amount.
function fenOf(yuan: string): number | null | undefined {
  const written = yuan.normalize("NFKC").replace(/[\s,¥]/g, "");
  if (written === "") return undefined;
  return /^\d{1,6}(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : null;
}
