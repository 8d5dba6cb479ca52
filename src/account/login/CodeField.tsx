import { type ComponentType, useState } from "react";
import { texts } from "#blocks/kit/texts.ts";
import { messages } from "#locales/generated/login.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import { type CaptchaPass, isEmailRegistered, type Scene, sendEmailCode, sendSmsCode } from "#src/api/account.ts";
import type { Client } from "#src/api/client.ts";
import { useDrawer } from "./drawerContext.ts";
import { TextField } from "./Fields.tsx";
import styles from "./login.module.css";
import { plain, plainPhone } from "./rules.ts";
import { masked, secondsBetweenCodes, useSecondsLeft } from "./sending.ts";
import type { Form, Name } from "./useForm.ts";

const useTexts = texts(messages);

interface CodeFieldProps {
  form: Form;
  name: Name;
  /** The entry that says whom the code goes to. */
  to: "phone" | "email";
  scene: Scene;
}

/** The field of a code, and the button that has one sent: to a checked target, after the human verification, once a minute. */
export function CodeField({ form, name, to, scene }: CodeFieldProps) {
  const t = useTexts();
  const { sent, client } = useDrawer();
  const { press, isBusy, trouble, captcha, send, giveUp } = useSending({ form, name, to, scene });
  const last = sent[scene];
  const left = useSecondsLeft(last?.until);
  const news = last && left > 0 ? t("codeSent", { target: masked(last.target), minutes: last.minutes }) : undefined;
  const label = isBusy
    ? t("sending")
    : left > 0
      ? t("secondsToRetry", { seconds: left })
      : t(last ? "getCodeAgain" : "getCode");
  const button = (
    <button
      type="button"
      className={styles.send}
      aria-disabled={isBusy || left > 0}
      onClick={isBusy || left > 0 ? undefined : press}
    >
      {label}
    </button>
  );
  const input = { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 12 } as const;
  return (
    <>
      <TextField entry={form.entry(name)} label={t("codeLabel")} {...{ hint: news, trouble, input }} after={button} />
      <span className="visually-hidden" role="status">
        {news}
      </span>
      {captcha && (
        <div className={styles.captcha}>
          <captcha.View client={client} scene={scene} target={captcha.target} onPassed={send} onClosed={giveUp} />
        </div>
      )}
    </>
  );
}

function useSending({ form, name, to, scene }: CodeFieldProps) {
  const t = useTexts();
  const { client, typed, loadCaptcha, fetchSettings, markSent, explain } = useDrawer();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  // It is for this target alone, whatever is typed meanwhile.
  const [captcha, setCaptcha] = useState<{ View: ComponentType<CaptchaProps>; target: string }>();
  const work = async (job: () => Promise<void>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await job();
    } catch (error) {
      setTrouble(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const send = (target: string, pass?: CaptchaPass) =>
    work(async () => {
      setCaptcha(undefined);
      if (scene === "register" && (await isEmailRegistered(client, target, pass))) return form.blame(to, "emailTaken");
      const { verificationToken, expiresIn } = await sendCode(client, scene, target, pass);
      const until = performance.now() + secondsBetweenCodes * 1000;
      markSent(scene, { token: verificationToken, target, minutes: Math.round(expiresIn / 60), until });
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
      else setTrouble(t("captchaNotLoaded"));
    });
  };
  const giveUp = () => {
    setCaptcha(undefined);
    setTrouble(t("slideFirst"));
    form.focus(name);
  };
  return {
    press,
    isBusy,
    trouble,
    captcha,
    send: (pass: CaptchaPass | undefined) => captcha && send(captcha.target, pass),
    giveUp,
  };
}

function sendCode(client: Client, scene: Scene, target: string, pass: CaptchaPass | undefined) {
  if (scene === "login") return sendSmsCode(client, target, "2", pass);
  if (scene === "reset-by-phone") return sendSmsCode(client, target, "3", pass);
  return sendEmailCode(client, target, scene === "register" ? "1" : "2", pass);
}
