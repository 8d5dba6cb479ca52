import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/login.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { registerByEmail } from "#src/client/account.ts";
import { errorCode } from "#src/client/errors.ts";
import { AgreementText } from "./Agreement.tsx";
import { useDrawer } from "./drawerContext.ts";
import { useDrawerForm } from "./entries.ts";
import { EmailField } from "./Fields.tsx";
import styles from "./login.module.css";
import { NewPassword } from "./NewPassword.tsx";
import { checkCode, confirmRule, emailRule, passwordRule } from "./rules.ts";
import { SceneCode } from "./SceneCode.tsx";
import { SubmitForm } from "./SubmitForm.tsx";

const useTexts = texts(messages);

/** Registration by email: address, code, and a password twice. It ends at the login by email. */
export function RegisterView() {
  const t = useTexts();
  const { showToast } = useSite();
  const { typed, type, client, settings, sent, go } = useDrawer();
  const rules = {
    email: emailRule(false),
    registerCode: checkCode,
    password: passwordRule(settings?.passwordPolicy ?? "basic"),
    confirm: confirmRule(typed.password),
  };
  const form = useDrawerForm(rules);
  const submit = async () => {
    const accountEmail = cleanText("email", typed.email);
    const code = cleanText("code", typed.registerCode);
    try {
      const verificationToken = sent.register?.token;
      const loginPassword = encodePassword(typed.password);
      await registerByEmail(client, { accountEmail, code, loginPassword, verificationToken });
    } catch (error) {
      if (errorCode(error) === "account/email-taken") return form.blame("email", t("emailTaken"));
      throw error;
    }
    showToast("success", t("registered"));
    type("registerCode", "");
    go("login", "email");
  };
  const agreement = (
    <p className={styles.aside}>
      <AgreementText text={t("agreeByRegistering")} />
    </p>
  );
  return (
    <SubmitForm form={form} label={t("registerNow")} busyLabel={t("registering")} submit={submit} before={agreement}>
      <EmailField form={form} autoComplete="username" />
      <SceneCode form={form} name="registerCode" to="email" scene="register" />
      <NewPassword form={form} label={t("password")} />
    </SubmitForm>
  );
}
