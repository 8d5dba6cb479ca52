import { type ComponentType, type ReactNode, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { Scene } from "#contract/purposes.ts";
import { messages } from "#locales/generated/code.ts";
import type { Client } from "#src/client/client.ts";
import type { CaptchaProps } from "../captcha/Captcha.tsx";
import type { CodeSending } from "./CodeField.tsx";

const useTexts = texts(messages);

interface VerificationParts {
  client: Client;
  scene: Scene;
  sending: CodeSending;
  /** Whether this server asks for a verification. */
  isCaptchaOn(): Promise<boolean>;
  loadCaptcha(): Promise<ComponentType<CaptchaProps>>;
  /** Sends the code. */
  send(target: string, pass: CaptchaPass | undefined): Promise<unknown>;
  /** Returns the focus to the field of the code. */
  focus(): void;
}

/** Has a code sent to a target, after the human verification if this server asks for one. */
export function useVerification(parts: VerificationParts): {
  begin(target: string): Promise<void>;
  /** The verification while it is open; it belongs below the field of the code. */
  captcha: ReactNode;
} {
  const { client, scene, sending, isCaptchaOn, loadCaptcha, send, focus } = parts;
  const { work, showTrouble } = sending;
  const t = useTexts();
  // The pass is only for this target, even if another one is typed in the meantime.
  const [open, setOpen] = useState<{ View: ComponentType<CaptchaProps>; target: string }>();
  const begin = (target: string) =>
    work(async () => {
      if (!(await isCaptchaOn())) return send(target, undefined);
      const View = await loadCaptcha().catch(() => undefined);
      if (View) setOpen({ View, target });
      else showTrouble(t("captchaNotLoaded"));
    });
  const cancel = () => {
    setOpen(undefined);
    showTrouble(t("slideFirst"));
    focus();
  };
  const pass = (target: string, captchaPass: CaptchaPass | undefined) => {
    setOpen(undefined);
    work(() => send(target, captchaPass));
  };
  const captcha = open && (
    <open.View
      client={client}
      scene={scene}
      target={open.target}
      onPassed={(captchaPass) => pass(open.target, captchaPass)}
      onClosed={cancel}
    />
  );
  return { begin, captcha };
}
