import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { texts } from "#blocks/kit/site/texts.ts";
import type { CaptchaPass } from "#contract/account.ts";
import type { LookedUp, LookUpBody } from "#contract/lookUps.ts";
import type { AnsweredLookUp, LookUpAsk } from "#core/lookUps.ts";
import { cleanText } from "#core/typedText.ts";
import { messages } from "#locales/generated/look-ups.ts";
import type { CaptchaProps } from "#src/account/captcha/Captcha.tsx";
import { captchaKind } from "#src/account/captcha/kind.ts";
import { type CodeSending, useCodeSending } from "#src/account/form/CodeField.tsx";
import { type Sent, sentNow } from "#src/account/form/sending.ts";
import { useExplanation } from "#src/account/useExplanation.ts";
import { useLookUpServices } from "./lookUpContext.ts";

const useTexts = texts(messages);

/** What a visitor has typed; nothing of it is kept, nor in an address. */
export type Typed = Record<"number" | "name" | "contact" | "code" | "bib", string> & {
  type: string;
};

interface LookingUpParts {
  kind: AnsweredLookUp;
  by: LookUpAsk;
  typed: Typed;
  onFound(found: LookedUp): void;
}

/** A look-up that is under way, or was refused. */
export interface LookingUp {
  isBusy: boolean;
  trouble: string | undefined;
  sent: Sent | undefined;
  sending: CodeSending;
  /** The verification while it is open. */
  captcha: ReactNode;
  begin(): void;
  sendCode(): void;
  /** Forgets what was refused, and closes the verification. */
  forget(): void;
}

/** Looks somebody up, after the human verification if this server asks for one. */
export function useLookingUp({ kind, by, typed, onFound }: LookingUpParts): LookingUp {
  const t = useTexts();
  const explain = useExplanation();
  const { client, publishedAt, loadCaptcha } = useLookUpServices();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const sending = useCodeSending();
  const [verifying, setVerifying] = useState<Verifying>();
  const isRunning = useRef(false);
  const work = async (run: () => Promise<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setTrouble(undefined);
    await run().catch((error: unknown) => setTrouble(explain(error)));
    isRunning.current = false;
    setBusy(false);
  };
  const lookUp = async (pass?: CaptchaPass) => {
    const json = buildBody({ kind, by, typed, sent, pass, at: publishedAt() });
    onFound(await client.call("POST /sign-up/look-up", { json, isSilent: true }));
  };
  const send = async (contact: string, pass?: CaptchaPass) => {
    const json = { domainName: location.hostname, contact, ...pass };
    setSent(sentNow(await client.call("POST /sign-up/look-up/code", { json, isSilent: true }), contact));
  };
  // The pass is only for this target, written as the server reads it, even if another one is typed
  // in the meantime.
  const verify = async (target: string, then: (pass?: CaptchaPass) => void) => {
    const { kind: captcha } = await captchaKind(client);
    if (captcha === "off") return then();
    const View = await loadCaptcha();
    setVerifying({ View, target, then });
  };
  const begin = () => {
    if (by !== "document") return void work(() => lookUp());
    void work(() =>
      verify(cleanText("number", typed.number), (pass) => void setTimeout(() => work(() => lookUp(pass)))),
    );
  };
  const sendCode = () => {
    const contact = cleanText("line", typed.contact);
    if (contact === "") return sending.showTrouble(t("missing", { field: "contact" }));
    void sending.work(() => verify(contact, (pass) => void sending.work(() => send(contact, pass))));
  };
  const captcha = verifying && (
    <verifying.View
      client={client}
      scene="look-up"
      target={verifying.target}
      onPassed={(pass) => {
        setVerifying(undefined);
        verifying.then(pass);
      }}
      onClosed={() => {
        setVerifying(undefined);
        setTrouble(t("verifyFirst"));
      }}
    />
  );
  const forget = () => {
    setVerifying(undefined);
    setTrouble(undefined);
  };
  return { isBusy, trouble, sent, sending, captcha, begin, sendCode, forget };
}

interface Verifying {
  View: ComponentType<CaptchaProps>;
  target: string;
  then(pass?: CaptchaPass): void;
}

const queryTypes = { registration: 1, score: 4, "past-results": 4 } as const;

function buildBody({
  kind,
  by,
  typed,
  sent,
  pass,
  at,
}: Omit<LookingUpParts, "onFound"> & {
  sent: Sent | undefined;
  pass: CaptchaPass | undefined;
  at: number | undefined;
}): LookUpBody {
  const { type, number, name, contact, code, bib } = typed;
  const body = {
    domainName: location.hostname,
    queryType: queryTypes[kind],
    by,
    ...(kind === "past-results" && { years: "all" as const }),
    ...(at !== undefined && { at }),
  };
  if (by === "bib") return { ...body, bib: { bib } };
  if (by === "code") return { ...body, code: { contact, code, verificationToken: sent?.token ?? "none" } };
  return { ...body, document: { type: type as "1", number, name }, ...pass };
}
