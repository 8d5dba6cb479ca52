import { type ComponentType, useState } from "react";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/login.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import { type CaptchaPass, isEmailRegistered, type Scene, sendEmailCode, sendSmsCode } from "#src/api/account.ts";
import type { Client } from "#src/api/client.ts";
import { CodeField, type CodeSending, useCodeSending } from "../form/CodeField.tsx";
import { sentNow } from "../form/sending.ts";
import { useDrawer } from "./drawerContext.ts";
import type { DrawerForm, Name } from "./entries.ts";
import { TextField } from "./Fields.tsx";
import styles from "./login.module.css";
import { plain, plainPhone } from "./rules.ts";

const useTexts = texts(messages);

interface SceneCodeProps {
  form: DrawerForm;
  name: Name;
  /** The entry that says whom the code goes to. */
  to: "phone" | "email";
  scene: Scene;
}

/** The field of a code of the drawer: it is sent to a checked target, after the human verification. */
export function SceneCode({ form, name, to, scene }: SceneCodeProps) {
  const { sent, client } = useDrawer();
  const sending = useCodeSending();
  const { press, captcha, send, giveUp } = useVerifiedSending({ form, name, to, scene }, sending);
  return (
    <>
      <CodeField sent={sent[scene]} sending={sending} press={press} className={styles.send}>
        {({ button, ...parts }) => <TextField form={form} name={name} {...parts} after={button} />}
      </CodeField>
      {captcha && (
        <div className={styles.captcha}>
          <captcha.View client={client} scene={scene} target={captcha.target} onPassed={send} onClosed={giveUp} />
        </div>
      )}
    </>
  );
}

function useVerifiedSending({ form, name, to, scene }: SceneCodeProps, { work, say }: CodeSending) {
  const t = useTexts();
  const { client, typed, loadCaptcha, fetchSettings, markSent } = useDrawer();
  // It is for this target alone, whatever is typed meanwhile.
  const [captcha, setCaptcha] = useState<{ View: ComponentType<CaptchaProps>; target: string }>();
  const send = (target: string, pass?: CaptchaPass) =>
    work(async () => {
      setCaptcha(undefined);
      if (scene === "register" && (await isEmailRegistered(client, target, pass)))
        return form.blame(to, t("emailTaken"));
      markSent(scene, sentNow(await sendCode(client, scene, target, pass), target));
      form.focus(name);
    });
  const press = () => {
    if (!form.check(to)) return;
    const target = to === "phone" ? plainPhone(typed.phone) : plain(typed.email);
    work(async () => {
      const { isCaptchaOn } = await fetchSettings();
      if (!isCaptchaOn) return send(target);
      const View = await loadCaptcha().catch(() => undefined);
      if (View) setCaptcha({ View, target });
      else say(t("captchaNotLoaded"));
    });
  };
  const giveUp = () => {
    setCaptcha(undefined);
    say(t("slideFirst"));
    form.focus(name);
  };
  return { press, captcha, send: (pass: CaptchaPass | undefined) => captcha && send(captcha.target, pass), giveUp };
}

function sendCode(client: Client, scene: Scene, target: string, pass: CaptchaPass | undefined) {
  if (scene === "login") return sendSmsCode(client, target, "2", pass);
  if (scene === "reset-by-phone") return sendSmsCode(client, target, "3", pass);
  return sendEmailCode(client, target, scene === "register" ? "1" : "2", pass);
}
