import { type FormEvent, useEffect } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import type { SecondFactor } from "#contract/secondFactor.ts";
import { messages } from "#locales/generated/second-factor.ts";
import type { Client } from "#src/client/client.ts";
import { useForm, useValues } from "../form/useForm.ts";
import { SaveRow } from "../profile/SaveRow.tsx";
import styles from "./SecondFactor.module.css";

const useTexts = texts(messages);

interface PassFormProps {
  client: Client;
  /** The id of its heading. */
  titleId?: string;
  onPassed(factor: SecondFactor): void;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function PassForm({ client, titleId, onPassed }: PassFormProps) {
  const t = useTexts();
  const form = useForm({
    ...useValues({ code: "" }),
    rules: { code: (typed) => (typed.trim() === "" ? t("codeRequired") : undefined) },
  });
  useEffect(() => document.getElementById(codeId)?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () =>
      onPassed(
        await client.call("POST /user-center/second-factor/pass", { json: { code: form.values.code }, isSilent: true }),
      ),
    );
  };
  return (
    <form className={styles.step} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <h2 id={titleId}>{t("passTitle")}</h2>
      <p>{t("passText")}</p>
      <Field id={codeId} label={t("passLabel")} hint={t("passHint")} error={form.fault("code")}>
        {(control) => (
          <TextInput
            {...control}
            {...form.bind("code")}
            autoComplete="one-time-code"
            maxLength={20}
            spellCheck={false}
          />
        )}
      </Field>
      <SaveRow form={form} label={t("pass")} />
    </form>
  );
}

const codeId = "second-factor-code";
