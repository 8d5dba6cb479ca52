import { type ReactNode, useState } from "react";
import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import actionStyles from "#blocks/kit/link/Action.module.css";
import type { SentCode } from "#contract/account.ts";
import type { Client } from "#src/client/client.ts";
import type { AccountSession } from "../accountSession.ts";
import { CodeField, type CodeSending, useCodeSending } from "../form/CodeField.tsx";
import { type Sent, sentNow } from "../form/sending.ts";
import type { Form } from "../form/useForm.ts";
import { useVerification } from "../form/useVerification.tsx";
import styles from "./AccountSection.module.css";

/** The names of the form's values for a code, and for the token that goes with it. */
interface CodeNames {
  form: Form;
  name: string;
  tokenName: string;
}

/** The field of a code that goes to the account's own phone or email, `target`. */
export function OwnCode({ target, send, ...names }: CodeNames & { target: string; send(): Promise<SentCode> }) {
  const code = useSentCode(names);
  const press = () => code.sending.work(async () => code.keep(await send(), target));
  return <CodeEntry {...names} {...code} press={press} />;
}

interface NewContactCodeProps extends CodeNames {
  client: Client;
  session: AccountSession;
  /** The field with the target of the code. */
  to: "phone" | "accountEmail";
  /** What is typed there, as it is sent. */
  target: string;
}

/**
 * The field of a code that goes to a new phone number or email address: after the human
 * verification, for it may be somebody else's.
 */
export function NewContactCode({ client, session, to, target, ...names }: NewContactCodeProps) {
  const code = useSentCode(names);
  const { begin, captcha } = useVerification({
    client,
    scene: to === "phone" ? "change-phone" : "change-email",
    sending: code.sending,
    isCaptchaOn: async () => (await client.call("GET /user-center/account-settings", { isSilent: true })).isCaptchaOn,
    loadCaptcha: session.loadCaptcha,
    send: async (address, pass) =>
      code.keep(
        await client.call("POST /user-center/contact-code", {
          json: { ...(to === "phone" ? { phone: address } : { accountEmail: address }), ...pass },
          isSilent: true,
        }),
        address,
      ),
    focus: () => names.form.focus(names.name),
  });
  const press = () => {
    if (names.form.check(to)) begin(target);
  };
  return (
    <CodeEntry {...names} {...code} press={press}>
      {captcha && <div className={styles.captcha}>{captcha}</div>}
    </CodeEntry>
  );
}

function useSentCode({ form, name, tokenName }: CodeNames) {
  const [sent, setSent] = useState<Sent>();
  const sending = useCodeSending();
  const keep = (code: SentCode, target: string) => {
    const next = sentNow(code, target);
    form.set(tokenName, next.token);
    setSent(next);
    form.focus(name);
  };
  return { sent, sending, keep };
}

interface CodeEntryProps extends CodeNames {
  sent: Sent | undefined;
  sending: CodeSending;
  press(): void;
  children?: ReactNode;
}

function CodeEntry({ form, name, sent, sending, press, children }: CodeEntryProps) {
  return (
    <>
      <CodeField
        sent={sent}
        sending={sending}
        press={press}
        className={`${actionStyles.action} ${actionStyles.quiet} ${styles.send}`}
      >
        {({ label, hint, trouble, button, input }) => (
          <Field label={label} {...(hint && { hint })} error={form.fault(name) ?? trouble}>
            {(control) => (
              <span className={styles.code}>
                <TextInput {...control} {...form.bind(name)} {...input} />
                {button}
              </span>
            )}
          </Field>
        )}
      </CodeField>
      {children}
    </>
  );
}
