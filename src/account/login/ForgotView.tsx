import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/login.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { useDrawer } from "./drawerContext.ts";
import { useDrawerForm } from "./entries.ts";
import { EmailField, PhoneField } from "./Fields.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { checkCode, checkPhone, confirmRule, emailRule, passwordRule } from "./rules.ts";
import { SceneCode } from "./SceneCode.tsx";
import { SubmitForm } from "./SubmitForm.tsx";

const useTexts = texts(messages);

/** Sets a new password by a code to the phone or the email address, and then opens the login. */
export function ForgotView({ by }: { by: "phone" | "email" }) {
  const t = useTexts();
  const { showToast } = useSite();
  const { typed, type, client, settings, sent, go, leave } = useDrawer();
  const scene = by === "phone" ? "reset-by-phone" : "reset-by-email";
  const code = by === "phone" ? "phoneCode" : "emailCode";
  const token = sent[scene]?.token;
  const newPassword = passwordRule(settings?.passwordPolicy ?? "basic");
  const form = useDrawerForm({
    ...(by === "phone" ? { phone: checkPhone } : { email: emailRule(false) }),
    // Without a sent code there is no token that the typed one belongs to.
    [code]: (value: string) => checkCode(value) ?? (token === undefined ? "codeFirst" : undefined),
    password: newPassword,
    confirm: confirmRule(typed.password),
  });
  const submit = async () => {
    const password = () => encodePassword(typed.password);
    const reset = {
      captcha: cleanText("code", typed[code]),
      verificationToken: token ?? "",
      loginPassword: password(),
      confirmPassword: password(),
    };
    if (by === "phone")
      await client.call("POST /user-center/reset-password-by-phone", {
        json: { phone: cleanAccountPhone(typed.phone), encryptType: "1", enterprise: 0, ...reset },
        isSilent: true,
      });
    else
      await client.call("POST /user-center/reset-password-by-email", {
        json: { accountEmail: cleanText("email", typed.email), encryptType: "1", ...reset },
        isSilent: true,
      });
    showToast("success", t("modified"));
    type(code, "");
    leave();
    go("login", by === "phone" ? "password" : "email");
  };
  return (
    <SubmitForm form={form} label={t("reset")} busyLabel={t("resetting")} submit={submit}>
      {by === "phone" ? (
        <PhoneField form={form} autoComplete="username" />
      ) : (
        <EmailField form={form} autoComplete="username" />
      )}
      <SceneCode form={form} name={code} to={by} scene={scene} />
      <NewPassword form={form} label={t("newPasswordLabel")} />
    </SubmitForm>
  );
}
