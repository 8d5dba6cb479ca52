import { type FormEvent, useEffect, useRef, useState } from "react";
import { Field, TextArea, TextInput } from "#blocks/kit/control/Field.tsx";
import { Action } from "#blocks/kit/link/Action.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { OrganisedRace } from "#contract/organise.ts";
import { type InvitationColumn, longestNote } from "#core/invitations.ts";
import type { Client } from "#src/client/client.ts";
import application from "../../review/Application.module.css";
import { useExplanation } from "../../useExplanation.ts";
import { useOrganiseTexts } from "../kit/texts.ts";
import { DefaultFields } from "./DefaultFields.tsx";
import styles from "./Invitations.module.css";
import { useInvitationTexts } from "./texts.ts";
import { useDefaults } from "./useDefaults.ts";
import { useFaults } from "./useFaults.ts";

export interface InviteFormProps {
  client: Client;
  race: OrganisedRace;
  onDone(): void;
  onCancel(): void;
}

/** Invites one contact, to one place or several. */
export function OneForm({ client, race, onDone, onCancel }: InviteFormProps) {
  const t = useInvitationTexts();
  const organise = useOrganiseTexts();
  const { showToast } = useSite();
  const explain = useExplanation();
  const { sentence } = useFaults();
  const { defaults, set } = useDefaults(race);
  const [row, setRow] = useState({ contact: "", count: "1", note: "" });
  const [errors, setErrors] = useState<Partial<Record<InvitationColumn | "call", string>>>({});
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    // An empty row would be no row, and not one without a contact.
    if (row.contact.trim() === "") return setErrors({ contact: t("fault-contact-missing") });
    setSending(true);
    try {
      const header = ["contact", "count", "note"];
      const file = { domainName: race.domainName, header, rows: [[row.contact, row.count, row.note]] };
      const result = await client.call("POST /sign-up/organise/invitations", {
        json: { ...file, defaults, mode: "all" },
        isSilent: true,
      });
      if (result.problems.length === 0) {
        showToast("success", t(result.made > 0 ? "invited" : "knownOnly", { made: result.made }));
        return onDone();
      }
      setErrors(Object.fromEntries(result.problems.map((problem) => [problem.column ?? "call", sentence(problem)])));
    } catch (error) {
      setErrors({ call: organise("notDone", { message: explain(error) }) });
    }
    setSending(false);
  };
  return (
    <form className={application.decision} onSubmit={send} onChange={() => setErrors({})} noValidate>
      <h3>{t("form-one")}</h3>
      <div className={styles.fields}>
        <Field label={t("column-contact")} hint={t("contactHint")} error={errors.contact}>
          {(control) => (
            <TextInput
              {...control}
              ref={first}
              autoComplete="off"
              required
              value={row.contact}
              onChange={({ target }) => setRow({ ...row, contact: target.value })}
            />
          )}
        </Field>
        <Field label={t("column-count")} hint={t("countHint")} error={errors.count}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={row.count}
              onChange={({ target }) => setRow({ ...row, count: target.value })}
            />
          )}
        </Field>
        <DefaultFields race={race} defaults={defaults} errors={errors} onChange={set} />
        <Field label={t("column-note")} hint={t("noteHint")} error={errors.note}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={longestNote}
              value={row.note}
              onChange={({ target }) => setRow({ ...row, note: target.value })}
            />
          )}
        </Field>
      </div>
      <div className={application.actions}>
        <button type="submit" className={application.primary} disabled={isSending}>
          {isSending ? organise("sending") : t("send")}
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
