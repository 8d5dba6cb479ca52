import { useState } from "react";
import actionStyles from "#blocks/kit/Action.module.css";
import { Field, TextInput } from "#blocks/kit/Field.tsx";
import type { SentCode } from "#src/api/account.ts";
import { CodeField, useCodeSending } from "../form/CodeField.tsx";
import { type Sent, sentNow } from "../form/sending.ts";
import type { Form } from "../form/useForm.ts";
import styles from "./AccountPage.module.css";

interface OwnCodeProps {
  form: Form;
  /** The names of the form's values for the code, and for the token that goes with it. */
  name: string;
  tokenName: string;
  /** Where the code goes. */
  target: string;
  send(): Promise<SentCode>;
}

/** The field of a code on the account page, whose token goes into the form with it. */
export function OwnCode({ form, name, tokenName, target, send }: OwnCodeProps) {
  const [sent, setSent] = useState<Sent>();
  const sending = useCodeSending();
  const press = () =>
    sending.work(async () => {
      const next = sentNow(await send(), target);
      form.set(tokenName, next.token);
      setSent(next);
      form.focus(name);
    });
  return (
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
  );
}
