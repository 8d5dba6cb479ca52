import type { FormEvent } from "react";
import { Choice, Field, FieldRow, TextInput } from "#blocks/kit/control/Field.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import type { MailingOffer } from "#contract/mailing.ts";
import { useForm, useValues } from "#src/account/form/useForm.ts";
import { SaveRow } from "#src/account/profile/SaveRow.tsx";
import { useSignUpServices } from "../signUpContext.ts";
import styles from "./Mailing.module.css";
import { useMailingTexts } from "./texts.ts";

const types = ["1", "2", "3", "4", "5"] as const;

/** Finds the runner's pack of an earlier race in the organiser's list, by document and name. */
export function ClaimForm({ offer, onFound }: { offer: MailingOffer; onFound(): Promise<void> }) {
  const t = useMailingTexts();
  const { text, showToast } = useSite();
  const { client, domainName } = useSignUpServices();
  const form = useForm({
    ...useValues({ type: "1", number: "", name: "" }),
    rules: {
      number: (typed) => (typed.trim() === "" ? t("numberMissing") : undefined),
      name: (typed) => (typed.trim() === "" ? t("nameMissing") : undefined),
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      await client.call("POST /sign-up/mailings/claim", { json: { domainName, ...form.values }, isSilent: true });
      showToast("success", t("found"));
      form.set("number", "");
      await onFound();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate aria-label={t("claimTitle")}>
      <h4>{t("claimTitle")}</h4>
      <p>{t("claimLead", { race: text(offer.sourceName) })}</p>
      <FieldRow>
        <Field label={t("documentType")}>
          {(control) => (
            <Choice {...control} {...form.bind("type")}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {t(`type_${type}`)}
                </option>
              ))}
            </Choice>
          )}
        </Field>
        <Field label={t("number")} error={form.fault("number")}>
          {(control) => <TextInput {...control} {...form.bind("number")} autoComplete="off" required />}
        </Field>
        <Field label={t("nameInDocument")} error={form.fault("name")}>
          {(control) => <TextInput {...control} {...form.bind("name")} autoComplete="name" required />}
        </Field>
      </FieldRow>
      <SaveRow form={form} label={t("claim")} />
    </form>
  );
}
