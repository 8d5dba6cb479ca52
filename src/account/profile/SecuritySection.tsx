import type { FormEvent } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { Show } from "#blocks/kit/layout/State.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { useLoaded } from "#blocks/kit/site/useLoaded.ts";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";
import { messages as secondFactorMessages } from "#locales/generated/second-factor.ts";
import type { SectionProps } from "../accountSession.ts";
import encodePassword from "../encodePassword.ts";
import { type Form, type Rule, useForm, useValues } from "../form/useForm.ts";
import { checkPhone, emailRule } from "../login/rules.ts";
import { isOrganiser } from "../organiser.ts";
import styles from "./AccountSection.module.css";
import { AccountSection, useAccountTexts } from "./AccountSection.tsx";
import { NewContactCode } from "./OwnCode.tsx";
import { getProof, holdsPassword, ProofFields, proofValues } from "./ProofFields.tsx";
import { Row } from "./Row.tsx";
import { SaveRow } from "./SaveRow.tsx";

const useSecondFactorTexts = texts(secondFactorMessages);

/** Phone, email and password, each with what changes it, and for organisers the second factor. */
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
        <Row {...row(t("password"), holdsPassword(props.userData) ? t("passwordSet") : null)}>
          {(close) => <PasswordForm {...props} close={close} />}
        </Row>
        {isOrganiser(props.userData) && <SecondFactorRow {...props} />}
      </div>
    </AccountSection>
  );
}

function SecondFactorRow({ client, session, userData }: SectionProps) {
  const t = useSecondFactorTexts();
  return (
    <Row title={t("title")} text={t("rowText")} action={t("setUp")}>
      {(close) => (
        <div className={styles.wide}>
          <LoadedSetup client={client} session={session} userData={userData} onDone={close} />
        </div>
      )}
    </Row>
  );
}

function LoadedSetup({
  session,
  ...props
}: Pick<SectionProps, "client" | "session" | "userData"> & { onDone(): void }) {
  const loaded = useLoaded("second-factor-setup", session.loadSecondFactor);
  return (
    <Show loaded={loaded} lines={4} height="16rem">
      {({ SecondFactorSetup }) => <SecondFactorSetup {...props} />}
    </Show>
  );
}

type FormProps = SectionProps & { close(): void };

function ContactForm({ channel, ...props }: FormProps & { channel: "phone" | "accountEmail" }) {
  const { client, session, userData, renew, close } = props;
  const t = useAccountTexts();
  const { showToast } = useSite();
  const form = useForm({
    ...useValues<string>({ [channel]: "", captcha: "", verificationToken: "", ...proofValues }),
    rules: { [channel]: contactRule(channel, t) },
  });
  const typed = form.values[channel] ?? "";
  const target = channel === "phone" ? cleanAccountPhone(typed) : cleanText("email", typed);
  const contact = () => (channel === "phone" ? { phone: target } : { accountEmail: target });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      const { captcha = "", verificationToken = "" } = form.values;
      await client.call("POST /user-center/contact", {
        json: { ...contact(), captcha, verificationToken, proof: getProof(form.values, userData) },
        isSilent: true,
      });
      await renew();
      showToast("success", t("contactChanged"));
      close();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <Field label={channel === "phone" ? t("newPhone") : t("newEmail")} error={form.fault(channel)}>
        {(control) => <TextInput {...control} {...form.bind(channel)} {...(channel === "phone" ? tel : email)} />}
      </Field>
      <NewContactCode
        client={client}
        session={session}
        form={form}
        name="captcha"
        tokenName="verificationToken"
        to={channel}
        target={target}
      />
      <ProofFields form={form} client={client} userData={userData} />
      <SaveRow form={form} label={t("save")} />
    </form>
  );
}

function contactRule(channel: "phone" | "accountEmail", t: ReturnType<typeof useAccountTexts>): Rule {
  const check = channel === "phone" ? checkPhone : emailRule(false);
  return (value) => {
    const fault = check(value);
    return fault && t(fault as "phoneRequired" | "phoneWrong" | "emailRequired" | "emailWrong");
  };
}

const tel = { type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 20 } as const;
const email = { type: "email", inputMode: "email", autoComplete: "email", maxLength: 254 } as const;

function PasswordForm({ client, userData, renew, close }: FormProps) {
  const t = useAccountTexts();
  const { showToast } = useSite();
  const entries = useValues<string>({ loginPassword: "", confirmPassword: "", ...proofValues });
  const { loginPassword = "", confirmPassword = "" } = entries.values;
  const form = useForm({
    ...entries,
    rules: { confirmPassword: (typed) => (typed === loginPassword ? undefined : t("notEqual")) },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(async () => {
      await client.call("POST /user-center/password", {
        json: {
          loginPassword: encodePassword(loginPassword),
          confirmPassword: encodePassword(confirmPassword),
          proof: getProof(form.values, userData),
          encryptType: "1",
        },
        isSilent: true,
      });
      await renew();
      showToast("success", t("passwordChanged"));
      close();
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={form.onKeyDown} noValidate>
      <ProofFields form={form} client={client} userData={userData} />
      <NewPassword form={form} name="loginPassword" label={t("newPassword")} hint={t("newPasswordHint")} />
      <NewPassword form={form} name="confirmPassword" label={t("confirmPassword")} />
      <SaveRow form={form} label={t("save")} />
    </form>
  );
}

function NewPassword({ form, name, label, hint }: { form: Form; name: string; label: string; hint?: string }) {
  return (
    <Field label={label} error={form.fault(name)} {...(hint && { hint })}>
      {(control) => <TextInput {...control} {...form.bind(name)} type="password" autoComplete="new-password" />}
    </Field>
  );
}
