import type { FormEvent } from "react";
import { Field, FieldRow, TextInput } from "#blocks/kit/Field.tsx";
import { useSite } from "#blocks/kit/site.ts";
import { changeContact, changePassword, sendContactCode } from "#src/api/profile.ts";
import encodePassword from "../encodePassword.ts";
import styles from "./AccountPage.module.css";
import { AccountSection, type SectionProps, useAccountTexts } from "./AccountSection.tsx";
import { CodeField } from "./CodeField.tsx";
import { type Form, useForm, type Values } from "./form.ts";
import { hasPasswordOf, ProofFields, proofOf, proofValues } from "./ProofFields.tsx";
import { Row } from "./Row.tsx";
import { SaveRow } from "./SaveRow.tsx";

/** Phone, email and password, each with what changes it. */
export function SecuritySection(props: SectionProps) {
  const t = useAccountTexts();
  const { userPhone, userEmail } = props.userData.userInfo;
  const row = (title: string, value: string | null) => ({
    title,
    text: value ?? t("notSet"),
    action: value === null ? t("set") : t("change"),
  });
  return (
    <AccountSection name="security">
      <div className={styles.rows}>
        <Row {...row(t("phone"), userPhone)}>{(close) => <ContactForm {...props} channel="phone" close={close} />}</Row>
        <Row {...row(t("email"), userEmail)}>
          {(close) => <ContactForm {...props} channel="accountEmail" close={close} />}
        </Row>
        <Row {...row(t("password"), hasPasswordOf(props.userData) ? t("passwordSet") : null)}>
          {(close) => <PasswordForm {...props} close={close} />}
        </Row>
      </div>
    </AccountSection>
  );
}

type FormProps = SectionProps & { close(): void };

function ContactForm({ channel, ...props }: FormProps & { channel: "phone" | "accountEmail" }) {
  const { client, userData, renew, close } = props;
  const t = useAccountTexts();
  const { showToast } = useSite();
  const form = useForm({ [channel]: "", captcha: "", verificationToken: "", ...proofValues });
  const target = form.values[channel]?.trim() ?? "";
  const contact = () => (channel === "phone" ? { phone: target } : { accountEmail: target });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async (values) => {
      const { captcha = "", verificationToken = "" } = values;
      await changeContact(client, { ...contact(), captcha, verificationToken, proof: proofOf(values, userData) });
      await renew();
      showToast("success", t("contactChanged"));
      close();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} ref={form.formRef} noValidate>
      <Field label={channel === "phone" ? t("newPhone") : t("newEmail")} error={form.errors[channel]}>
        {(control) => <TextInput {...control} {...form.bind(channel)} {...(channel === "phone" ? tel : email)} />}
      </Field>
      <CodeField
        form={form}
        name="captcha"
        tokenName="verificationToken"
        target={target}
        send={target.length > 5 ? () => sendContactCode(client, contact()) : undefined}
      />
      <ProofFields form={form} client={client} userData={userData} />
      <SaveRow form={form} label={t("save")} />
    </form>
  );
}

const tel = { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 20 } as const;
const email = { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 } as const;

function PasswordForm({ client, userData, renew, close }: FormProps) {
  const t = useAccountTexts();
  const { showToast } = useSite();
  const form = useForm({ loginPassword: "", confirmPassword: "", ...proofValues });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(
      async (values) => {
        const { loginPassword = "", confirmPassword = "" } = values;
        await changePassword(client, {
          loginPassword: encodePassword(loginPassword),
          confirmPassword: encodePassword(confirmPassword),
          proof: proofOf(values, userData),
        });
        await renew();
        showToast("success", t("passwordChanged"));
        close();
      },
      ({ loginPassword, confirmPassword }): Values =>
        loginPassword === confirmPassword ? {} : { confirmPassword: t("notEqual") },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} ref={form.formRef} noValidate>
      <ProofFields form={form} client={client} userData={userData} />
      <FieldRow>
        <NewPassword form={form} name="loginPassword" label={t("newPassword")} hint={t("newPasswordHint")} />
        <NewPassword form={form} name="confirmPassword" label={t("confirmPassword")} />
      </FieldRow>
      <SaveRow form={form} label={t("save")} />
    </form>
  );
}

function NewPassword({ form, name, label, hint }: { form: Form; name: string; label: string; hint?: string }) {
  return (
    <Field label={label} error={form.errors[name]} {...(hint && { hint })}>
      {(control) => <TextInput {...control} {...form.bind(name)} type="password" autoComplete="new-password" />}
    </Field>
  );
}
