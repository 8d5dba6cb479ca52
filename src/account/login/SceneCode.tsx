import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { Scene } from "#contract/purposes.ts";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/login.ts";
import { isEmailRegistered, sendEmailCode, sendSmsCode } from "#src/client/account.ts";
import type { Client } from "#src/client/client.ts";
import { CodeField, useCodeSending } from "../form/CodeField.tsx";
import { sentNow } from "../form/sending.ts";
import { useVerification } from "../form/useVerification.tsx";
import { useDrawer } from "./drawerContext.ts";
import type { DrawerForm } from "./entries.ts";
import fieldStyles from "./Fields.module.css";
import { TextField } from "./Fields.tsx";
import styles from "./login.module.css";
import type { Name } from "./typed.ts";

const useTexts = texts(messages);

interface SceneCodeProps {
  form: DrawerForm;
  name: Name;
  /** The field with the target of the code. */
  to: "phone" | "email";
  scene: Scene;
}

/**
 * The field of a code of the drawer: it is sent to a checked target, after the human verification.
 */
export function SceneCode({ form, name, to, scene }: SceneCodeProps) {
  const t = useTexts();
  const { client, typed, sent, loadCaptcha, fetchSettings, markSent } = useDrawer();
  const sending = useCodeSending();
  const { begin, captcha } = useVerification({
    client,
    scene,
    sending,
    isCaptchaOn: async () => (await fetchSettings()).isCaptchaOn,
    loadCaptcha,
    async send(target, pass) {
      if (scene === "register" && (await isEmailRegistered(client, target, pass)))
        return form.blame(to, t("emailTaken"));
      markSent(scene, sentNow(await sendCode(client, scene, target, pass), target));
      form.focus(name);
    },
    focus: () => form.focus(name),
  });
  const press = () => {
    if (form.check(to)) begin(to === "phone" ? cleanAccountPhone(typed.phone) : cleanText("email", typed.email));
  };
  return (
    <>
      <CodeField sent={sent[scene]} sending={sending} press={press} className={fieldStyles.send}>
        {({ button, ...parts }) => <TextField form={form} name={name} {...parts} after={button} />}
      </CodeField>
      {captcha && <div className={styles.captcha}>{captcha}</div>}
    </>
  );
}

function sendCode(client: Client, scene: Scene, target: string, pass: CaptchaPass | undefined) {
  if (scene === "login") return sendSmsCode(client, target, "2", pass);
  if (scene === "reset-by-phone") return sendSmsCode(client, target, "3", pass);
  return sendEmailCode(client, target, scene === "register" ? "1" : "2", pass);
}
