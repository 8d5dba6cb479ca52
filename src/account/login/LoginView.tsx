import { Tabs } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { TextButton } from "#blocks/kit/control/TextButton.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass, Login } from "#contract/account.ts";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/login.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { logInByCode, logInByPassword } from "#src/client/account.ts";
import { errorCode } from "#src/client/errors.ts";
import { useCodeSending } from "../form/CodeField.tsx";
import { useVerification } from "../form/useVerification.tsx";
import { Agreement } from "./Agreement.tsx";
import { type Mode, useDrawer } from "./drawerContext.ts";
import { type DrawerForm, useDrawerForm } from "./entries.ts";
import { EmailField, PasswordField, PhoneField } from "./Fields.tsx";
import styles from "./login.module.css";
import { checkCode, checkPhone, emailRule, passwordRule } from "./rules.ts";
import { SceneCode } from "./SceneCode.tsx";
import { SubmitForm } from "./SubmitForm.tsx";
import { TestAccounts } from "./TestAccounts.tsx";

const useTexts = texts(messages);
const loginTypes: Record<Mode, "0" | "1" | "5"> = { code: "1", password: "0", email: "5" };

/** The login: one of three ways, of which the password is the first shown. */
export function LoginView() {
  const t = useTexts();
  const { mode, go, settings, hasTestAccounts } = useDrawer();
  const modes = (Object.keys(loginTypes) as Mode[]).filter(
    (mode) => settings?.loginTypes.includes(loginTypes[mode]) ?? true,
  );
  return (
    <>
      <Tabs.Root
        value={mode}
        onValueChange={({ value }) => go("login", value as Mode)}
        lazyMount
        unmountOnExit
        activationMode="manual"
      >
        <Tabs.List aria-label={t("ways")}>
          {modes.map((mode) => (
            <Tabs.Trigger key={mode} value={mode}>
              {t(mode)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="code">
          <CodeLogin />
        </Tabs.Content>
        <Tabs.Content value="password">
          <PasswordLogin />
        </Tabs.Content>
        <Tabs.Content value="email">
          <EmailLogin />
        </Tabs.Content>
      </Tabs.Root>
      {hasTestAccounts && <TestAccounts />}
    </>
  );
}

function CodeLogin() {
  const t = useTexts();
  const { typed, client, sent } = useDrawer();
  const form = useDrawerForm({ phone: checkPhone, loginCode: checkCode });
  const phone = cleanAccountPhone(typed.phone);
  const logIn = () => logInByCode(client, phone, cleanText("code", typed.loginCode), sent.login?.token);
  return (
    <LoginForm form={form} target={phone} logIn={logIn}>
      <PhoneField form={form} />
      <SceneCode form={form} name="loginCode" to="phone" scene="login" />
      <p className={styles.aside}>{t("newcomers")}</p>
    </LoginForm>
  );
}

function PasswordLogin() {
  const t = useTexts();
  const { typed, client, settings, go } = useDrawer();
  const rules = { phone: checkPhone, password: passwordRule(settings?.passwordPolicy ?? "basic") };
  const form = useDrawerForm(rules);
  const phone = cleanAccountPhone(typed.phone);
  const logIn = (pass?: CaptchaPass) => logInByPassword(client, { phone }, encodePassword(typed.password), pass);
  const offersCodes = settings?.loginTypes.includes(loginTypes.code) ?? true;
  return (
    <>
      <LoginForm form={form} target={phone} logIn={logIn}>
        <PhoneField form={form} autoComplete="username" />
        <PasswordField form={form} label={t("password")} autoComplete="current-password" />
        <p className={styles.ways}>
          <TextButton onClick={() => go("forgot-phone")}>{t("forgot")}</TextButton>
        </p>
      </LoginForm>
      {offersCodes && (
        <p className={styles.newcomer}>
          {t("noAccount")} <TextButton onClick={() => go("login", "code")}>{t("byCode")}</TextButton>
        </p>
      )}
    </>
  );
}

function EmailLogin() {
  const t = useTexts();
  const { typed, client, settings, go } = useDrawer();
  const rules = { email: emailRule(true), password: passwordRule(settings?.passwordPolicy ?? "basic") };
  const form = useDrawerForm(rules);
  const accountEmail = cleanText("email", typed.email);
  const logIn = (pass?: CaptchaPass) => logInByPassword(client, { accountEmail }, encodePassword(typed.password), pass);
  return (
    <>
      <LoginForm form={form} target={accountEmail} logIn={logIn}>
        <EmailField form={form} autoComplete="username" />
        <PasswordField form={form} label={t("password")} autoComplete="current-password" />
        <p className={styles.ways}>
          <TextButton onClick={() => go("forgot-email")}>{t("forgot")}</TextButton>
        </p>
      </LoginForm>
      <p className={styles.newcomer}>
        {t("noAccount")} <TextButton onClick={() => go("register")}>{t("register")}</TextButton>
      </p>
    </>
  );
}

interface LoginFormProps {
  form: DrawerForm;
  /** The phone number or email address that logs in. */
  target: string;
  logIn(pass?: CaptchaPass): Promise<Login>;
  children: ReactNode;
}

function LoginForm({ form, target, logIn, children }: LoginFormProps) {
  const t = useTexts();
  const { hasAgreed, enter, client, loadCaptcha } = useDrawer();
  const { showToast } = useSite();
  const [isAsked, setAsked] = useState(false);
  const verifying = useCodeSending();
  const onFailure = (message: string) => showToast("error", message);
  const { begin, captcha } = useVerification({
    client,
    loadCaptcha,
    scene: "login",
    sending: verifying,
    isCaptchaOn: async () => true,
    send: (_target, pass) => form.submit(async () => enter(await logIn(pass)), { onFailure }),
    focus: () => form.focus("password"),
  });
  const submit = async () => {
    try {
      enter(await logIn());
    } catch (error) {
      // While somebody tries passwords, the server asks unknown browsers for a verification.
      if (errorCode(error) !== "captcha/not-passed") throw error;
      await begin(target);
    }
  };
  const isAllowed = () => {
    setAsked(!hasAgreed);
    return hasAgreed;
  };
  return (
    <SubmitForm
      form={form}
      label={t("logIn")}
      busyLabel={t("loggingIn")}
      isLocked={!hasAgreed}
      isAllowed={isAllowed}
      submit={submit}
      onFailure={onFailure}
      before={
        <>
          {captcha && (
            <div className={styles.captcha}>
              <p className={styles.aside}>{t("verifyFirst")}</p>
              {captcha}
            </div>
          )}
          {verifying.trouble && (
            <p className={styles.trouble} role="alert">
              {verifying.trouble}
            </p>
          )}
          <Agreement isAsked={isAsked} />
        </>
      }
    >
      {children}
    </SubmitForm>
  );
}
