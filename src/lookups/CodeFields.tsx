import { Field, TextInput } from "#blocks/kit/control/Field.tsx";
import { texts } from "#blocks/kit/site/texts.ts";
import { messages } from "#locales/generated/look-ups.ts";
import { CodeField } from "#src/account/form/CodeField.tsx";
import type { FieldParts } from "./DocumentFields.tsx";
import styles from "./LookUp.module.css";
import type { LookingUp } from "./useLookingUp.tsx";

const useTexts = texts(messages);

/** The phone number or email address of the account that registered, and the code sent to it. */
export function CodeFields({ typed, faults, change, lookingUp }: FieldParts & { lookingUp: LookingUp }) {
  const t = useTexts();
  const { sent, sending, sendCode } = lookingUp;
  return (
    <>
      <Field label={t("contact")} hint={t("contactHint")} error={faults.contact}>
        {(control) => (
          <TextInput
            {...control}
            name="contact"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={typed.contact}
            onChange={({ target }) => change("contact", target.value)}
          />
        )}
      </Field>
      <CodeField sent={sent} sending={sending} press={sendCode} className={styles.send}>
        {({ label, hint, trouble, button, input }) => (
          <Field label={label} {...(hint && { hint })} error={faults.code ?? trouble}>
            {(control) => (
              <div className={styles.code}>
                <TextInput
                  {...control}
                  {...input}
                  name="code"
                  value={typed.code}
                  onChange={({ target }) => change("code", target.value)}
                />
                {button}
              </div>
            )}
          </Field>
        )}
      </CodeField>
    </>
  );
}
